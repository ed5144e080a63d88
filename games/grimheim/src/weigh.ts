import type { Option, Prompt } from '@wyrdhall/kernel';
import type { Cell } from '@wyrdhall/parts';
import { adjacent, cell, distance, isForest, isTown, stepsToTown, TOWN } from './map.ts';
import { facts, healthLeft, isLegend, monster as monsterOf } from './places.ts';
import type { Grimheim, Hero, Monster } from './state.ts';
import { attackRange, health, strength } from './tableau.ts';

/** How likely a sensible player takes each option: what rollouts of the planner are played by. */
export function weigh(s: Grimheim, prompt: Prompt): number[] {
  const hero = s.heroes[prompt.seat] as Hero;
  switch (prompt.question.id) {
    case 'turn':
      return prompt.options.map((option) => weighTurn(s, hero, option.id));
    case 'walk':
      return prompt.options.map((option) => weighWalk(s, hero, option));
    case 'attack':
    case 'target':
    case 'targets':
      return prompt.options.map((option) => weighTarget(s, hero, option.id));
    default:
      return prompt.options.map((option) => OTHERS[option.id] ?? 3);
  }
}

const OTHERS: Readonly<Record<string, number>> = { pass: 1, no: 0.5, keep: 1, 'any-order': 30, stop: 1 };

function weighTurn(s: Grimheim, hero: Hero, id: string): number {
  const left = 2 - hero.actions.length;
  const [kind, what] = id.split(':');
  if (kind === 'quest') return 20;
  if (kind === 'use' || kind === 'play') return 6;
  if (kind === 'give' || kind === 'ask' || kind === 'throw-away') return 0.005;
  if (kind === 'end') return left === 0 ? 6 : 0.05;
  if (what === 'attack') return 40;
  if (what === 'move') return isTown(hero.at) ? 12 : isThreatNear(s, hero) ? 1.5 : 10;
  if (what === 'mend') {
    const hurt = hero.damage / health(hero);
    return hurt > 0.6 ? 14 : hurt > 0.3 ? 3 : 0.05;
  }
  return what === 'practice' ? 2 : what === 'prepare' ? (hero.hand.length < 3 ? 2 : 0.3) : 1.5;
}

const isThreatNear = (s: Grimheim, hero: Hero): boolean =>
  s.monsters.some((m) => distance(hero.at, m.at) <= attackRange(hero));

/** How much the town would miss this monster's death. */
function worth(s: Grimheim, m: Monster): number {
  const near = 1 + Math.max(0, 7 - (stepsToTown[m.at] as number));
  return (near * (isLegend(m) ? 2 : 1)) / (1 + 0.3 * healthLeft(s, m));
}

/** Areas from which something can be hit, or where monsters are held, are where heroes want to be. */
function weighWalk(s: Grimheim, hero: Hero, option: Option): number {
  const at = option.at === undefined ? hero.at : option.at === 'grimheim' ? TOWN : (cell(option.at) as Cell);
  if (option.id.startsWith('step:')) return 0.02;
  if (at === TOWN) return hero.damage > health(hero) / 2 ? 3 : 0.02;
  const range = attackRange(hero);
  let value = 0.05;
  let danger = 0;
  for (const m of s.monsters) {
    const far = distance(at, m.at);
    if (far <= range) value += worth(s, m);
    else if (far <= range + 3) value += 0.15 * worth(s, m);
    if (adjacent(at, m.at)) {
      value += 0.6 * (facts(m).rank >= 3 ? 0.5 : 1);
      danger += facts(m).strength;
    } else if (far <= facts(m).range + 2) danger += 0.3 * facts(m).strength;
  }
  const risk = (danger * 0.5) / Math.max(1, health(hero) - hero.damage);
  return (value * (isForest(at) ? 1.2 : 1)) ** 2 / (1 + 2 * risk * risk);
}

function weighTarget(s: Grimheim, hero: Hero, id: string): number {
  const m = id.startsWith('monster:') ? monsterOf(s, id.slice(8)) : undefined;
  if (!m) return 1;
  const killable = strength(hero) / 2 >= healthLeft(s, m) + facts(m).armour ? 3 : 1;
  return worth(s, m) * killable;
}
