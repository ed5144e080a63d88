import type { Flow } from '../../flow.ts';
import type { Option, Question, Seat } from '../../prompt.ts';
import type { Table } from '../../table.ts';
import {
  clearScreen,
  diceOf,
  type Expedition,
  type ExpeditionTold,
  energyIn,
  HAND,
  heroAt,
  leaderIn,
  ROUNDS,
  VOWS,
} from './state.ts';

export type ExpeditionTable = Table<Expedition, ExpeditionTold>;

const options = (...ids: string[]): Option<string>[] => ids.map((id) => ({ id, value: id }));
const seatsOf = ({ hands }: Expedition): Seat[] => [...hands.keys()];

const VOW: Question = { id: 'vow', rule: 'EX-001', secret: true };
const STORM: Question = { id: 'storm', rule: 'EX-004' };

/** EX-001 */
export function* setup(t: ExpeditionTable): Flow {
  const s = t.state;
  t.shuffle(s.supplies);
  for (const seat of seatsOf(s)) {
    const cards = Array.from({ length: HAND }, () => t.draw(s.supplies) as string);
    take(t, seat, cards, 'EX-001');
  }
  yield* t.all(seatsOf(s), function* (seat) {
    s.vows[seat] = yield* t.choose(seat, VOW, options(...VOWS));
  });
  s.phase = 'prepare';
}

function take(t: ExpeditionTable, seat: Seat, cards: readonly string[], rule: string): void {
  t.state.hands[seat]?.push(...cards);
  const drawn = { kind: 'draw', rule, seat } as const;
  t.tellOnly([seat], { ...drawn, cards }, { ...drawn, cards: cards.map(() => 'hidden') });
}

export function* step(t: ExpeditionTable): Flow {
  const s = t.state;
  if (s.phase === 'prepare') {
    yield* t.allFigures(
      [...s.heroes.keys()],
      (figure) => leaderIn(s, figure),
      (figure) => behindScreen(t, figure),
    );
    s.phase = 'storm';
  } else if (s.phase === 'storm') {
    yield* storm(t);
    s.phase = 'march';
  } else {
    yield* march(t);
    s.phase = 'prepare';
  }
}

/** EX-002, EX-003 */
function* behindScreen(t: ExpeditionTable, figure: number): Flow {
  const s = t.state;
  const seat = leaderIn(s, figure);
  const hero = heroAt(s, figure);
  const { id } = hero;
  clearScreen(hero);
  const [first = [], second = []] = yield* t.rollAll(seat, diceOf(hero), 'EX-002');
  hero.dice = [...first, ...second];
  hero.held = yield* t.drawCounted(seat, hero.might, 1, 'EX-002');
  t.tellOnly([seat], { kind: 'rolled', rule: 'EX-002', hero: id, dice: [...hero.dice] });
  while (hero.energy > 0) {
    const energy: Question = { id: 'energy', rule: 'EX-003', figure: id, open: true, quiet: 'keep' };
    if ((yield* t.choose(seat, energy, options('keep', 'spend'))) === 'keep') break;
    hero.energy--;
    t.tell({ kind: 'energy', rule: 'EX-003', hero: id });
    yield* rollAgain(t, figure);
  }
  const dash: Question = { id: 'dash', rule: 'EX-003', figure: id, secret: true, data: { dice: hero.dice } };
  hero.dashes = (yield* t.choose(seat, dash, options('stay', 'dash'))) === 'dash';
  const ready: Question = { id: 'ready', rule: 'EX-003', figure: id, open: true, confirm: true };
  yield* t.choose(seat, ready, options('ready'));
  hero.ready = true;
  t.tell({ kind: 'ready', rule: 'EX-003', hero: id });
}

function* rollAgain(t: ExpeditionTable, figure: number): Flow {
  const seat = leaderIn(t.state, figure);
  const hero = heroAt(t.state, figure);
  const data = { dice: hero.dice };
  const which: Question = { id: 'which', rule: 'EX-003', figure: hero.id, secret: true, data };
  const chosen = yield* t.choose(seat, which, options('dice', 'weapon'));
  const [dice, weapon] = diceOf(hero);
  if (chosen === 'dice' && dice) {
    const [faces = []] = yield* t.rollAll(seat, [dice], 'EX-003');
    hero.dice.splice(0, dice.count, ...faces);
  } else if (weapon) {
    const [faces = []] = yield* t.rollAll(seat, [weapon], 'EX-003');
    hero.dice.splice(-weapon.count, weapon.count, ...faces);
  }
}

/** EX-004 */
function* storm(t: ExpeditionTable): Flow {
  const s = t.state;
  const handOf = (seat: Seat): string[] => s.hands[seat] ?? [];
  yield* t.offer(
    STORM,
    seatsOf(s),
    (seat) =>
      handOf(seat)
        .filter((card) => card.startsWith('rope'))
        .map((card) => ({
          id: card,
          value: () => {
            play(t, seat, card);
            s.way++;
            t.tell({ kind: 'rope', rule: 'EX-004', seat, card });
          },
        })),
    { might: (seat) => handOf(seat).length > 0, until: ['act'] },
  );
}

function play({ state }: ExpeditionTable, seat: Seat, card: string): void {
  const hand = state.hands[seat] ?? [];
  hand.splice(hand.indexOf(card), 1);
  state.played.push(card);
}

/** EX-005, EX-006, EX-007 */
function* march(t: ExpeditionTable): Flow {
  const s = t.state;
  const guide = (s.act + s.round) % s.hands.length;
  take(t, guide, yield* t.drawCards(guide, s.supplies, 2, 'EX-005'), 'EX-005');
  const left = yield* t.chooseMany(
    guide,
    { id: 'leave', rule: 'EX-005' },
    options(...(s.hands[guide] ?? [])),
    {
      min: 0,
      max: 1,
    },
  );
  for (const card of left) play(t, guide, card);
  t.reveal();
  const dashing = s.heroes.filter(({ dashes, dice }) => dashes && dice.includes('blade'));
  const shows = s.heroes.map(({ dice, held }) => [...dice, ...held]);
  t.tell({ kind: 'shown', rule: 'EX-006', dice: shows, dashes: dashing.length });
  s.way += dashing.length + shows.flat().filter((face) => face.endsWith('hit')).length;
  s.heroes.forEach(clearScreen);
  s.round++;
  if (s.round > ROUNDS) nextAct(t);
}

function nextAct(t: ExpeditionTable): void {
  const s = t.state;
  s.lessons.push(`act-${s.act}`);
  s.act++;
  s.round = 1;
  s.start = s.way;
  for (const hero of s.heroes) hero.energy = energyIn(s.act, s.known);
  t.lift('act');
  t.tell({ kind: 'act', rule: 'EX-007', act: s.act });
}
