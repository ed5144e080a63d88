/** One layer of a sound: a tone that glides, or a band of noise. Made on the spot, no files. */
export interface Layer {
  readonly of: 'noise' | OscillatorType;
  /** In Hertz: the pitch, or the middle of the band. */
  readonly from: number;
  readonly to: number;
  /** When it begins, after the sound does. */
  readonly at?: number;
  readonly seconds: number;
  /** How long until it is loudest: wood and bone at once, horns and breath later. */
  readonly rise?: number;
  readonly loud: number;
  /** How narrow a band of noise is. */
  readonly narrow?: number;
}

type Rest = Partial<Pick<Layer, 'at' | 'rise' | 'narrow'>>;

const noise = (from: number, to: number, seconds: number, loud: number, rest: Rest = {}): Layer => ({
  of: 'noise',
  from,
  to,
  seconds,
  loud,
  ...rest,
});
const sine = (from: number, to: number, seconds: number, loud: number, rest: Rest = {}): Layer => ({
  of: 'sine',
  from,
  to,
  seconds,
  loud,
  ...rest,
});
const rough = (from: number, to: number, seconds: number, loud: number, rest: Rest = {}): Layer => ({
  ...sine(from, to, seconds, loud, rest),
  of: 'triangle',
});
const buzz = (from: number, to: number, seconds: number, loud: number, rest: Rest = {}): Layer => ({
  ...sine(from, to, seconds, loud, rest),
  of: 'sawtooth',
});

/** A string that was plucked. */
const string = (pitch: number, at: number): Layer[] => [
  rough(pitch, pitch, 0.9, 0.24, { at, rise: 0.004 }),
  sine(pitch * 2, pitch * 2, 0.5, 0.1, { at }),
  sine(pitch * 3.01, pitch * 3, 0.22, 0.05, { at }),
  noise(3200, 1600, 0.02, 0.14, { at }),
];

/** A note of a horn of ox: soft to begin with, and not quite clean. */
const call = (pitch: number, at: number, seconds: number): Layer[] => [
  rough(pitch * 0.985, pitch, seconds, 0.26, { at, rise: 0.05 }),
  buzz(pitch * 0.985, pitch, seconds * 0.8, 0.045, { at, rise: 0.07 }),
  sine(pitch * 2, pitch * 2, seconds * 0.7, 0.07, { at, rise: 0.06 }),
  noise(700, 500, seconds * 0.4, 0.05, { at, rise: 0.04, narrow: 2 }),
];

const beat = (at: number, pitch: number): Layer[] => [
  sine(pitch * 1.7, pitch, 0.34, 0.7, { at }),
  noise(260, 120, 0.1, 0.5, { at }),
  sine(pitch * 0.75, pitch * 0.6, 0.5, 0.25, { at, rise: 0.02 }),
];

/** Dice of bone: each strikes the leather, then another die. */
const bone = (at: number, pitch: number, loud: number): Layer[] => [
  noise(pitch * 2.6, pitch * 2, 0.022, loud, { at, narrow: 3 }),
  sine(pitch, pitch * 0.9, 0.03, loud * 0.35, { at }),
];

const ring = (at: number, pitch: number, seconds: number, loud: number): Layer[] =>
  [1, 1.51, 2.37, 3.18].map((part, i) =>
    sine(pitch * part, pitch * part * 0.997, seconds / (1 + i * 0.7), loud / (1 + i), { at }),
  );

