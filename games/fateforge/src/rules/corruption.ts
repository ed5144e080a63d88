import type { Flow } from '@wyrdhall/kernel';
import { deckCardOf } from '../content/index.ts';
import { type FateforgeTable, heroAt, seatOf } from '../state.ts';
import { campaignOf, thinkOf } from './campaign/memory.ts';
import { stunHero, suffer } from './harm-hero.ts';

/** FF-298 to FF-305: apply, then keep or discard. */
export function* drawCorruption(t: FateforgeTable, i: number): Flow {
  const s = t.state;
  const h = heroAt(s, i);
  const { decks } = s;
  if (decks.corruption.length === 0) {
    //
    decks.corruption = decks.graveyard;
    decks.graveyard = [];
    t.shuffle(decks.corruption);
  }
  const [card] = yield* t.drawCards(seatOf(s, i), decks.corruption, 1, 'FF-298', { figure: h.id });
  if (card === undefined) return;
  if (s.questline) s.questline.corruptionDrawn++;
  t.tell({ kind: 'draws', rule: 'FF-298', hero: h.id, card });
  if (deckCardOf(card)?.stays) {
    h.corruption.push(card);
    h.scene.push(`drew:${card}`);
  } else {
    decks.graveyard.push(card);
  }
  yield* apply(t, i, card);
}

function* apply(t: FateforgeTable, i: number, card: string): Flow {
  const s = t.state;
  const h = heroAt(s, i);
  switch (card) {
    case 'corruption:black-vein':
      h.maxHealth--;
      if (h.health + h.toxic > h.maxHealth) {
        if (h.health > 1) h.health--;
        else if (h.toxic > 0) h.toxic--;
      }
      return;
    case 'corruption:ember-vein':
      h.maxEnergy--;
      h.energy = Math.min(h.energy, h.maxEnergy);
      return;
    case 'corruption:sudden-chill':
      return suffer(t, i, 'energy', 2, card);
    case 'corruption:nosebleed':
      return suffer(t, i, 'health', 1, card);
    case 'corruption:spilled-purse':
      s.bag.gold = Math.max(0, s.bag.gold - 2);
      return;
    case 'corruption:numb':
      return stunHero(t, i, card);
    case 'corruption:lost-hour':
      if (s.campaign) campaignOf(s).memory.lostHours++;
      return;
    case 'corruption:ill-word': {
      if (!s.campaign) return;
      const { met } = campaignOf(s).memory;
      if (met !== '') thinkOf(t, met, -1);
      return;
    }
    case 'corruption:broken-strap': {
      const worn = h.gear.flatMap((gear, at) =>
        gear.armour > 0 ? [{ id: `armour:${gear.id}`, value: at }] : [],
      );
      if (worn.length === 0) return;
      const question = { id: 'strap', rule: 'FF-298', figure: h.id };
      const gear = h.gear[yield* t.choose(seatOf(s, i), question, worn)];
      if (gear) gear.armour = 0;
    }
  }
}

/** FF-299, FF-304: a kept card leaves play, and what it took comes back. */
export function cleanse(t: FateforgeTable, i: number, card: string): void {
  const h = heroAt(t.state, i);
  h.corruption.splice(h.corruption.indexOf(card), 1);
  t.state.decks.graveyard.push(card);
  if (card === 'corruption:black-vein') h.maxHealth++;
  if (card === 'corruption:ember-vein') h.maxEnergy++;
  t.tell({ kind: 'cleansed', rule: 'FF-299', hero: h.id, card });
}
