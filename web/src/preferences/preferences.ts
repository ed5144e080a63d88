import { effect, signal } from '@preact/signals';
import { isLanguage, type Language, languageOf } from './languages.ts';

export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export const MOTIONS = ['system', 'reduced', 'full'] as const;
/** For how long a new question takes no answer, in milliseconds. */
export const DEAD_TIMES = [0, 400, 1000] as const;
export const TEXT_SIZES = [90, 100, 115, 130, 150, 200] as const;

/** How this person likes to sit: kept on the device, not with a table. */
export interface Preferences {
  readonly language: Language;
  readonly speed: (typeof SPEEDS)[number];
  readonly motion: (typeof MOTIONS)[number];
  /** Second clicks were meant for the question before: for so long they are none. */
  readonly deadTime: number;
  readonly text: number;
  readonly legible: boolean;
  readonly sound: boolean;
  /** Volumes from 0 to 100: what hands do, who calls across the table, the fire. */
  readonly effects: number;
  readonly voices: number;
  readonly fire: number;
  /** Whether each sound is also told in a word. */
  readonly captions: boolean;
  /** Whether single letters and digits act at a table. Who speaks to the computer may want none. */
  readonly shortcuts: boolean;
  readonly curtain: boolean;
  /** Whether each question tells its rule. */
  readonly learner: boolean;
  /** Whether each rule is told once, when it is met for the first time. */
  readonly lessons: boolean;
  /** Whether what comes in an order opens one after the other. */
  readonly inOrder: boolean;
  /** Whether the log lies open beside a board that would take its room. */
  readonly logOpen: boolean;
}

const KEY = 'wyrdhall-comfort';

const usual = (): Preferences => ({
  language: languageOf(navigator.language),
  speed: 'normal',
  motion: 'system',
  deadTime: 400,
  text: 100,
  legible: false,
  sound: false,
  effects: 40,
  voices: 40,
  // Small loudspeakers make a hiss of it.
  fire: matchMedia('(max-width: 620px)').matches ? 0 : 50,
  captions: false,
  shortcuts: true,
  curtain: true,
  learner: true,
  lessons: true,
  inOrder: false,
  logOpen: matchMedia('(min-width: 1700px)').matches,
});

/** What was kept, as far as it still makes sense. */
function kept(): Preferences {
  const found: Record<string, unknown> = { ...usual() };
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof stored === 'object' && stored !== null) {
      for (const [name, value] of Object.entries(stored)) {
        if (typeof value === typeof found[name]) found[name] = value;
      }
    }
  } catch {
    // Storage that cannot be read is as good as empty.
  }
  const read = found as unknown as Preferences;
  const known = { speed: SPEEDS.includes(read.speed), motion: MOTIONS.includes(read.motion) };
  return {
    ...read,
    language: isLanguage(read.language) ? read.language : 'en',
    speed: known.speed ? read.speed : 'normal',
    motion: known.motion ? read.motion : 'system',
  };
}

export const preferences = signal<Preferences>(kept());

export function setPreferences(change: Partial<Preferences>): void {
  preferences.value = { ...preferences.value, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences.value));
  } catch {
    // A full or forbidden storage: the setting holds until the page is left.
  }
}

const asksForLittle = matchMedia('(prefers-reduced-motion: reduce)');

function littleMotion(): boolean {
  const { motion } = preferences.value;
  return motion === 'reduced' || (motion === 'system' && asksForLittle.matches);
}

/** Milliseconds for something that is to be seen for `ms` at normal speed, whether anything moves or not. */
export const hold = (ms: number): number =>
  ms * { slow: 2, normal: 1, fast: 0.4, instant: 0 }[preferences.peek().speed];

/** Milliseconds for a motion that takes `ms` at normal speed; 0 where nothing shall move. */
export const pace = (ms: number): number => (littleMotion() ? 0 : hold(ms));

/** Shows the choices on the page's root, where the style sheets read them. */
export function wearPreferences(): void {
  effect(() => {
    const { language, text, legible, shortcuts } = preferences.value;
    const root = document.documentElement;
    root.lang = language;
    root.style.fontSize = `${text}%`;
    root.toggleAttribute('data-large', text >= 130);
    root.toggleAttribute('data-legible', legible);
    root.toggleAttribute('data-no-shortcuts', !shortcuts);
    root.toggleAttribute('data-little-motion', littleMotion());
  });
}
