import { signal } from '@preact/signals';

const KEY = 'wyrdhall-lessons';

/** By game: the lessons that this person has had. Kept on the device, not with a table. */
type Had = Readonly<Record<string, readonly string[]>>;

function kept(): Had {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).flatMap(([game, ids]) => (Array.isArray(ids) ? [[game, ids.map(String)]] : [])),
    );
  } catch {
    return {}; // Storage that cannot be read is as good as empty.
  }
}

const had = signal<Had>(kept());

function keep(now: Had): void {
  had.value = now;
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // A full or forbidden storage: they are had until the page is left.
  }
}

export const lessonsHad = (game: string): readonly string[] => had.value[game] ?? [];

export const hadAnyLesson = (): boolean => Object.values(had.value).some((ids) => ids.length > 0);

export function haveLesson(game: string, id: string): void {
  const before = had.peek()[game] ?? [];
  if (!before.includes(id)) keep({ ...had.peek(), [game]: [...before, id] });
}

/** Whoever wants to be taught again is. */
export const forgetLessons = (): void => keep({});
