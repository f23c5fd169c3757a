// Sounds: what the page plays is counted; the first touch wakes them.
const played = [];
const param = () => ({ value: 0, setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} });
const node = (kind) => ({ kind, frequency: param(), gain: param(), connect: (next) => next, start: () => played.push(kind), stop() {} });
window.AudioContext = class {
  sampleRate = 100;
  currentTime = 0;
  state = "running";
  createOscillator = () => node("note");
  createBufferSource = () => node("burst");
  createBiquadFilter = () => node("filter");
  createGain = () => node("gain");
  createBuffer = () => ({ getChannelData: () => new Float32Array(5) });
};
const [socket] = sockets;
socket.open();
const last = () => [socket.sent.at(-1).cmd, socket.sent.at(-1).action].filter(Boolean).join(" ");
const answer = () => socket.say({ answer: socket.sent.at(-1).id, ok: true });
const heard = async (version, status) => {
  played.length = 0;
  socket.say({ regions: { status }, version });
  await pass(1);
  return played.join(" ");
};
same("silent until the page was touched", await heard(6, "<p data-heard='dice'>x</p>"), "");
dispatchEvent(new Event("pointerdown"));
same("dice", await heard(7, "<p data-heard='dice'>y</p>"), "burst burst burst burst burst");
same("the same version is no news", await heard(7, "<p data-heard='dice'>z</p>"), "");
same("a move, and it is my turn", await heard(8, "<p class='mine' data-heard='move'>x</p>"), "burst note note");
same("still my turn", await heard(9, "<p class='mine' data-heard='cards'>x</p>"), "burst burst");
key("body", "s");
same("off", [one("[data-sound]").getAttribute("aria-pressed"), localStorage.getItem("sound")], ["false", "off"]);
same("and silent", await heard(10, "<p data-heard='dice'>y</p>"), "");
click("[data-sound]");
same("on", [one("[data-sound]").getAttribute("aria-pressed"), localStorage.getItem("sound")], ["true", "on"]);

// Numbers click what is at hand, Enter confirms, letters are tools.
key("body", "1");
same("the first", last(), "play one");
answer();
key("body", "2");
key("[data-part=d]", "Enter");
same("picked by its number", one("[data-action=ad]").classList.contains("ready"), true);
key("body", "Enter");
same("confirmed", last(), "play ad");
answer();
key("body", "7");
same("there is no seventh", last(), "play ad");
key("body", "u");
same("undo", last(), "undo");
answer();
key("body", "H");
same("hint", last(), "hint");
answer();
one("[data-address]").focus();
key("[data-address]", "u");
same("who writes gives no commands", last(), "hint");
key("body", "?");
same("the list", [one("#keys").open, one("#keys dt").textContent], [true, "1–9"]);
key("body", "u");
same("not behind the list", last(), "hint");
one("#keys").close();
const choices = "<ul class='choices'><li><button data-action='pass'>pass</button></li></ul>";
socket.say({ regions: { picture: "", choices }, version: 11 });
key("body", "Enter");
same("the only choice", last(), "play pass");
answer();

// Places say their forecasts, and the log its news.
const place = "<button id='p' data-action='p' aria-label='Write 3' data-tip='Write 3. Then 12 points'><i>12</i></button>";
socket.say({ regions: { picture: place, log: "<ol><li>d</li><li>c</li><li>b</li><li>a</li></ol>" }, version: 12 });
same("forecast", one("#p").getAttribute("aria-description"), "Then 12 points. 12");
same("news", one("#news").textContent, "c d");
