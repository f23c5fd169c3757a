const [worker] = workers;
const [{ open: address }] = worker.heard;
same("no socket", [sockets.length, workers.length, worker.address, worker.type], [0, 1, "worker.js", "module"]);
same("address", address.endsWith("/t/abc/socket?lang=en"), true);
worker.say({ open: true });
click("#one");
const { id, ...command } = JSON.parse(worker.heard.at(-1).send);
same("command", command, { cmd: "play", action: "one", version: 5 });
worker.say({ text: JSON.stringify({ answer: id, ok: true }) });
same("answered", one("#table").getAttribute("aria-busy"), "false");

// A redraw is packed or not, and both keep their order.
const plain = (version, html) => {
  const bytes = new TextEncoder().encode(html);
  return new Blob([JSON.stringify({ version, regions: [["status", bytes.length]] }), "\n", bytes]);
};
const packed = new Response(plain(7, "<p>hét</p>").stream().pipeThrough(new CompressionStream("deflate")));
const [first, second] = [await plain(6, "<p>hat</p>").arrayBuffer(), await packed.arrayBuffer()];
worker.say({ bytes: first });
await sleep(100);
same("plain", [one("#status").textContent, one("#table").dataset.version], ["hat", "6"]);
worker.say({ bytes: second });
worker.say({ bytes: await plain(8, "<p>nyolc</p>").arrayBuffer() });
await sleep(100);
same("packed", [one("#status").textContent, one("#table").dataset.version], ["nyolc", "8"]);

// What the worker ends begins again in the same worker, and what was not answered is sent again.
click("#one");
const { send } = worker.heard.at(-1);
worker.say({ closed: { code: 1006, reason: "" } });
await sleep(520);
same("banner", one("#lost") !== null, true);
await sleep(300);
same("opened again", [workers.length, worker.heard.at(-1)], [1, { open: address }]);
worker.say({ open: true });
same("sent again", [worker.heard.at(-1), one("#lost")], [{ send }, null]);

// A worker that fails is put away for another one.
worker.onerror({ message: "unreachable" });
same("put away", worker.isTerminated, true);
await sleep(1300);
same("another", [workers.length, workers[1].heard], [2, [{ open: address }]]);
workers[1].say({ open: true });
same("sent to it", workers[1].heard.at(-1), { send });
await sleep(8100);
same("silence is noticed", workers[1].heard.some(({ close }) => close), true);
