sockets[0].open();
click("#one");
const [command] = sockets[0].sent;
same("not lost yet", one("#lost"), null);
sockets[0].close();
sockets[0].onclose({ code: 1006 });
await sleep(520);
same("banner", one("#lost").textContent, document.body.dataset.lost);
await sleep(300);
same("tried again", sockets.length, 2);
sockets[1].onclose({ code: 1006 });
await sleep(600);
same("longer pause", sockets.length, 2);
await sleep(1000);
same("third", sockets.length, 3);
sockets[2].open();
same("no banner", one("#lost"), null);
same("the same command again", sockets[2].sent, [command]);
sockets[2].say({ answer: command.id, ok: true });
sockets[2].onclose({ code: 1006 });
dispatchEvent(new Event("online"));
same("at once", sockets.length, 4);
sockets[3].open();
same("nothing to repeat", sockets[3].sent, []);
sockets[3].say({ regions: { status: "<p>here</p>" }, version: 20 });
same("all again", one("#status").textContent, "here");
click("#one");
same("new version", sockets[3].sent[0].version, 20);
await sleep(8100);
same("silence is noticed", sockets[3].readyState, 3);
await sleep(800);
sockets[4].open();
same("asked again", sockets[4].sent[0].id, sockets[3].sent[0].id);
await sleep(8100);
same("silence is noticed again", sockets[4].readyState, 3);
dispatchEvent(new Event("online"));
sockets[5].open();
same("and asked again", sockets[5].sent[0].id, sockets[3].sent[0].id);

// What is packed is unpacked, and what comes after it waits for it.
const packed = (version, regions) => {
  const bytes = Object.values(regions).map((html) => new TextEncoder().encode(html));
  const lengths = Object.keys(regions).map((name, n) => [name, bytes[n].length]);
  const message = new Blob([JSON.stringify({ version, regions: lengths }), "\n", ...bytes]);
  return new Response(message.stream().pipeThrough(new CompressionStream("deflate"))).arrayBuffer();
};
const data = await packed(21, { status: `<p>${"őrült jól ".repeat(9999)}</p>`, log: "<ol><li>kész</li></ol>" });
sockets[5].onmessage({ data });
sockets[5].say({ regions: { status: "<p>after it</p>" }, version: 22 });
same("not yet", one("#status").textContent, "here");
await sleep(500);
same("in order", one("#status").textContent, "after it");
same("each region for itself", one("#log").textContent, "kész");
same("the last version", one("[data-socket]").dataset.version, "22");

// What cannot be unpacked is asked for anew.
sockets[5].onmessage({ data: data.slice(9) });
await sleep(500);
same("let go", sockets[5].readyState, 3);
