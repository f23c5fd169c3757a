// Sounds, synthesized: dice, cards, and a chime when it is the reader's turn. A browser is silent until its page was touched.

import { $, table } from "./page.js";
import { redraws } from "./regions.js";

const toggle = $("[data-sound]");
let context = null;
let isOn = read() !== "off";
let wasMine = isMine();
let heard = table && table.dataset.version;

function read() {
  try {
    return localStorage.getItem("sound");
  } catch {
    return null;
  }
}

function isMine() {
  return $("#status .mine") !== null;
}

export function switchSound() {
  isOn = !isOn;
  try {
    localStorage.setItem("sound", isOn ? "on" : "off");
  } catch {
    // Then it is remembered as long as the page is open.
  }
  showSwitch();
  if (isOn) chime();
}

function showSwitch() {
  if (toggle) toggle.setAttribute("aria-pressed", String(isOn));
}

// A note that fades away.
function note(pitch, at, length, volume) {
  const [voice, fade] = [context.createOscillator(), context.createGain()];
  voice.type = "triangle";
  voice.frequency.value = pitch;
  fade.gain.setValueAtTime(0, at);
  fade.gain.linearRampToValueAtTime(volume, at + 0.01);
  fade.gain.exponentialRampToValueAtTime(0.0001, at + length);
  voice.connect(fade).connect(context.destination);
  voice.start(at);
  voice.stop(at + length);
}

// A burst of noise around a pitch: a die that knocks, a card that slides.
function burst(pitch, at, length, volume) {
  const samples = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const wave = samples.getChannelData(0);
  for (let n = 0; n < wave.length; n++) wave[n] = (Math.random() * 2 - 1) * (1 - n / wave.length) ** 2;
  const [source, filter, fade] = [context.createBufferSource(), context.createBiquadFilter(), context.createGain()];
  source.buffer = samples;
  Object.assign(filter, { type: "bandpass" }).frequency.value = pitch;
  fade.gain.value = volume;
  source.connect(filter).connect(fade).connect(context.destination);
  source.start(at);
}

function chime() {
  if (!context) return;
  [659, 880].forEach((pitch, n) => note(pitch, context.currentTime + n * 0.13, 0.5, 0.12));
}

const SOUNDS = {
  dice: (now) => [0, 0.07, 0.12, 0.2, 0.26].forEach((at, n) => burst(1500 + 500 * (n % 3), now + at, 0.05, 0.5)),
  cards: (now) => [0, 0.09].forEach((at) => burst(3800, now + at, 0.12, 0.25)),
  move: (now) => burst(900, now, 0.06, 0.3),
};

function hear() {
  const [mine, version, kind] = [isMine(), table.dataset.version, ($("#status [data-heard]") || { dataset: {} }).dataset.heard];
  const isNews = version !== heard;
  heard = version;
  const begins = mine && !wasMine;
  wasMine = mine;
  if (!isOn || !context || !isNews) return;
  if (SOUNDS[kind]) SOUNDS[kind](context.currentTime);
  if (begins) chime();
}

if (table && window.AudioContext) {
  const wake = () => {
    context = context || new AudioContext();
    if (context.state === "suspended") context.resume();
  };
  for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, wake, { once: true, capture: true });
  // The version of a redraw is written when its regions are settled.
  redraws.addEventListener("settled", () => setTimeout(hear));
}
showSwitch();
