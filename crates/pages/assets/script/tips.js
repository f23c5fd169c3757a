// Tips: on hover, on focus, on a long press.

import { redraws } from "./regions.js";

let tip = null;
let tipTimer = 0;
let press = null;

const tipOwner = ({ target }) => target.closest("[data-tip]:not([data-tip=''])");

function showTip(owner) {
  hideTip();
  if (!owner.isConnected) return;
  tip = document.createElement("div");
  Object.assign(tip, { className: "tip", textContent: owner.dataset.tip });
  tip.setAttribute("role", "tooltip");
  document.body.append(tip);
  const [place, size, edge] = [owner.getBoundingClientRect(), tip.getBoundingClientRect(), 8];
  const [left, above] = [place.left + (place.width - size.width) / 2, place.top - size.height - edge];
  const top = above >= edge ? above : Math.min(place.bottom + edge, innerHeight - size.height - edge);
  tip.style.left = `${Math.max(edge, Math.min(left, innerWidth - size.width - edge))}px`;
  tip.style.top = `${Math.max(edge, top)}px`;
}

export function hideTip() {
  clearTimeout(tipTimer);
  if (tip) tip.remove();
  tip = null;
}

document.addEventListener("pointerover", (event) => {
  if (event.pointerType !== "mouse") return;
  hideTip();
  const owner = tipOwner(event);
  if (owner) tipTimer = setTimeout(showTip, 350, owner);
});
document.addEventListener("focusin", (event) => {
  const owner = tipOwner(event);
  if (owner && event.target.matches(":focus-visible")) showTip(owner);
});
document.addEventListener("focusout", hideTip);
addEventListener("scroll", hideTip, { passive: true, capture: true });

document.addEventListener("pointerdown", (event) => {
  const owner = event.pointerType !== "mouse" && tipOwner(event);
  press = owner && { x: event.clientX, y: event.clientY, isLong: false };
  if (!owner) return;
  hideTip();
  tipTimer = setTimeout(() => {
    if (press) press.isLong = true;
    showTip(owner);
  }, 500);
});
document.addEventListener("pointermove", ({ clientX, clientY }) => {
  if (press && !press.isLong && Math.hypot(clientX - press.x, clientY - press.y) > 10) hideTip();
});
for (const end of ["pointerup", "pointercancel"]) {
  document.addEventListener(end, () => {
    if (press && press.isLong) tipTimer = setTimeout(hideTip, 2500);
    else if (press) clearTimeout(tipTimer);
  });
}

// Whether the press that ends with this click was a long one, which asked for a tip and for nothing else.
export function endPress() {
  const wasLong = press && press.isLong;
  press = null;
  return wasLong;
}

redraws.addEventListener("settled", hideTip);
document.addEventListener("contextmenu", (event) => press && tipOwner(event) && event.preventDefault());
