import type { Flow, Option, Question, Seat } from '@wyrdhall/kernel';
import type { Cell } from '@wyrdhall/parts';
import { pay, unpayable } from './cost.ts';
import type { GrimheimTable } from './effect.ts';
import { around, isMountain, isTown, nameOf } from './map.ts';
import { healthLeft, monstersInRange } from './places.ts';
import { currentQuest, deedClosed, gainQuest, isAt, placeMonsters } from './quests.ts';
import { newRoll, rollAgainst } from './roll.ts';
import { type CardId, type Grimheim, heroAt, type Monster } from './state.ts';
import { activeEffects, attackRange, has, strength, user } from './tableau.ts';
import { follow } from './use.ts';

/** What an attack action may be aimed at: a monster, a mountain (Orebiter), or a quest it is spent on. */
type Aim =
  | { readonly at: 'monster'; readonly monster: Monster }
  | { readonly at: 'mountain'; readonly area: Cell }
  | { readonly at: 'quest' };

export const monsterOption = (m: Monster): Option<Monster> => ({
  id: `monster:${m.id}`,
  value: m,
  at: nameOf(m.at),
});

/** What the monsters that one may aim at have left, for the words of the options. */
export function healths(s: Grimheim, monsters: readonly Monster[]): Record<string, number> {
  const left: Record<string, number> = {};
  for (const m of monsters) left[m.id] = healthLeft(s, m);
  return left;
}

/** GR-113, GR-105: the targets of an attack action. */
export function attackAims(t: GrimheimTable, seat: Seat, granted: boolean): Option<Aim>[] {
  const s = t.state;
  const hero = heroAt(s, seat);
  const aims: Option<Aim>[] = monstersInRange(s, hero).map((monster) => ({
    ...monsterOption(monster),
    value: { at: 'monster', monster },
  }));
  if (has(hero, 'mines') && !isTown(hero.at)) {
    for (const area of [hero.at, ...around(hero.at)]) {
      if (!isMountain(area)) continue;
      aims.push({ id: `mountain:${nameOf(area)}`, value: { at: 'mountain', area }, at: nameOf(area) });
    }
  }
  if (granted && attackQuestReady(t, seat)) aims.push({ id: 'quest', value: { at: 'quest' } });
  return aims;
}

/** GR-105, GR-142: a quest that asks to spend an attack action, met in everything else. */
function attackQuestReady(t: GrimheimTable, seat: Seat): boolean {
  const hero = heroAt(t.state, seat);
  const card = currentQuest(hero);
  const quest = card?.quest;
  if (!card || quest?.by !== 'deed' || quest.cost?.spend !== 'attack') return false;
  const u = user(t, seat, undefined, card.id);
  const { spend: _, ...rest } = quest.cost;
  return (!quest.at || isAt(hero, quest.at)) && !unpayable(u, rest) && !deedClosed(u, quest);
}

function* spendOnQuest(t: GrimheimTable, seat: Seat): Flow {
  const card = currentQuest(heroAt(t.state, seat));
  if (card?.quest?.by !== 'deed') return;
  const u = user(t, seat, undefined, card.id);
  const { spend: _, ...rest } = card.quest.cost ?? {};
  yield* pay(u, rest);
  yield* placeMonsters(u, card.quest.place);
  gainQuest(t, seat);
}

/**
 * An attack action (GR-287). `source` is the card that grants it, '' for the Attack action itself; `begin` is
 * called when the target is chosen, so that backing out costs nothing (GR-101).
 */
export function* attackAction(t: GrimheimTable, seat: Seat, source: CardId, begin?: () => void): Flow {
  const s = t.state;
  const hero = heroAt(s, seat);
  const aims = attackAims(t, seat, source !== '');
  if (aims.length === 0) return;
  let dice = strength(hero);
  for (const { card, effect } of activeEffects(hero, 'dice')) {
    dice += effect.dice(user(t, seat, card), source);
  }
  const targets = aims.flatMap(({ value }) => (value.at === 'monster' ? [value.monster] : []));
  const data = { dice, range: attackRange(hero), health: healths(s, targets) };
  const question: Question = { id: 'attack', rule: 'GR-113', data };
  const aim = yield* t.choose(seat, question, aims);
  begin?.();
  if (aim.at === 'quest') yield* spendOnQuest(t, seat);
  else {
    const at = aim.at === 'monster' ? aim.monster.at : aim.area;
    const target = aim.at === 'monster' ? aim.monster.id : undefined;
    const roll = newRoll(hero, target, at, true, source);
    yield* rollAgainst(t, seat, roll, dice);
    if (roll.over) return;
  }
  yield* follow(t, seat, 'after-attack');
}
