import type { Flow, Option } from '@wyrdhall/kernel';
import { everySeat, type Fateforge, type FateforgeTable } from '../../state.ts';
import { type Deed, deedsOf } from '../camp.ts';
import { campaignOf } from './memory.ts';

const deeds = (s: Fateforge): Option<Deed>[] => s.heroes.flatMap((_, i) => deedsOf(s, i));

/** Beside what the story asks: eat, drink, trade and change skills first (FF-078, FF-100, FF-366). */
export const packing = (s: Fateforge): Option<number>[] =>
  deeds(s).length > 0 ? [{ id: 'pack', value: -1 }] : [];

/** One deed a step, until the party has done. */
export function* packStep(t: FateforgeTable): Flow {
  const s = t.state;
  const data = { food: s.bag.food, gold: s.bag.gold };
  const question = { id: 'pack', rule: 'FF-100', data, confirm: true, quiet: 'back' };
  const back: Option<Deed> = {
    id: 'back',
    value: (table) => {
      campaignOf(table.state).pack = false;
      return undefined;
    },
  };
  const options = [...deeds(s), back];
  const { value } = yield* t.anyone(everySeat(s), question, () => options);
  const flow = value(t);
  if (flow) yield* flow;
}
