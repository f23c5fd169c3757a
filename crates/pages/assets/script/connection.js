// The connection of a table: it comes back when it is lost, and gives what it hears in the order in which it was said.

import { away } from "./notes.js";
import { absolute, table } from "./page.js";
import { connect } from "./transport.js";

const SHORTEST = 500;
const LONGEST = 10000;
const BRACE = 123;

let connection = null;
let pause = SHORTEST;
let timer = 0;
let listener = null;

// Connects, and stays so. The listener hears when the connection is there (`open`) and every message (`receive`).
export function stayConnected(handlers) {
  listener = handlers;
  addEventListener("online", () => {
    drop();
    reach();
  });
  addEventListener("offline", () => away(true));
  addEventListener("pageshow", hurry);
  document.addEventListener("visibilitychange", hurry);
  reach();
}

export const isConnected = () => connection !== null && connection.isOpen();

export function transmit(command) {
  if (isConnected()) connection.send(JSON.stringify(command));
}

// Gives up the connection for another one.
export function drop() {
  if (connection) connection.close();
  connection = null;
  away(true);
  clearTimeout(timer);
  timer = setTimeout(reach, pause * (0.75 + Math.random() / 2));
  pause = Math.min(pause * 2, LONGEST);
}

function hurry() {
  if (!document.hidden && connection === null) reach();
}

function reach() {
  clearTimeout(timer);
  // Unpacking takes a moment, and what comes later waits for it.
  let unpacking = null;
  const hear = (message) => {
    pause = SHORTEST;
    if (!unpacking && !(message instanceof Promise)) return listener.receive(message);
    const last = Promise.all([unpacking, message]).then(([, message]) => {
      if (unpacking === last) unpacking = null;
      if (connection === mine) listener.receive(message);
    });
    last.catch(() => connection === mine && drop());
    unpacking = last;
  };
  const mine = connect(absolute(table.dataset.socket), {
    open() {
      away(false);
      listener.open();
    },
    text: (text) => hear(JSON.parse(text)),
    bytes: (bytes) => hear(unpack(bytes)),
    // A table that cannot be read any more is not come back to: its page says why.
    closed: ({ code }) => (code === 4000 ? location.reload() : drop()),
  });
  connection = mine;
}

// A redraw: a line of JSON, in which each region stands with the number of its bytes, and then the regions; deflated or not.
async function unpack(data) {
  const isPlain = new Uint8Array(data)[0] === BRACE;
  const plain = isPlain ? data : await inflate(data);
  const bytes = new Uint8Array(plain);
  const text = (from, to) => new TextDecoder().decode(bytes.subarray(from, to));
  let at = bytes.indexOf(10);
  const { version, regions } = JSON.parse(text(0, at++));
  return { version, regions: Object.fromEntries(regions.map(([name, length]) => [name, text(at, (at += length))])) };
}

function inflate(data) {
  return new Response(new Response(data).body.pipeThrough(new DecompressionStream("deflate"))).arrayBuffer();
}
