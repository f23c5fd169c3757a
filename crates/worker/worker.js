// A table in the browser: the script of the worker that <html data-worker> names. It speaks the messages of transport.js for the
// table in worker.wasm, which stands beside it and has no clock, no random numbers and no timer: it gets them here.
//
// What is played stands in the query of this script's address (crates/worker/src/beginning.rs reads it):
//
//   worker.js?game=clever2&setup=players%3D2&seat=me&seat=easy
//
// So the page needs no message of its own for it, and a worker that takes the place of one that failed begins with the same.

const BYTES = 2;
const FAILED = 1011;

let table = null;
let timer = 0;

const random = (length) => Array.from(crypto.getRandomValues(new Uint8Array(length)));

async function load() {
  const { instance } = await WebAssembly.instantiateStreaming(fetch(new URL("./worker.wasm", import.meta.url)));
  const query = location.search.slice(1);
  const start = { query, random: { table: random(16), guest: random(16), seed: random(32), bots: random(32) } };
  tell(instance.exports, { start });
  return instance.exports;
}

// Tells the table something, hands its answers to the page, and wakes it when it wants to be woken.
function tell(wasm, message) {
  const bytes = new TextEncoder().encode(JSON.stringify(message));
  const at = wasm.input(bytes.length);
  new Uint8Array(wasm.memory.buffer, at, bytes.length).set(bytes);
  wasm.receive(performance.now());
  for (let kind = wasm.next(); kind; kind = wasm.next()) {
    const answer = wasm.memory.buffer.slice(wasm.output(), wasm.output() + wasm.output_length());
    if (kind === BYTES) postMessage({ bytes: answer }, [answer]);
    else postMessage(JSON.parse(new TextDecoder().decode(answer)));
  }
  clearTimeout(timer);
  const pause = wasm.due() - performance.now();
  if (pause < Infinity) timer = setTimeout(hear, Math.max(pause, 0), { tick: true });
}

// What is told while the table is still loaded waits for it, in its order. A table that has failed is put away.
async function hear(message) {
  table ||= load();
  const mine = table;
  try {
    tell(await mine, message);
  } catch (error) {
    if (table !== mine) return;
    table = null;
    clearTimeout(timer);
    postMessage({ closed: { code: FAILED, reason: String(error) } });
  }
}

onmessage = ({ data }) => hear(data);
