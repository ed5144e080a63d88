import type { Flow, Option } from '@wyrdhall/kernel';
import { allyOf, isScene, sceneOf } from '../content/index.ts';
import { type Fateforge, type FateforgeTable, heroAt, seatOf } from '../state.ts';
import { zoneChoice } from './board.ts';
import { startsOf } from './campaign/starts.ts';
import { rollDice } from './dice.ts';
import { activate } from './heroes.ts';

/** Everything between the layout of a scene and its first Preparation. */
export function* arm(t: FateforgeTable): Flow {
  const s = t.state;
  announce(t);
  for (let i = 0; i < s.heroes.length; i++) {
    yield* chooseSkills(t, i);
    yield* chooseStart(t, i);
  }
  if (s.companion) yield* meetAlly(t);
  s.phase = 'prepare';
}

/** FF-011, FF-012: rules that come up for the first time. */
function announce(t: FateforgeTable): void {
  const s = t.state;
  for (const n of newUnlocks(s)) {
    s.unlocked.push(n);
    t.tell({ kind: 'unlock', rule: 'FF-011', n });
  }
}

const ALLIES = 8;

const newUnlocks = (s: Fateforge): number[] => {
  const met = isScene(s.scene) ? [...sceneOf(s.scene).unlocks] : [];
  if (s.companion) met.push(ALLIES);
  return met.filter((n) => !s.unlocked.includes(n));
};

const MOST_ACTIVE = 6;

/** FF-078 */
export function* chooseSkills(t: FateforgeTable, i: number): Flow {
  const s = t.state;
  const h = heroAt(s, i);
  if (h.reserve.length === 0) return;
  const options = [...h.skills, ...h.reserve].map((id): Option<string> => ({ id: `skill:${id}`, value: id }));
  const question = { id: 'active', rule: 'FF-078', figure: h.id, data: { most: MOST_ACTIVE } };
  const six = { min: MOST_ACTIVE, max: MOST_ACTIVE };
  activate(h, yield* t.chooseMany(seatOf(s, i), question, options, six));
}

/** FF-131 */
function* chooseStart(t: FateforgeTable, i: number): Flow {
  const s = t.state;
  const start = startsOf(s);
  if (start.length < 2) return;
  const { options, names } = zoneChoice(s, start);
  const question = { id: 'start', rule: 'FF-131', figure: heroAt(s, i).id, data: { names } };
  heroAt(s, i).zone = yield* t.choose(seatOf(s, i), question, options);
}

/** FF-411, FF-412 */
function* meetAlly(t: FateforgeTable): Flow {
  const s = t.state;
  const ally = s.companion;
  if (!ally) return;
  const options = s.heroes.map((h, i) => ({ id: `hero:${h.id}`, value: i, at: h.id }));
  ally.hero = yield* t.choose(0, { id: 'accompany', rule: 'FF-411', data: { ally: ally.id } }, options);
  for (const colour of allyOf(ally.id).dice) {
    let die = '';
    do [die = ''] = yield* rollDice(t, ally.hero, [colour], 'FF-412');
    while (die.endsWith(':miss'));
    ally.dice.push(die);
  }
}
