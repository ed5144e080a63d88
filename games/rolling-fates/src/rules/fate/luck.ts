import type { Flow, Option, Seat } from '@wyrdhall/kernel';
import { type FateTable, type Hero, heroAt } from '../../state.ts';
import { hasCard } from '../board.ts';
import { mechanicOf } from '../combat/enemies.ts';
import { LUCK_DIE, rollDie } from '../dice.ts';
import { lose } from '../life.ts';
import { investigate } from '../status.ts';
import { tell } from '../tell.ts';

type Turn = number | 'reroll' | 'leave';

/** What the Luck die was turned to, and by which card. */
interface Turned {
  readonly face: number;
  readonly by: string;
}

const LEAVE: Option<Turn> = { id: 'leave', value: 'leave' };
const REROLL: Option<Turn> = { id: 'reroll', value: 'reroll' };
const FACES: readonly Option<Turn>[] = [1, 2, 3, 4, 5, 6].map((face) => ({
  id: `face-${face}`,
  value: face,
}));

const mayLoad = (hero: Hero): boolean =>
  hasCard(hero, 'loaded-die') && !hero.used.combat.includes('loaded-die');

export const turnsLuck = (hero: Hero): boolean => hasCard(hero, 'lucky-streak') || mayLoad(hero);

/** Lucky Streak rolls it once more, the Loaded Die sets it, once in a combat. */
function* turnLuckDie(t: FateTable, seat: Seat): Flow<Turned[]> {
  const hero = heroAt(t.state, seat);
  const turned: Turned[] = [];
  const ask = (by: string) => {
    const luck = turned.at(-1)?.face ?? hero.luck;
    return { id: 'set-luck', rule: 'RF-043', data: { by, luck, dice: [...hero.dice] } };
  };
  if (hasCard(hero, 'lucky-streak')) {
    const answer = yield* t.choose(seat, ask('lucky-streak'), [REROLL, LEAVE]);
    if (answer === 'reroll') {
      turned.push({ face: yield* rollDie(t, seat, LUCK_DIE, 'RF-043'), by: 'lucky-streak' });
    }
  }
  if (mayLoad(hero)) {
    const answer = yield* t.choose(seat, ask('loaded-die'), [...FACES, LEAVE]);
    if (typeof answer === 'number') turned.push({ face: answer, by: 'loaded-die' });
  }
  return turned;
}

function setLuck(t: FateTable, seat: Seat, turned: readonly Turned[]): void {
  const hero = heroAt(t.state, seat);
  for (const { face, by } of turned) {
    tell(t, { kind: 'luck', rule: 'RF-043', seat, from: hero.luck, to: face, by });
    hero.luck = face;
    if (by === 'loaded-die') hero.used.combat.push(by);
  }
}

/** RF-043: the Luck die goes on the bar. */
export function* placeLuck(t: FateTable, seats: readonly Seat[]): Flow {
  const s = t.state;
  const asked = seats.filter((seat) => turnsLuck(heroAt(s, seat)));
  if (asked.length > 0) {
    const turned = yield* t.all(asked, (seat) => turnLuckDie(t, seat));
    asked.forEach((seat, i) => {
      setLuck(t, seat, turned[i] ?? []);
    });
  }
  for (const seat of seats) luckShows(t, seat);
}

/** Haunted: the ghost takes Life, and tells something. */
function hearGhost(t: FateTable, seat: Seat): void {
  lose(t, seat, 1, 'haunted', 'RF-102');
  const stranger = t.state.combat?.enemies.find(({ known }) => !known);
  if (stranger) investigate(t, seat, stranger, 'haunted');
}

/** What looks at the Luck die when it comes to lie on the bar: Haunted, and enemies that eat it. */
export function luckShows(t: FateTable, seat: Seat): void {
  const hero = heroAt(t.state, seat);
  if (hero.luck === 1 && hasCard(hero, 'haunted')) hearGhost(t, seat);
  for (const enemy of t.state.combat?.enemies ?? []) {
    if (hero.luck === 0 || mechanicOf(enemy, 'luck-drain')?.face !== hero.luck) continue;
    hero.luck = 0;
    tell(t, { kind: 'luck-lost', rule: 'RF-108', seat, by: enemy.known ? enemy.id : '' });
  }
}
