import type { Flow, Option, Seat } from '@wyrdhall/kernel';
import { upgradePrice } from '../content/tracks.ts';
import { cardOf, sideOf } from './cards.ts';
import { drawEvent } from './draw.ts';
import type { GrimheimTable } from './effect.ts';
import { addMana } from './gains.ts';
import { putIntoPlay } from './quests.ts';
import { type CardInPlay, type Hero, heroAt } from './state.ts';
import { follow } from './use.ts';

/** GR-155 to GR-161: five steps, strictly in this order. */
export function* endOfTurn(t: GrimheimTable, seat: Seat): Flow {
  const s = t.state;
  const hero = heroAt(s, seat);
  takeMarkersBack(hero);
  yield* upgrade(t, seat);
  for (const card of hero.cards) addMana(t, seat, card, sideOf(card).mana, 'GR-157');
  yield* drawEvent(t, seat, 'GR-158');
  yield* follow(t, seat, 'turn-end');
  yield* putUnder(t, seat);
  s.begun = false;
  s.phase = 'hero';
  s.turn++;
  if (s.turn < s.heroes.length) return;
  s.turn = 0;
  s.phase = 'monsters';
  s.step = 'time';
}

/** GR-155: markers go back, and whatever was for this turn only ends. */
function takeMarkersBack(hero: Hero): void {
  hero.actions = [];
  hero.range = 0;
  hero.move = 0;
  hero.rooted = false;
  for (const card of hero.cards) card.used = [];
}

type Upgrade = { readonly card: CardInPlay | undefined } | undefined;

/** GR-150 to GR-154: at most one, if it can be paid. */
function* upgrade(t: GrimheimTable, seat: Seat): Flow {
  const hero = heroAt(t.state, seat);
  const price = upgradePrice(hero.upgrades);
  if (hero.gold < price) return;
  const options: Option<Upgrade>[] = [];
  const top = hero.abilities.at(-1);
  if (top !== undefined) options.push({ id: `ability:${top}`, value: { card: undefined } });
  for (const card of hero.cards) {
    if (card.level === 1 && cardOf(card.id).kind !== 'equipment') {
      options.push({ id: `flip:${card.id}`, value: { card } });
    }
  }
  if (options.length === 0) return;
  options.push({ id: 'no', value: undefined });
  const question = { id: 'upgrade', rule: 'GR-150', data: { price, gold: hero.gold }, quiet: 'no' };
  const chosen = yield* t.choose(seat, question, options);
  if (!chosen) return;
  hero.gold -= price;
  hero.upgrades = Math.min(3, hero.upgrades + 1);
  if (chosen.card) {
    chosen.card.level = 2;
    t.tell({ kind: 'upgrade', rule: 'GR-152', seat, card: chosen.card.id, level: 2, price });
    return;
  }
  const gained = hero.abilities.pop() as string;
  putIntoPlay(t, seat, gained);
  t.tell({ kind: 'upgrade', rule: 'GR-152', seat, card: gained, level: 1, price });
  if (hero.abilities.length > 0) t.reveal();
}

/** GR-159: the top equipment or the top ability under its pile, unseen what comes next. */
function* putUnder(t: GrimheimTable, seat: Seat): Flow {
  const hero = heroAt(t.state, seat);
  const options: Option<'equipment' | 'ability' | undefined>[] = [];
  if (hero.equipment.length > 1) options.push({ id: 'under:equipment', value: 'equipment' });
  if (hero.abilities.length > 1) options.push({ id: 'under:ability', value: 'ability' });
  if (options.length === 0) return;
  options.push({ id: 'no', value: undefined });
  const data = { equipment: hero.equipment.at(-1) ?? '', ability: hero.abilities.at(-1) ?? '' };
  const question = { id: 'put-under', rule: 'GR-159', data, quiet: 'no' };
  const pile = yield* t.choose(seat, question, options);
  if (!pile) return;
  const cards = pile === 'equipment' ? hero.equipment : hero.abilities;
  const card = cards.pop() as string;
  cards.unshift(card);
  if (pile === 'equipment') hero.progress = 0;
  t.tell({ kind: 'put-under', rule: 'GR-159', seat, pile, card });
  t.reveal();
}
