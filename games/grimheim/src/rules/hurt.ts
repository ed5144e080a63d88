import type { Flow, Option, Question, Seat } from '@wyrdhall/kernel';
import { sideOf } from './cards.ts';
import type { GrimheimTable, Hit } from './effect.ts';
import { TOWN } from './map.ts';
import { monsterTurnTerms } from './reaction-terms.ts';
import { heroAt, type Monster } from './state.ts';
import { activeEffects, armour, handEffects, health, user } from './tableau.ts';
import { losePieces } from './town.ts';
import { playOption, useOption } from './use.ts';

export interface Harm {
  readonly rule: string;
  readonly attacker?: Monster;
  /** GR-293 */
  readonly unpreventable?: boolean;
}

/** Deals one damage to a hero: armour, prevention, and what is left at once (GR-287, GR-288, GR-290). */
export function* hurtHero(t: GrimheimTable, seat: Seat, amount: number, harm: Harm): Flow {
  const hero = heroAt(t.state, seat);
  const hit: Hit = { attacker: harm.attacker, amount, used: [] };
  if (!harm.unpreventable) {
    absorb(t, seat, hit, Math.min(hit.amount, armour(hero)));
    wearMail(t, seat, hit);
    if (hit.amount > 0) yield* prevent(t, seat, hit);
  }
  if (hit.amount <= 0) return;
  hero.damage += hit.amount;
  hero.tally.taken += hit.amount;
  const monster = harm.attacker?.id ?? '';
  t.tell({ kind: 'hurt', rule: harm.rule, seat, amount: hit.amount, monster });
  if (hero.damage >= health(hero)) knockOut(t, seat);
}

/** GR-303: armour takes its part before anything is prevented. */
function absorb(t: GrimheimTable, seat: Seat, hit: Hit, amount: number): void {
  if (amount <= 0) return;
  hit.amount -= amount;
  t.tell({ kind: 'armour', rule: 'GR-303', seat, amount });
}

/** Dwarf Mail: the first point that gets past armour in a monster turn. */
function wearMail(t: GrimheimTable, seat: Seat, hit: Hit): void {
  const hero = heroAt(t.state, seat);
  const mail = hero.cards.find((card) => sideOf(card).mail);
  if (!mail || hit.amount === 0 || t.state.phase !== 'monsters' || mail.used.includes('mail')) return;
  mail.used.push('mail');
  hit.amount--;
  t.tell({ kind: 'prevent', rule: 'GR-359', seat, card: mail.id, amount: 1 });
}

/** GR-288: preventing cards, each once for this damage. */
function* prevent(t: GrimheimTable, seat: Seat, hit: Hit): Flow {
  const monster = hit.attacker?.id ?? '';
  // Each question says how much is left.
  for (let amount = 0; hit.amount > 0 && hit.amount !== amount; ) {
    amount = hit.amount;
    const question: Question = { id: 'prevent', rule: 'GR-288', data: { amount, monster } };
    const options = () => (hit.amount === amount ? preventing(t, seat, hit) : []);
    yield* t.offer(question, [seat], options, monsterTurnTerms(t));
  }
}

function preventing(t: GrimheimTable, seat: Seat, hit: Hit): Option<() => Flow>[] {
  if (hit.amount <= 0) return [];
  const hero = heroAt(t.state, seat);
  const options: Option<() => Flow>[] = [];
  const take = (card: string, amount: number): void => {
    const prevented = Math.min(hit.amount, amount);
    hit.amount -= prevented;
    t.tell({ kind: 'prevent', rule: 'GR-288', seat, card, amount: prevented });
  };
  for (const { card, effect } of activeEffects(hero, 'hit')) {
    const { name } = effect;
    if (hit.used.includes(name)) continue;
    const u = { ...user(t, seat, card), hit };
    const run = function* (): Flow {
      hit.used.push(name);
      take(card.id, effect.prevent);
      if (effect.after) yield* effect.after(u);
    };
    options.push(useOption(u, effect, effect.closed?.(u), run));
  }
  for (const { id, effect } of handEffects(hero, 'hit')) {
    const u = { ...user(t, seat, undefined, id), hit };
    const run = function* (): Flow {
      take(id, effect.prevent);
      if (effect.after) yield* effect.after(u);
    };
    options.push(playOption(u, effect, effect.closed?.(u), run));
  }
  return options;
}

/** GR-291 */
function knockOut(t: GrimheimTable, seat: Seat): void {
  const s = t.state;
  const hero = heroAt(s, seat);
  hero.at = TOWN;
  hero.damage = Math.min(5, health(hero) - 1);
  hero.tally.knockOuts++;
  t.tell({ kind: 'knocked-out', rule: 'GR-291', seat });
  losePieces(t, 2, 'GR-291');
}
