/** Short, wooden sounds, made on the spot: no files, and nothing plays unless it was asked for. */
export interface Tone {
  readonly from: number;
  readonly to: number;
  readonly seconds: number;
  readonly shape: OscillatorType;
  readonly loud: number;
}

export const TONES = {
  knock: [{ from: 190, to: 90, seconds: 0.08, shape: 'triangle', loud: 0.5 }],
  thud: [{ from: 90, to: 55, seconds: 0.14, shape: 'sine', loud: 0.6 }],
  unpeg: [{ from: 300, to: 420, seconds: 0.06, shape: 'triangle', loud: 0.3 }],
  timber: [
    { from: 130, to: 40, seconds: 0.3, shape: 'sawtooth', loud: 0.25 },
    { from: 660, to: 655, seconds: 0.5, shape: 'sine', loud: 0.25 },
  ],
  drums: [
    { from: 70, to: 45, seconds: 0.2, shape: 'sine', loud: 0.6 },
    { from: 70, to: 45, seconds: 0.2, shape: 'sine', loud: 0.6 },
    { from: 60, to: 40, seconds: 0.3, shape: 'sine', loud: 0.7 },
  ],
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

/** Where a sound comes from: what hands do, or who calls across the table. Each has its own volume. */
export const VOICES: readonly Sound[] = ['horn', 'harp', 'drums'];
