import type { Flow, Option } from '@wyrdhall/kernel';
import { TRAPS } from '../content/index.ts';
import { type Fateforge, type FateforgeTable, type Hero, heroAt, seatOf, type Token } from '../state.ts';
import { boardFor, distance, edgesOf } from './board.ts';
import { walkTowards } from './enemy-move.ts';
import { colourOf, heroesIn, isRooted, isStanding } from './figures.ts';
import { heroPlace } from './harm-enemy.ts';
import { hurt, stunHero } from './harm-hero.ts';
import { late } from './late.ts';
import { FOCUS, maskFor, resultFacts, STEP } from './pool.ts';

/** in Preparation and in the own turn; else only what a card kept. */
function discardable(s: Fateforge, i: number): string[] {
  const h = heroAt(s, i);
  const isOwnTime = s.phase === 'dash' || (s.phase === 'action' && s.began && s.order[heroPlace(s)] === i);
  const wanted = h.passives.includes('trap-any-result') ? -1 : s.settings.trapAvoid === 'step' ? STEP : FOCUS;
  return h.pool.filter(
    (id) => (isOwnTime || resultFacts(id).origin === '=') && (maskFor(h, id) & wanted) !== 0,
  );
}

/** FF-423 to FF-425 */
export function* trap(t: FateforgeTable, i: number, token: Token): Flow {
  const s = t.state;
  const h = heroAt(s, i);
  if (h.passives.includes('trap-removed')) {
    token.by = 'gone';
    t.tell({ kind: 'trap-gone', rule: 'FF-423', hero: h.id });
    return;
  }
  const faces = [...new Set(discardable(s, i).map((id) => resultFacts(id).face))];
  const options: Option<string>[] = [{ id: 'spring', value: '' }];
  for (const face of faces) options.push({ id: `discard:${face}`, value: face });
  const question = { id: 'trap', rule: 'FF-423', figure: h.id, quiet: 'spring' };
  const face = faces.length === 0 ? '' : yield* t.choose(seatOf(s, i), question, options);
  if (face !== '') {
    h.pool.splice(
      h.pool.findIndex((id) => resultFacts(id).face === face),
      1,
    );
    t.tell({ kind: 'trap-avoided', rule: 'FF-423', hero: h.id });
    return;
  }
  token.by = 'gone';
  s.trapCards++;
  if (s.decks.trap.length === 0) {
    s.decks.trap = TRAPS.map(({ id }) => id);
    t.shuffle(s.decks.trap);
  }
  const [card] = yield* t.drawCards(seatOf(s, i), s.decks.trap, 1, 'FF-423', { figure: h.id });
  if (card === undefined) return;
  t.tell({ kind: 'draws', rule: 'FF-423', hero: h.id, card });
  yield* spring(t, i, card);
}

const blow = (amount: number, toxic: number, by: string) =>
  ({ amount, toxic, by, enemy: undefined, attack: 'other', corrode: false }) as const;

function* spring(t: FateforgeTable, i: number, card: string): Flow {
  const s = t.state;
  const h = heroAt(s, i);
  switch (card) {
    case 'trap:spikes':
    case 'trap:spikes-2':
      yield* hurt(t, i, blow(1, 0, card));
      return;
    case 'trap:deadfall':
      yield* hurt(t, i, blow(2, 0, card));
      return;
    case 'trap:net':
      stunHero(t, i, card);
      h.marks.push('caught');
      return;
    case 'trap:gas':
      for (const j of heroesIn(s, h.zone)) yield* hurt(t, j, blow(0, 1, card));
      return;
    case 'trap:trapdoor':
      yield* late.moveHero(t, i, boardFor(s.board).start[0] ?? h.zone, 'trapdoor');
      return;
    case 'trap:flash':
      h.marks.push('flash');
      return;
    case 'trap:oil':
      s.difficult |= 1 << h.zone;
      return;
    case 'trap:dud':
      s.bag.gold++;
      return;
    case 'trap:cage': {
      const shut = edgesOf(s, h.zone) & s.edges;
      s.edges &= ~shut;
      s.cages.push({ zone: h.zone, edges: shut });
      return;
    }
    case 'trap:alarm-bell': {
      const near = s.enemies
        .filter((e) => !e.laid && colourOf(e) === 'red' && !isRooted(s, e))
        .sort((a, b) => distance(s, a.zone, h.zone) - distance(s, b.zone, h.zone) || a.number - b.number)[0];
      for (let n = 0; n < 2 && near && s.enemies.includes(near); n++)
        yield* walkTowards(t, near, h.zone, 'alarm-bell');
      return;
    }
    case 'trap:rusty-wire':
      yield* rustyWire(t, i, h);
  }
}

/** An armour cube, or 1 damage. */
function* rustyWire(t: FateforgeTable, i: number, h: Hero): Flow {
  const options: Option<number>[] = h.gear.flatMap(({ id, worn, armour }, at) =>
    worn && armour > 0 ? [{ id: `armour:${id}`, value: at }] : [],
  );
  options.push({ id: 'take', value: -1 });
  const question = { id: 'wire', rule: 'FF-423', figure: h.id, quiet: 'take' };
  const at = yield* t.choose(seatOf(t.state, i), question, options);
  const gear = h.gear[at];
  if (gear) gear.armour--;
  else yield* hurt(t, i, blow(1, 0, 'trap:rusty-wire'));
}

export const trapIn = (s: Fateforge, zone: number): Token | undefined =>
  s.tokens.find((token) => token.kind === 'trap' && token.zone === zone && token.by === '');

export const standsIn = (s: Fateforge, i: number, zone: number): boolean => {
  const h = heroAt(s, i);
  return isStanding(h) && h.zone === zone;
};
