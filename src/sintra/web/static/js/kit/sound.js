/** Sounds made on the spot; none unless switched on. */

import { setting } from "./settings.js";

let context;

const SOUNDS = {
  touch: [[1250, 0, 0.035, 0.05]],
  lay: [[520, 0, 0.05, 0.12], [1040, 0.005, 0.03, 0.05]],
  points: [[660, 0, 0.12, 0.07], [880, 0.09, 0.16, 0.07]],
  turn: [[587, 0, 0.14, 0.06], [784, 0.12, 0.2, 0.06]],
  end: [[523, 0, 0.2, 0.07], [659, 0.14, 0.2, 0.07], [784, 0.28, 0.45, 0.07]],
  refused: [[180, 0, 0.16, 0.09]],
};

/** Plays a sound by name: tones of (pitch, start, length, loudness). */
export function sound(name) {
  if (!setting("sound")) return;
  context ??= new AudioContext();
  context.resume();
  for (const [pitch, start, length, loudness] of SOUNDS[name]) tone(pitch, context.currentTime + start, length, loudness);
}

function tone(pitch, start, length, loudness) {
  const voice = context.createOscillator();
  const volume = context.createGain();
  voice.type = "triangle";
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loudness, start + 0.006);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  voice.connect(volume).connect(context.destination);
  voice.start(start);
  voice.stop(start + length + 0.02);
}
