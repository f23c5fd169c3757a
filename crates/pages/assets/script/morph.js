// Morphing: an element becomes what the server sent, and whatever is still there stays the same element.

const KEYS = ["id", "data-keep", "data-move", "data-action", "data-part", "data-do", "data-look", "data-step-to", "data-landed"];

export function keyOf(node) {
  const name = node.nodeType === Node.ELEMENT_NODE && KEYS.find((name) => node.hasAttribute(name));
  return name ? `${node.nodeName} ${name} ${node.getAttribute(name)}` : null;
}

export function morphInside(from, to) {
  const keyed = new Map();
  for (const child of [...from.children].reverse()) keyed.set(keyOf(child), child);
  let at = from.firstChild;
  for (const next of [...to.childNodes]) {
    const key = keyOf(next);
    const isLike = at && !keyOf(at) && at.nodeName === next.nodeName;
    const match = key ? keyed.get(key) : isLike ? at : null;
    if (key) keyed.delete(key);
    if (match && match === at) at = at.nextSibling;
    else from.insertBefore(match || next, at);
    if (match) morph(match, next);
  }
  while (at) {
    const gone = at;
    at = at.nextSibling;
    gone.remove();
  }
}

function morph(from, to) {
  if (from.nodeType !== Node.ELEMENT_NODE) {
    if (from.data !== to.data) from.data = to.data;
    return;
  }
  for (const { name } of [...from.attributes]) if (!to.hasAttribute(name)) from.removeAttribute(name);
  for (const { name, value } of to.attributes) if (from.getAttribute(name) !== value) from.setAttribute(name, value);
  morphInside(from, to);
}
