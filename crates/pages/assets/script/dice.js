// Fair dice: the seal of a table's dice is kept when the table is first seen, and at the end the seed is hashed and compared with it.

import { $, table } from "./page.js";
import { redraws } from "./regions.js";

const KEPT = 50;
let result = "";

// What this browser has kept; one that keeps nothing, as in a private window, has seen nothing.
function seals() {
  try {
    return JSON.parse(localStorage.getItem("seals")) || {};
  } catch {
    return {};
  }
}

function keep() {
  const [seal, { id, isOver }] = [$("[data-seal]"), known()];
  if (!seal || isOver || seals()[id]) return;
  const newest = [...Object.entries(seals()), [id, seal.dataset.seal]].slice(-KEPT);
  try {
    localStorage.setItem("seals", JSON.stringify(Object.fromEntries(newest)));
  } catch {
    // Then the check says that this browser has kept no seal.
  }
}

const known = () => ({ id: table.dataset.socket.split("/")[2], isOver: $("[data-check]") !== null });

export function checkDice({ dataset }) {
  const [own, shown] = [seals()[known().id], $("[data-seal]").dataset.seal];
  const isRight = hash(seedBytes(dataset.check)) === (own || shown);
  result = isRight ? (own ? dataset.right : dataset.late) : dataset.wrong;
  tell();
}

function tell() {
  if ($("[data-checked]")) $("[data-checked]").textContent = result;
}

// A seed is 64 hexadecimal digits, or a small number whose bytes come lowest first.
function seedBytes(seed) {
  const isWhole = /^[0-9a-f]{64}$/.test(seed);
  const byte = (n) => (isWhole ? parseInt(seed.slice(2 * n, 2 * n + 2), 16) : Number((BigInt(seed) >> BigInt(8 * n)) & 255n));
  return Array.from({ length: 32 }, (_, n) => byte(n));
}

// SHA-256 of 32 bytes, which fill one block; the browser's own is there on encrypted pages only.
function hash(bytes) {
  const primes = [];
  for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime)) primes.push(n);
  const fraction = (root) => ((root % 1) * 2 ** 32) | 0;
  const turn = (word, by) => (word >>> by) | (word << (32 - by));
  const start = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
  const words = [...bytes, 128, ...Array(29).fill(0), 1, 0].reduce((list, byte, n) => {
    list[n >> 2] = (list[n >> 2] << 8) | byte;
    return list;
  }, []);
  for (let n = 16; n < 64; n++) {
    const [early, late] = [words[n - 15], words[n - 2]];
    const one = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const two = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[n] = (words[n - 16] + one + words[n - 7] + two) | 0;
  }
  let [a, b, c, d, e, f, g, h] = start;
  for (let n = 0; n < 64; n++) {
    const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + fraction(Math.cbrt(primes[n])) + words[n];
    const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  return [a, b, c, d, e, f, g, h].map((word, n) => ((word + start[n]) >>> 0).toString(16).padStart(8, "0")).join("");
}

if (table) {
  keep();
  redraws.addEventListener("drawn", () => {
    keep();
    tell();
  });
}
