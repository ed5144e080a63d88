import { effect, signal } from '@preact/signals';

export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export const MOTIONS = ['system', 'reduced', 'full'] as const;
export const TEXT_SIZES = [90, 100, 115, 130, 150, 200] as const;

/** How this person likes to sit: kept on the device, not with a table. */
export interface Comfort {
  readonly language: 'en' | 'de';
  readonly speed: (typeof SPEEDS)[number];
  readonly motion: (typeof MOTIONS)[number];
  readonly text: number;
  readonly legible: boolean;
  readonly sound: boolean;
  readonly curtain: boolean;
  /** Whether each question tells its rule. */
  readonly learner: boolean;
  /** Whether what comes in an order opens one after the other. */
  readonly inOrder: boolean;
}

const KEY = 'wyrdhall-comfort';

const usual = (): Comfort => ({
  language: navigator.language.startsWith('de') ? 'de' : 'en',
  speed: 'normal',
  motion: 'system',
  text: 100,
  legible: false,
  sound: false,
  curtain: true,
  learner: true,
  inOrder: false,
});

/** What was kept, as far as it still makes sense. */
function kept(): Comfort {
  const comfort: Record<string, unknown> = { ...usual() };
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof stored === 'object' && stored !== null) {
      for (const [name, value] of Object.entries(stored)) {
        if (typeof value === typeof comfort[name]) comfort[name] = value;
      }
    }
  } catch {
    // Storage that cannot be read is as good as empty.
  }
  const read = comfort as unknown as Comfort;
  const known = { speed: SPEEDS.includes(read.speed), motion: MOTIONS.includes(read.motion) };
  return {
    ...read,
    language: read.language === 'de' ? 'de' : 'en',
    speed: known.speed ? read.speed : 'normal',
    motion: known.motion ? read.motion : 'system',
  };
}

export const comfort = signal<Comfort>(kept());

export function setComfort(change: Partial<Comfort>): void {
  comfort.value = { ...comfort.value, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(comfort.value));
  } catch {
    // A full or forbidden storage: the setting holds until the page is left.
  }
}

const asksForLittle = matchMedia('(prefers-reduced-motion: reduce)');

function littleMotion(): boolean {
  const { motion } = comfort.value;
  return motion === 'reduced' || (motion === 'system' && asksForLittle.matches);
}

/** Milliseconds for something that takes `ms` at normal speed; 0 where nothing shall move. */
export function pace(ms: number): number {
  if (littleMotion()) return 0;
  return ms * { slow: 2, normal: 1, fast: 0.4, instant: 0 }[comfort.value.speed];
}

/** Shows the choices on the page's root, where the style sheets read them. */
export function wearComfort(): void {
  effect(() => {
    const { language, text, legible } = comfort.value;
    const root = document.documentElement;
    root.lang = language;
    root.style.fontSize = `${text}%`;
    root.toggleAttribute('data-large', text >= 130);
    root.toggleAttribute('data-legible', legible);
    root.toggleAttribute('data-little-motion', littleMotion());
  });
}
