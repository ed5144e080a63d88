import type { Flow } from '@wyrdhall/kernel';
import { deckCardOf, FEAR } from '../content/index.ts';
import { type FateforgeTable, heroAt, seatOf } from '../state.ts';
import { neighbours } from './board.ts';
import { isStanding } from './figures.ts';
import { stunHero, suffer } from './harm-hero.ts';
import { late } from './late.ts';
import { dropObjectives } from './loot.ts';
import { drawZone } from './lots.ts';

/** FF-435 to FF-438, R-102 */
export function* drawFear(t: FateforgeTable, i: number): Flow {
  const s = t.state;
  const h = heroAt(s, i);
  if (!isStanding(h) || h.round.includes('fear') || h.scene.includes('nerve')) return;
  h.round.push('fear');
  if (h.passives.includes('ignore-first-fear') && !h.scene.includes('fear-ignored')) {
    h.scene.push('fear-ignored');
    t.tell({ kind: 'prevents', rule: 'FF-435', hero: h.id, by: 'wardens-coat' });
    return;
  }
  if (s.decks.fear.length === 0) refill(t);
  const [card] = yield* t.drawCards(seatOf(s, i), s.decks.fear, 1, 'FF-435', { figure: h.id });
  if (card === undefined) return;
  s.fearCards++;
  t.tell({ kind: 'draws', rule: 'FF-435', hero: h.id, card });
  if (deckCardOf(card)?.stays) h.fear.push(card);
  else yield* resolve(t, i, card);
}

/** Cards that lie open by no hero are shuffled anew. */
function refill(t: FateforgeTable): void {
  const { decks, heroes } = t.state;
  decks.fear = FEAR.map(({ id }) => id).filter((id) => !heroes.some(({ fear }) => fear.includes(id)));
  t.shuffle(decks.fear);
}

function* resolve(t: FateforgeTable, i: number, card: string): Flow {
  const s = t.state;
  const h = heroAt(s, i);
  switch (card) {
    case 'fear:frozen':
      return stunHero(t, i, card);
    case 'fear:gasp':
      return suffer(t, i, 'energy', 1, card);
    case 'fear:nerve':
      h.scene.push('nerve');
      return;
    case 'fear:drop-it': {
      const carries = s.tokens.some(({ kind, by }) => kind === 'objective' && by === h.id);
      return carries ? dropObjectives(t, h) : suffer(t, i, 'energy', 1, card);
    }
    case 'fear:flinch': {
      const ways = neighbours(s, h.zone);
      if (ways.length > 0) yield* late.moveHero(t, i, yield* drawZone(t, ways, 'FF-323'), 'flinch');
      return;
    }
  }
}
