// What the tests stand on: a clock that the test moves, sockets and workers that it holds the other end of, and a list of steps.
const realTimeout = window.setTimeout.bind(window);
const wait = (duration) => new Promise((wake) => realTimeout(wake, duration));
const timers = new Map();
let [time, lastTimer] = [0, 0];
window.setTimeout = (call, delay = 0, ...given) => {
  timers.set(++lastTimer, { at: time + delay, call: () => call(...given) });
  return lastTimer;
};
window.clearTimeout = (timer) => timers.delete(timer);

// Lets time pass on the page: what is due happens in its order, and promises are kept in between.
async function pass(duration) {
  const end = time + duration;
  for (;;) {
    await wait(0);
    const [next] = [...timers].filter(([, { at }]) => at <= end).sort(([, one], [, other]) => one.at - other.at);
    if (!next) break;
    const [timer, { at, call }] = next;
    timers.delete(timer);
    time = at;
    call();
  }
  time = end;
}

const sockets = [];
window.WebSocket = class {
  static OPEN = 1;
  constructor(address) {
    Object.assign(this, { address: String(address), readyState: 0, sent: [] });
    sockets.push(this);
  }
  send(text) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
  open() {
    this.readyState = 1;
    this.onopen();
  }
  say(message) {
    this.onmessage({ data: JSON.stringify(message) });
  }
};
const workers = [];
window.Worker = class {
  constructor(address, { type }) {
    Object.assign(this, { address, type, heard: [], isTerminated: false });
    workers.push(this);
  }
  postMessage(message) {
    if (!this.isTerminated) this.heard.push(message);
  }
  terminate() {
    this.isTerminated = true;
  }
  say(data) {
    this.onmessage({ data });
  }
};
const one = (selector) => document.querySelector(selector);
const click = (selector) => one(selector).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
const key = (selector, key) => one(selector).dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));

// A redraw as the server writes it.
const redraw = (version, regions) => {
  const bytes = Object.values(regions).map((html) => new TextEncoder().encode(html));
  const lengths = Object.keys(regions).map((name, n) => [name, bytes[n].length]);
  return new Blob([JSON.stringify({ version, regions: lengths }), "\n", ...bytes]);
};
const plain = (version, regions) => redraw(version, regions).arrayBuffer();
const packed = (version, regions) =>
  new Response(redraw(version, regions).stream().pipeThrough(new CompressionStream("deflate"))).arrayBuffer();

function same(what, found, expected) {
  const [left, right] = [found, expected].map((value) => JSON.stringify(value));
  if (left !== right) throw new Error(`${what}: ${left} is not ${right}`);
}

// What the browser does in its own time, as painting and unpacking, is waited for; a minute is long enough to give up.
async function becomes(what, find, expected) {
  const end = performance.now() + 60000;
  while (JSON.stringify(find()) !== JSON.stringify(expected) && performance.now() < end) await wait(10);
  same(what, find(), expected);
}

function steps(run) {
  addEventListener("DOMContentLoaded", async () => {
    // The browser prints the page when it is loaded, and it is not while a frame in it is still being written.
    const frame = document.head.appendChild(document.createElement("iframe"));
    frame.contentDocument.open();
    let result = "ok";
    try {
      await run();
    } catch (error) {
      result = String(error).replace(/"/g, "'");
    }
    document.documentElement.dataset.result = result;
    frame.remove();
  });
}
