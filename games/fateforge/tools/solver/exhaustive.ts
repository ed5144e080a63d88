import { allPicks, type Pick, type Prompt, Random, Table } from '@wyrdhall/kernel';
import { copy } from '../../src/copy.ts';
import { worth } from '../../src/minds/worth.ts';
import { step } from '../../src/rules/step.ts';
import { type Fateforge, heroAt } from '../../src/state.ts';
import type { FateforgeTold } from '../../src/told.ts';

const FALLEN = -200;
const MOST_PICKS = 60;

/** The whole state as text; lists whose order means nothing are sorted. */
function textOf(s: Fateforge): string {
  const heroes = s.heroes.map((h) => ({
    ...h,
    pool: [...h.pool].sort(),
    round: [...h.round].sort(),
    scene: [...h.scene].sort(),
    marks: [...h.marks].sort(),
  }));
  return JSON.stringify({ ...s, heroes, defeated: [] });
}

/** The best end of a turn by trying all answers to all questions; undefined where there are too many. */
export function exhaustive(root: Fateforge, hero: number, seed: number, most: number): number | undefined {
  const table = new Table<Fateforge, FateforgeTold>(root, Random.fromSeed(seed));
  const seen = new Set<string>();
  const left: Fateforge[] = [root];
  let best = -Infinity;
  let runs = 0;
  const reach = (s: Fateforge): void => {
    if (s.ending !== '') best = Math.max(best, FALLEN);
    else if (s.phase !== 'action' || s.at !== root.at || heroAt(s, hero).ko) best = Math.max(best, worth(s));
    else {
      const text = textOf(s);
      if (seen.has(text)) return;
      seen.add(text);
      left.push(s);
    }
  };
  for (let from = left.pop(); from; from = left.pop()) {
    const ways: Pick[][] = [[]];
    for (let given = ways.pop(); given; given = ways.pop()) {
      if (++runs > most) return undefined;
      table.state = copy(from);
      table.random = Random.fromSeed(seed);
      table.log.length = 0;
      table.windows.restart();
      const flow = step(table);
      const picks = [...given];
      try {
        for (let next = flow.next(), n = 0; !next.done; n++) {
          if (n === picks.length) {
            const all = allPicks(next.value[0] as Prompt, MOST_PICKS);
            for (const other of all.slice(1)) ways.push([...picks, other]);
            picks.push(all[0] as Pick);
          }
          next = flow.next({ prompt: 0, pick: picks[n] as Pick });
        }
      } catch (error) {
        if (table.state.ending === '') throw error;
      }
      reach(table.state);
    }
  }
  return best;
}
