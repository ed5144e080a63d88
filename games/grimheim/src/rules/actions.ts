import type { Flow, Reason, Seat } from '@wyrdhall/kernel';
import { attackAction, attackAims } from './attack.ts';
import { sideOf } from './cards.ts';
import { actionClosed } from './cost.ts';
import { drawEvent } from './draw.ts';
import type { GrimheimTable } from './effect.ts';
import { addMana, damagedCards, gainGold, heal, manaCards, removeDamage, repair } from './gains.ts';
import { isTown } from './map.ts';
import { canWalk, walk } from './movement.ts';
import { because } from './reasons.ts';
import { type Action, heroAt } from './state.ts';
import { moveLength } from './tableau.ts';

/** Why an action would not be possible even with a marker for it (GR-118); undefined where it is. */
export function effectClosed(t: GrimheimTable, seat: Seat, action: Action): Reason | undefined {
  const hero = heroAt(t.state, seat);
  switch (action) {
    case 'move':
      if (hero.rooted) return because.rooted;
      return canWalk(t, hero, { steps: moveLength(hero) }) ? undefined : because.noWay;
    case 'attack':
      if (attackAims(t, seat, false).length > 0) return undefined;
      return isTown(hero.at) ? because.inTown : because.noTarget;
    case 'prepare':
      return hero.deck.length + hero.discard.length + hero.hand.length > 0 ? undefined : because.noEvents;
    case 'focus':
      return manaCards(hero).length > 0 ? undefined : because.noManaCard;
    default:
      return undefined;
  }
}

/** GR-101: why the action cannot be taken with a marker now. */
export const markerActionClosed = (t: GrimheimTable, seat: Seat, action: Action): Reason | undefined =>
  actionClosed(heroAt(t.state, seat), action) ?? effectClosed(t, seat, action);

/**
 * One of the six actions (GR-110 to GR-117). A granted one needs no marker (GR-104). The marker is placed only
 * when the action really happens (GR-101).
 */
export function* takeAction(t: GrimheimTable, seat: Seat, action: Action, granted = false): Flow {
  const hero = heroAt(t.state, seat);
  const begin = (): void => {
    if (!granted) hero.actions.push(action);
    t.tell({ kind: 'action', rule: RULES[action], seat, action, spent: false, granted });
  };
  switch (action) {
    case 'move':
      yield* walk(t, seat, { steps: moveLength(hero), action: true, rule: 'GR-110', begin });
      break;
    case 'attack':
      yield* attackAction(t, seat, granted ? 'granted' : '', begin);
      break;
    case 'prepare':
      begin();
      yield* drawEvent(t, seat, 'GR-114');
      break;
    case 'focus': {
      const card = yield* t.choose(seat, { id: 'focus', rule: 'GR-115' }, manaCards(hero));
      begin();
      addMana(t, seat, card, 1, 'GR-115');
      break;
    }
    case 'mend':
      yield* mend(t, seat, begin);
      break;
    case 'practice':
      begin();
      gainGold(t, seat, 1, 'GR-117');
      break;
  }
}

const RULES: Record<Action, string> = {
  move: 'GR-110',
  attack: 'GR-113',
  prepare: 'GR-114',
  focus: 'GR-115',
  mend: 'GR-116',
  practice: 'GR-117',
};

/** GR-116, GR-048; a card that says so may be cleared instead, anywhere. */
function* mend(t: GrimheimTable, seat: Seat, begin: () => void): Flow {
  const hero = heroAt(t.state, seat);
  if (isTown(hero.at)) {
    begin();
    yield* removeDamage(t, seat, damagedCards(t, seat), 5, 'GR-048');
    return;
  }
  const cleared = hero.cards.filter((card) => sideOf(card).mended && card.damage > 0);
  const card = yield* t.choose(seat, { id: 'mend', rule: 'GR-116' }, [
    { id: `hero:${hero.id}`, value: undefined },
    ...cleared.map((c) => ({ id: `card:${c.id}`, value: c })),
  ]);
  begin();
  if (card) repair(t, seat, card, card.damage, 'GR-116');
  else heal(t, seat, 2, 'GR-116');
}
