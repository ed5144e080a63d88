import type { Random } from '@wyrdhall/kernel';
import { begin, die, type Hunter, STANCES, type Stance, type Toy, toy, type Wolf } from '@wyrdhall/toy';
import * as rules from './rules.ts';

export interface Played {
  readonly decisions: number;
  readonly won: boolean;
}

/** The Wolf Winter as a plain loop: no options to show, nothing told, no way back. */
export function playByHand(players: number, random: Random, bot: Random): Played {
  const s = begin({ players });
  const chance: rules.Chance = {
    face: () => random.of(die.faces),
    shuffled: (items) => {
      const shuffled = items.slice();
      random.shuffle(shuffled);
      return shuffled;
    },
  };
  const mind: Mind = { random: bot, decisions: 0 };

  rules.setUp(s, chance);
  for (;;) {
    for (const hunter of s.hunters) {
      if (!hunter.down) rules.takeStance(hunter, STANCES[decide(mind, STANCES.length)] as Stance);
    }
    for (const hunter of s.hunters) {
      if (hunter.down) continue;
      takeTurn(s, hunter, chance, mind);
      if (s.wolves.length === 0) return { decisions: mind.decisions, won: true };
    }
    s.wolf = 0;
    for (let wolf = rules.nextWolf(s); wolf; wolf = rules.nextWolf(s)) {
      wolfComes(s, wolf, chance, mind);
      const end = toy.outcome(s);
      if (end) return { decisions: mind.decisions, won: end.won };
    }
    s.round++;
    const end = toy.outcome(s);
    if (end) return { decisions: mind.decisions, won: end.won };
  }
}

interface Mind {
  readonly random: Random;
  decisions: number;
}

function decide(mind: Mind, ways: number): number {
  mind.decisions++;
  return mind.random.below(ways);
}

function takeTurn(s: Toy, hunter: Hunter, chance: rules.Chance, mind: Mind): void {
  for (;;) {
    const acts = rules.legalActs(s, hunter);
    const act = acts[decide(mind, acts.length)] as rules.Act;
    if (act.do === 'step') rules.takeStep(s, hunter, act.to);
    else if (act.do === 'strike') strike(s, hunter, act.wolf, chance, mind);
    else if (act.do === 'salve') salve(s, hunter, mind);
    else break;
    if (s.wolves.length === 0) return;
  }
  if (hunter.hand.length > 0) rules.throwAway(s, hunter, decide(mind, 1 << hunter.hand.length));
  rules.drawTricks(s, hunter, chance);
}

function strike(s: Toy, hunter: Hunter, id: string, chance: rules.Chance, mind: Mind): void {
  const wolf = s.wolves.find((w) => w.id === id) as Wolf;
  let damage = rules.rollStrike(hunter, chance);
  while (rules.canSpear(hunter, wolf, damage) && decide(mind, 2) === 0) {
    rules.useTrick(s, hunter, 'spear');
    damage++;
  }
  rules.woundWolf(s, wolf, damage);
}

function salve(s: Toy, hunter: Hunter, mind: Mind): void {
  const hurt = rules.hurtNear(s, hunter);
  const ways = rules.shares(hurt);
  rules.heal(s, hunter, hurt, ways[ways.length === 1 ? 0 : decide(mind, ways.length)] as number[]);
}

function wolfComes(s: Toy, wolf: Wolf, chance: rules.Chance, mind: Mind): void {
  rules.prowl(s, wolf);
  const bitten = s.hunters[rules.whomToBite(s, wolf)];
  if (!bitten) {
    rules.eat(s, wolf);
    return;
  }
  let damage = rules.rollBite(bitten, chance);
  const passed: number[] = [];
  while (damage > 0) {
    const seats = rules.shieldSeats(s, bitten, passed);
    if (seats.length === 0) break;
    const seat = mind.random.of(seats);
    if (decide(mind, 2) === 0) {
      rules.useTrick(s, s.hunters[seat] as Hunter, 'shield');
      damage--;
    } else passed.push(seat);
  }
  rules.hurtHunter(s, bitten, damage);
}
