import { allPicks, type Pick, type Prompt, type Random, randomPick } from '@wyrdhall/kernel';

/** The legal answers; where there are more than `most`, that many of them at random. */
export function candidates(prompt: Prompt, most: number, random: Random): Pick[] {
  if (prompt.ask === 'one') {
    const picks = allPicks(prompt, prompt.options.length);
    if (picks.length > most) random.shuffle(picks);
    return picks.slice(0, most);
  }
  const picks = allPicks(prompt, most + 1);
  if (picks.length <= most) return picks;
  const sample = new Map<string, Pick>();
  for (let i = 0; i < most; i++) {
    const pick = randomPick(prompt, random);
    sample.set(String(pick), pick);
  }
  return [...sample.values()];
}

/** One of those with the highest value. */
export function best<T>(items: readonly T[], value: (item: T) => number, random: Random): T {
  let top = Number.NEGATIVE_INFINITY;
  let equals: T[] = [];
  for (const item of items) {
    const v = value(item);
    if (v > top) {
      top = v;
      equals = [item];
    } else if (v === top) equals.push(item);
  }
  return random.of(equals);
}