/** Every sound has a word that is shown with it, and something on the table that moves. */
export const TONES = {
  /** Knuckles on oak. */
  knock: [sine(175, 118, 0.14, 0.7), sine(410, 350, 0.07, 0.3), noise(1500, 700, 0.04, 0.6)],
  /** Felt: what cannot be done. */
  thud: [sine(112, 62, 0.16, 0.55, { rise: 0.006 }), noise(300, 150, 0.12, 0.5, { narrow: 0.7 })],
  peg: [
    rough(620, 560, 0.045, 0.26),
    noise(2600, 1800, 0.02, 0.4, { narrow: 2 }),
    sine(230, 195, 0.07, 0.28),
  ],
  unpeg: [
    noise(1700, 2700, 0.07, 0.34, { rise: 0.055, narrow: 2 }),
    rough(540, 640, 0.08, 0.26, { rise: 0.055 }),
    sine(195, 240, 0.08, 0.2, { rise: 0.05 }),
  ],
  dice: [
    noise(280, 170, 0.13, 0.5),
    ...bone(0, 1150, 0.5),
    ...bone(0.05, 1420, 0.4),
    ...bone(0.09, 980, 0.45),
    ...bone(0.15, 1310, 0.35),
    noise(240, 160, 0.09, 0.3, { at: 0.17 }),
    ...bone(0.22, 1080, 0.28),
    ...bone(0.31, 1240, 0.18),
  ],
  iron: [
    noise(5200, 2400, 0.06, 0.5),
    ...ring(0.004, 1190, 0.34, 0.13),
    sine(150, 66, 0.24, 0.7),
    noise(420, 180, 0.08, 0.4),
  ],
  shield: [
    noise(900, 380, 0.08, 0.5),
    sine(195, 148, 0.22, 0.5),
    rough(524, 515, 0.26, 0.1),
    noise(2600, 1500, 0.03, 0.25, { at: 0.03 }),
  ],
  harp: [...string(392, 0), ...string(494, 0.14)],
  horn: [...call(147, 0, 0.34), ...call(196, 0.26, 0.5)],
  drums: [...beat(0, 52), ...beat(0.26, 52), ...beat(0.5, 44)],
  /** A beam, then everything on it; and the bell that was above it. */
  timber: [
    noise(1900, 500, 0.07, 0.6),
    noise(520, 110, 0.6, 0.6, { at: 0.05, rise: 0.04, narrow: 0.6 }),
    sine(92, 36, 0.5, 0.65, { at: 0.06 }),
    ...[0.13, 0.22, 0.34, 0.41].map((at, i) => noise(2500 - i * 350, 900, 0.04, 0.34, { at })),
    ...ring(0.4, 466, 1.7, 0.16),
  ],
  /** A body, and what it wore. */
  fall: [
    sine(98, 40, 0.3, 0.7, { rise: 0.008 }),
    noise(420, 120, 0.22, 0.5, { rise: 0.01 }),
    sine(80, 38, 0.2, 0.4, { at: 0.15 }),
    noise(2100, 900, 0.05, 0.18, { at: 0.17 }),
    noise(3400, 1800, 0.04, 0.1, { at: 0.24 }),
  ],
  /** A weapon in the air. */
  swing: [
    noise(500, 2300, 0.2, 0.4, { rise: 0.12, narrow: 1.4 }),
    noise(240, 620, 0.22, 0.3, { rise: 0.1, narrow: 1 }),
  ],
  /** Stiff paper. */
  card: [
    noise(3300, 5600, 0.1, 0.2, { rise: 0.06 }),
    noise(1700, 800, 0.035, 0.34, { at: 0.09 }),
    sine(210, 170, 0.05, 0.2, { at: 0.09 }),
  ],
  coin: [
    ...ring(0, 2510, 0.2, 0.09),
    ...ring(0.07, 2980, 0.26, 0.08),
    noise(6400, 5200, 0.014, 0.2),
    sine(240, 190, 0.05, 0.18, { at: 0.07 }),
  ],
  /** Breath that comes back. */
  mend: [523, 659, 784].flatMap((pitch, i) => [
    sine(pitch, pitch, 0.6, 0.15, { at: i * 0.1, rise: 0.05 }),
    sine(pitch / 2, pitch / 2, 0.5, 0.1, { at: i * 0.1, rise: 0.06 }),
  ]),
  /** It hisses, and it seeps. */
  venom: [
    noise(5400, 2600, 0.46, 0.24, { rise: 0.09, narrow: 3 }),
    sine(190, 118, 0.32, 0.26, { rise: 0.03 }),
    sine(380, 720, 0.05, 0.14, { at: 0.13 }),
    sine(330, 640, 0.06, 0.12, { at: 0.24 }),
  ],
  growl: [
    noise(240, 130, 0.56, 0.6, { rise: 0.09, narrow: 1.6 }),
    buzz(78, 52, 0.54, 0.16, { rise: 0.08 }),
    rough(61, 46, 0.6, 0.4, { rise: 0.06 }),
    ...[0.1, 0.19, 0.28, 0.37].map((at) => noise(330, 200, 0.06, 0.3, { at, narrow: 2 })),
  ],
  /** Old hinges, then oak. */
  door: [
    rough(196, 312, 0.2, 0.07, { rise: 0.08 }),
    buzz(312, 176, 0.24, 0.035, { at: 0.16, rise: 0.08 }),
    sine(92, 52, 0.26, 0.55, { at: 0.4 }),
    noise(420, 150, 0.12, 0.45, { at: 0.4 }),
  ],
} as const satisfies Record<string, readonly Layer[]>;

export type Sound = keyof typeof TONES;

/** Where a sound comes from: what hands do, or who calls across the table. Each has its own volume. */
export const VOICES: readonly Sound[] = ['horn', 'harp', 'drums', 'growl', 'door'];
