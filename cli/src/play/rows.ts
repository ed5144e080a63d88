import { type Choice, PASS_UNTIL, type Prompt, Refusal } from '@wyrdhall/kernel';
import type { Speaker } from '../words.ts';

/** An option on the screen. */
export interface Row {
  /** What is typed to choose it. */
  readonly key: string;
  readonly id: string;
  readonly label: string;
  readonly most?: number;
  /** Why it cannot be chosen. */
  readonly closed?: string;
}

export function rowsOf(prompt: Prompt, words: Speaker): Row[] {
  const until = (prompt.until ?? []).map((boundary) => ({
    id: PASS_UNTIL + boundary,
    label: words.passUntil(boundary),
  }));
  // Numbers beside faces that are numbers themselves would confuse.
  const byId = prompt.dice !== undefined || prompt.options.some(({ id }) => /^\d+$/.test(id));
  const options = prompt.options.map(({ id, most, closed }, i) => ({
    id,
    label: words.option(prompt, i),
    ...(most !== undefined && { most }),
    ...(closed && { closed: words.reason(closed) }),
  }));
  return [...options, ...until].map((row, i) => ({ key: byId ? row.id : `${i + 1}`, ...row }));
}

/** What was typed: a choice, or several rows that it could mean. */
export type Typed = { readonly choice: Choice } | { readonly among: readonly Row[] };

/** Reads an answer. Throws a Refusal that says what is wrong. */
export function readTyped(prompt: Prompt, rows: readonly Row[], text: string): Typed {
  const nothing = text === '-' || text === 'none';
  const words = nothing ? [] : text.split(/[\s,]+/);
  switch (prompt.ask) {
    case 'one':
      return readOne(rows, text);
    case 'dice':
      return { choice: prompt.dice ? readDice(prompt.dice, rows, words) : words.map(idIn(rows)) };
    case 'many':
    case 'cards':
      return { choice: words.map(idIn(rows)) };
    case 'amounts': {
      const amounts: Record<string, number> = {};
      for (const word of words) {
        const at = word.lastIndexOf('=');
        const { id } = rowNamed(rows, at < 0 ? word : word.slice(0, at));
        amounts[id] = (amounts[id] ?? 0) + (at < 0 ? 1 : Number(word.slice(at + 1)));
      }
      return { choice: amounts };
    }
  }
}

/** A face alone counts for the first kind of dice that shows it and is not complete. */
function readDice(
  dice: NonNullable<Prompt['dice']>,
  rows: readonly Row[],
  words: readonly string[],
): string[] {
  const left = new Map(dice.map(({ die, count }) => [die, count]));
  const take = (die: string): void => {
    left.set(die, (left.get(die) ?? 0) - 1);
  };
  const named = words.map((word) => find(rows, word)?.id);
  for (const id of named) if (id !== undefined) take(dieOf(id));
  return words.map((word, i) => {
    const exact = named[i];
    if (exact !== undefined) return exact;
    const shows = dice.filter(({ die }) => rows.some(({ id }) => id === `${die}:${word}`));
    const kind = shows.find(({ die }) => (left.get(die) ?? 0) > 0) ?? shows[0];
    if (!kind) throw noSuch(rows, word);
    take(kind.die);
    return `${kind.die}:${word}`;
  });
}

const dieOf = (id: string): string => id.slice(0, id.indexOf(':'));

function readOne(rows: readonly Row[], text: string): Typed {
  const exact = find(rows, text);
  if (exact) return { choice: open(exact).id };
  const part = text.toLowerCase();
  const among = rows.filter((row) => `${row.label}\n${row.id}`.toLowerCase().includes(part));
  const choosable = among.filter((row) => !row.closed);
  if (part.length < 2 || among.length === 0 || /^\d+$/.test(part)) throw noSuch(rows, text);
  if (among.length === 1 && among[0]) return { choice: open(among[0]).id };
  return choosable.length === 1 && choosable[0] ? { choice: choosable[0].id } : { among };
}

const find = (rows: readonly Row[], word: string): Row | undefined =>
  rows.find((row) => row.id === word) ?? rows.find((row) => row.key === word);

const idIn =
  (rows: readonly Row[]) =>
  (word: string): string =>
    rowNamed(rows, word).id;

function rowNamed(rows: readonly Row[], word: string): Row {
  const row = find(rows, word);
  if (!row) throw noSuch(rows, word);
  return open(row);
}

function open(row: Row): Row {
  if (row.closed) throw new Refusal(`"${row.label}" cannot be chosen: ${row.closed}.`);
  return row;
}

function noSuch(rows: readonly Row[], word: string): Refusal {
  const keys = rows.filter((row) => !row.closed).map((row) => row.key);
  const shown = keys.length > 12 ? `${keys.slice(0, 12).join(', ')}, …` : keys.join(', ');
  return new Refusal(
    `"${word}" is no answer here. Type ${shown}, a part of an answer's name, or ? for help.`,
  );
}
