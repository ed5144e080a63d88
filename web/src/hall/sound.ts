import type { Told } from '@wyrdhall/kernel';
import { preferences } from '../preferences/preferences.ts';

/** Short, wooden sounds, made on the spot: no files, and nothing plays unless it was asked for. */
interface Tone {
  readonly from: number;
  readonly to: number;
  readonly seconds: number;
  readonly shape: OscillatorType;
  readonly loud: number;
}

const TONES = {
  knock: [{ from: 190, to: 90, seconds: 0.08, shape: 'triangle', loud: 0.5 }],
  thud: [{ from: 90, to: 55, seconds: 0.14, shape: 'sine', loud: 0.6 }],
  peg: [{ from: 420, to: 300, seconds: 0.05, shape: 'triangle', loud: 0.3 }],
  horn: [
    { from: 147, to: 147, seconds: 0.22, shape: 'sawtooth', loud: 0.12 },
    { from: 196, to: 196, seconds: 0.3, shape: 'sawtooth', loud: 0.12 },
  ],
  dice: [
    { from: 900, to: 300, seconds: 0.04, shape: 'square', loud: 0.12 },
    { from: 700, to: 260, seconds: 0.05, shape: 'square', loud: 0.12 },
    { from: 500, to: 180, seconds: 0.07, shape: 'square', loud: 0.1 },
  ],
  iron: [
    { from: 620, to: 240, seconds: 0.06, shape: 'square', loud: 0.14 },
    { from: 310, to: 150, seconds: 0.12, shape: 'triangle', loud: 0.35 },
  ],
  shield: [{ from: 240, to: 170, seconds: 0.16, shape: 'triangle', loud: 0.5 }],
  harp: [
    { from: 392, to: 392, seconds: 0.16, shape: 'triangle', loud: 0.3 },
    { from: 494, to: 494, seconds: 0.3, shape: 'triangle', loud: 0.3 },
  ],
} as const satisfies Record<string, readonly Tone[]>;

export type Sound = keyof typeof TONES;

let audio: AudioContext | undefined;

export function playSound(sound: Sound): void {
  if (!preferences.value.sound) return;
  audio ??= new AudioContext();
  // A call or another app may have stopped it.
  if (audio.state !== 'running') audio.resume().catch(() => undefined);
  let at = audio.currentTime;
  for (const tone of TONES[sound]) {
    const source = audio.createOscillator();
    const volume = audio.createGain();
    source.type = tone.shape;
    source.frequency.setValueAtTime(tone.from, at);
    source.frequency.exponentialRampToValueAtTime(tone.to, at + tone.seconds);
    volume.gain.setValueAtTime(tone.loud * 0.4, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + tone.seconds);
    source.connect(volume).connect(audio.destination);
    source.start(at);
    source.stop(at + tone.seconds);
    at += tone.seconds * 0.8;
  }
}

/** As the game says; else an event with dice rattles, and any other is a peg set down. */
export function playEvent(event: Told, sound?: (event: Told) => Sound): void {
  if (event.kind !== 'auto') playSound(sound?.(event) ?? ('faces' in event ? 'dice' : 'peg'));
}
