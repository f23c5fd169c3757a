const [socket] = sockets;
same("address", socket.address.endsWith("/t/abc/socket?lang=en&packed=true"), true);
socket.open();
const sent = () => socket.sent.map(({ cmd, action, version, seat }) => [cmd, action, version, seat].filter((part) => part !== undefined).join(" "));
const last = () => sent().at(-1);
const answer = (ok, message) => socket.say({ answer: socket.sent.at(-1).id, ok, error: message && { code: "x", message } });
const picked = () => [...document.querySelectorAll(".picked")].map((place) => place.dataset.part).join("");
const shown = () => [...document.querySelectorAll("#choices li:not(.off) button")].map((button) => button.dataset.action).join(" ");

// One click, one command; a second one waits for the answer of the first.
click("#one");
click("#one");
same("one click", sent(), ["play one 5"]);
answer(true);
same("not busy", one("#table").getAttribute("aria-busy"), "false");

// Parts.
click("[data-part=a]");
same("picked", picked(), "a");
same("fitting", shown(), "ab ad pass");
same("off", one("[data-part=c]").classList.contains("off"), true);
same("preview", [one("[data-when=a]").hidden, one("[data-when='a d']").hidden], [false, true]);
click("[data-part=a]");
same("unpicked", [picked(), shown()], ["", "ab ad c pass"]);
same("no preview", one("[data-when=a]").hidden, true);
click("[data-part=a]");
click("[data-part=c]");
same("what does not go together is dropped", picked(), "c");
click("[data-part=a]");
click("[data-part=b]");
same("sent when whole", last(), "play ab 5");
answer(false, "No, not that");
same("toast", [one("#toast").textContent, one("#toast").getAttribute("role")], ["No, not that", "alert"]);
key("body", "Escape");
same("Escape", picked(), "");
click("[data-part=a]");
key("[data-part=d]", "Enter");
same("asks first", [picked(), last()], ["ad", "play ab 5"]);
same("ready", one("[data-action=ad]").classList.contains("ready"), true);
same("both", one("[data-when='a d']").hidden, false);
click("[data-action=ad]");
same("sent by its button", last(), "play ad 5");
answer(true);
same("done", picked(), "");
click("[data-part=b]");
click("[data-part=d]");
same("both stay", picked(), "bd");
click("[data-part=c]");
same("three", one("[data-action=c]").classList.contains("ready"), true);

// A redrawn region keeps focus, what is open, and the picks that still exist.
const details = one("[data-keep=more]");
details.open = true;
one("[data-part=b]").focus();
const before = one("[data-part=b]");
const picture = one("#picture").innerHTML.replace(/ open=""/, "").replace("<button id=\"one\"", "<p id=\"fresh\">new</p><button id=\"one\"");
socket.say({ regions: { picture, status: "<p>later</p>" }, version: 6 });
same("status", one("#status").textContent, "later");
same("open", one("[data-keep=more]").open, true);
same("same element", [one("[data-part=b]") === before, document.activeElement === before], [true, true]);
same("picks", picked(), "bcd");
same("inserted", one("#fresh").textContent, "new");
socket.say({ regions: { choices: "<ul class='choices'><li><button data-action='c2' data-parts='c d' data-ask>x</button></li></ul>" }, version: 7 });
same("the oldest pick went", picked(), "cd");
click("[data-action=c2]");
same("version", last(), "play c2 7");
answer(true);

// Tools, tips, copying.
same("whole address", one("[data-address]").value.startsWith("file:///"), true);
click("[data-do=undo]");
same("undo", last(), "undo");
answer(true);
click("[data-do=hint]");
same("hint", last(), "hint");
answer(true);
socket.say({ regions: { picture: "<button data-look='1' data-tip='Look'>look</button>" }, version: 8 });
click("[data-look]");
same("look", socket.sent.at(-1), { cmd: "look", seat: 1 });
one("[data-look]").dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
await pass(400);
same("tip", one(".tip").textContent, "Look");
const edges = one(".tip").getBoundingClientRect();
same("inside", edges.left >= 0 && edges.right <= innerWidth && edges.top >= 0, true);

// A long list is folded when the picture offers the same.
const items = Array.from({ length: 30 }, (_, n) => `<li><button data-action="p${n}" data-parts="x${n % 10} y${n}">${n}</button></li>`).join("");
const places = "<b data-part='x0' data-move='m'>x</b>";
socket.say({ regions: { picture: places, choices: `<ul class="choices">${items}<li><button data-action="done">done</button></li></ul>` }, version: 9 });
same("folded", document.querySelectorAll("#choices li:not(.folded)").length, 1);
click("[data-part=x0]");
same("what fits", document.querySelectorAll("#choices li:not(.folded):not(.off)").length, 4);
same("a few stay in sight", one("#choices").classList.contains("in-sight"), true);
click("#unfold");
key("body", "Escape");
same("unfolded", document.querySelectorAll("#choices li:not(.folded):not(.off)").length, 31);
same("many do not", one("#choices").classList.contains("in-sight"), false);

