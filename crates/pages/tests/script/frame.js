// What the tests stand on: sockets and workers that the test holds the other end of, and a list of steps.
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
const sleep = (time) => new Promise((wake) => setTimeout(wake, time));

function same(what, found, expected) {
  const [left, right] = [found, expected].map((value) => JSON.stringify(value));
  if (left !== right) throw new Error(`${what}: ${left} is not ${right}`);
}

function steps(run) {
  addEventListener("load", async () => {
    let result = "ok";
    try {
      await run();
    } catch (error) {
      result = String(error).replace(/"/g, "'");
    }
    document.documentElement.dataset.result = result;
  });
}
