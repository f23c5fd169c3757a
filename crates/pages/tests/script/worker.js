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
worker.say({ bytes: await plain(6, { status: "<p>hat</p>" }) });
await becomes("plain", () => [one("#status").textContent, one("#table").dataset.version], ["hat", "6"]);
const [first, second] = [await packed(7, { status: "<p>hét</p>", log: "<p>hetes</p>" }), await plain(8, { status: "<p>nyolc</p>" })];
worker.say({ bytes: first });
worker.say({ bytes: second });
await becomes("packed", () => one("#log").textContent, "hetes");
await becomes("in order", () => [one("#status").textContent, one("#table").dataset.version], ["nyolc", "8"]);

// What the worker ends begins again in the same worker, and what was not answered is sent again.
click("#one");
const { send } = worker.heard.at(-1);
worker.say({ closed: { code: 1006, reason: "" } });
await pass(520);
same("banner", one("#lost") !== null, true);
await pass(300);
same("opened again", [workers.length, worker.heard.at(-1)], [1, { open: address }]);
worker.say({ open: true });
same("sent again", [worker.heard.at(-1), one("#lost")], [{ send }, null]);

// A worker that fails is put away for another one.
worker.onerror({ message: "unreachable" });
same("put away", worker.isTerminated, true);
await pass(1300);
same("another", [workers.length, workers[1].heard], [2, [{ open: address }]]);
workers[1].say({ open: true });
same("sent to it", workers[1].heard.at(-1), { send });
await pass(8100);
same("silence is noticed", workers[1].heard.some(({ close }) => close), true);
