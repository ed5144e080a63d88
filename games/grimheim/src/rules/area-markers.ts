import type { Flow, Seat } from '@wyrdhall/kernel';
import type { GrimheimTable } from './effect.ts';
import { addMana, damagedCards, gainGold, heal, manaCards, repair } from './gains.ts';
import { MARKER_AREAS } from './map.ts';
import { heroAt } from './state.ts';

/** GR-075 to GR-078: markers are taken in passing, any number of them. */
export function* takeMarkers(t: GrimheimTable, seat: Seat): Flow {
  const { markers } = t.state;
  const hero = heroAt(t.state, seat);
  if (hero.at === MARKER_AREAS.gold && markers.gold > 0) {
    const option = { id: 'gold', value: 'gold', most: markers.gold };
    const question = { id: 'take-gold', rule: 'GR-077' };
    const [share] = yield* t.chooseAmounts(seat, question, [option], { min: 0, max: markers.gold });
    markers.gold -= share?.amount ?? 0;
    gainGold(t, seat, share?.amount ?? 0, 'GR-077');
  }
  if (hero.at === MARKER_AREAS.mana && markers.mana > 0) {
    const cards = manaCards(hero).map((option) => ({ ...option, most: markers.mana }));
    if (cards.length === 0) return;
    const question = { id: 'take-mana', rule: 'GR-076' };
    const shares = yield* t.chooseAmounts(seat, question, cards, { min: 0, max: markers.mana });
    for (const { value, amount } of shares) {
      markers.mana -= amount;
      addMana(t, seat, value, amount, 'GR-076');
    }
  }
  if (hero.at === MARKER_AREAS.damage && markers.damage > 0) {
    const damaged = damagedCards(t, seat);
    if (damaged.length === 0) return;
    const question = { id: 'take-damage', rule: 'GR-075' };
    const shares = yield* t.chooseAmounts(seat, question, damaged, { min: 0, max: markers.damage });
    for (const { value, amount } of shares) {
      markers.damage -= amount;
      if (value.card) repair(t, seat, value.card, amount, 'GR-075');
      else heal(t, seat, amount, 'GR-075');
    }
  }
}