// Pieces that move are named while they do, and what comes meanwhile is not lost.
socket.say({ regions: { picture: "<i></i>" + places }, version: 10 });
socket.say({ regions: { status: "<p>much later</p>" }, version: 11 });
const named = () => one("[data-move]").style.viewTransitionName;
same("before the move", [one("#status").textContent, named()], ["later", "move-m"]);
const moved = () => [one("#status").textContent, one("#picture i") !== null, one("#table").dataset.version];
await becomes("after the move", moved, ["much later", true, "11"]);
await becomes("no names left", named, "");

// What was just written flies from what was at hand; what was there before stays where it is.
socket.say({ regions: { picture: "<b data-hand>5</b><i data-landed=a1>4</i>" }, version: 12 });
await becomes("at hand", () => one("[data-hand]") !== null, true);
socket.say({ regions: { picture: "<i data-landed=a1>4</i><i data-landed=b2>5</i>" }, version: 13 });
same("flights", ["a1", "b2"].map((name) => one(`[data-landed=${name}]`).getAnimations().length), [0, 1]);

// The only action that fits is played at one tap, unless it asks first.
const offered = (ask) => `<ul class="choices"><li><button data-action="ef" data-parts="e f"${ask}>e and f</button></li></ul>`;
const two = "<button data-part=e>e</button><button data-part=f>f</button>";
socket.say({ regions: { picture: two, choices: offered(" data-ask") }, version: 14 });
click("[data-part=e]");
same("asks first", [picked(), last() === "play ef 14"], ["e", false]);
socket.say({ regions: { picture: two, choices: offered("") }, version: 15 });
key("body", "Escape");
click("[data-part=e]");
same("one tap", last(), "play ef 15");
answer(true);

// What can be tapped next is brought into sight, unless it is there already or the reader scrolls.
const sought = [];
Element.prototype.scrollIntoView = function () {
  sought.push(this.dataset.part);
};
const far = "<br>".repeat(200);
const both = offered(" data-ask").replace("</ul>", '<li><button data-action="eg" data-parts="e g" data-ask>e and g</button></li></ul>');
const pickFirst = () => {
  key("body", "Escape");
  click("[data-part=e]");
};
socket.say({ regions: { picture: two.replace("><", `>${far}<`), choices: both }, version: 16 });
dispatchEvent(new Event("wheel"));
pickFirst();
same("the reader scrolls", sought, []);
dispatchEvent(new Event("scrollend"));
pickFirst();
same("out of sight", sought, ["f"]);
socket.say({ regions: { picture: two + far, choices: both }, version: 17 });
pickFirst();
same("in sight already", sought, ["f"]);
key("body", "Escape");
const hinted = (words) => ({ picture: `${far}<button data-part="h" data-hint>h</button>`, status: `<details class="table-why"><summary>${words}</summary></details>` });
socket.say({ regions: hinted("h"), version: 18 });
socket.say({ regions: hinted("h"), version: 19 });
same("a hint is shown once", sought, ["f", "h"]);
socket.say({ regions: { picture: two + far, choices: both, status: "" }, version: 20 });

// Dice: the seal was kept when the table was first seen; the seed of the end is hashed and compared with it.
const finish = (seed) => {
  const texts = "data-right='right' data-late='late' data-wrong='wrong'";
  const button = `<button id="check" data-check="${seed}" ${texts}>check</button><output data-checked></output>`;
  socket.say({ version: 9, regions: { tools: `<code data-seal="other"></code>${button}` } });
};
const SEVEN = "f5411ec7e51e46159c654bdbdf3cc20785a217b87384810ed2e541dc0016943a";
const checked = (seal, seed) => {
  localStorage.setItem("seals", JSON.stringify(seal && { abc: seal }));
  finish(seed);
  click("#check");
  return one("[data-checked]").textContent;
};
same("the page has kept the seal", JSON.parse(localStorage.getItem("seals")).abc, "9b2c");
same("a small seed", checked(SEVEN, "7"), "right");
same("the same seed in full", checked(SEVEN, "07" + "0".repeat(62)), "right");
same("another seed", checked(SEVEN, "8"), "wrong");
same("nothing kept, and another seal shown", checked(null, "7"), "wrong");
finish("7");
same("the result stays when the page is redrawn", one("[data-checked]").textContent, "wrong");
