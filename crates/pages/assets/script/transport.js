// The transport: how messages reach the table and come back. `connect(address, handlers)` gives a connection with `isOpen()`,
// `send(text)` and `close()`, after which its handlers hear nothing more. The handlers are
//
//   open()                    the connection is there
//   text(string)              a message of JSON
//   bytes(ArrayBuffer)        a redraw, packed or not
//   closed({ code, reason })  the other side has ended it, or it broke
//
// It is a WebSocket, unless the page names a worker: <html data-worker="/path/worker.js">. Then the table is in that worker (a
// module), one for the life of the page, and the same goes through postMessage.
//
//   to the worker             { open: address }, { send: text }, { close: true }
//   from the worker           { open: true }, { text }, { bytes }, { closed: { code, reason } }
//
// The address is the one a WebSocket would have. { open } ends the connection that was there before. { close } has no answer:
// { closed } is said by the worker when it ends a connection itself. A worker that fails is put away, and the next connection
// starts another one.

const script = document.documentElement.dataset.worker;

export const connect = script ? connectWorker : connectSocket;

function connectSocket(address, { open, text, bytes, closed }) {
  const target = new URL(address.replace(/^http/, "ws"));
  if ("DecompressionStream" in window) target.searchParams.set("packed", "true");
  const socket = new WebSocket(target);
  socket.binaryType = "arraybuffer";
  socket.onopen = open;
  socket.onmessage = ({ data }) => (typeof data === "string" ? text(data) : bytes(data));
  socket.onclose = closed;
  return {
    isOpen: () => socket.readyState === WebSocket.OPEN,
    send: (text) => socket.send(text),
    close() {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    },
  };
}

let worker = null;

function connectWorker(address, handlers) {
  const mine = worker || new Worker(script, { type: "module" });
  let isOpen = false;
  const end = (why) => {
    isOpen = false;
    handlers.closed(why);
  };
  worker = mine;
  mine.onmessage = ({ data }) => {
    if (data.open) {
      isOpen = true;
      handlers.open();
    } else if (data.text !== undefined) handlers.text(data.text);
    else if (data.bytes) handlers.bytes(data.bytes);
    else if (data.closed) end(data.closed);
  };
  mine.onerror = ({ message }) => {
    mine.terminate();
    worker = null;
    end({ code: 1006, reason: message });
  };
  mine.postMessage({ open: address });
  return {
    isOpen: () => isOpen,
    send: (text) => mine.postMessage({ send: text }),
    close() {
      isOpen = false;
      mine.onmessage = mine.onerror = null;
      mine.postMessage({ close: true });
    },
  };
}
