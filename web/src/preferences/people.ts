/** Names of people may be in any script; they are shown as they are and never read as anything but text. */
const MOST_LETTERS = 30;
const MOST_KNOWN = 20;
const KEY = 'wyrdhall-people';

type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

/** What cannot be seen has no place in a name: control characters, line breaks, marks that turn the text around. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;

/** A name as it is kept: whole letters, single spaces, not longer than a seat can show. */
export function cleanName(text: string): string {
  const plain = text.normalize('NFC').replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim();
  return [...plain].slice(0, MOST_LETTERS).join('').trim();
}

/** Those who played on this device, in the order of the seats of the last table, then those before them. */
export function knownPeople(shelf: () => Shelf = () => localStorage): readonly string[] {
  try {
    const stored: unknown = JSON.parse(shelf().getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? distinct(stored.map((name) => cleanName(String(name)))) : [];
  } catch {
    return []; // Storage that cannot be read is as good as empty.
  }
}

/** Remembers who sat down, so that nobody has to say it twice. */
export function rememberPeople(names: readonly string[], shelf: () => Shelf = () => localStorage): void {
  const known = distinct([...names, ...knownPeople(shelf)].map(cleanName));
  try {
    shelf().setItem(KEY, JSON.stringify(known));
  } catch {
    // A full or forbidden storage: next time they say it again.
  }
}

const distinct = (names: readonly string[]): string[] =>
  [...new Set(names.filter((name) => name !== ''))].slice(0, MOST_KNOWN);
