import type { HeroId } from '../content/cards.ts';
import { boardOf, isItem, SKILLS, skillOf } from '../content/index.ts';
import type { Hero } from '../state.ts';
import { equip, passivesOf } from './gear.ts';

/** FF-024 to FF-034: a hero as the campaign begins. */
export function newHero(id: HeroId): Hero {
  const board = boardOf(id);
  const h: Hero = {
    id,
    zone: 0,
    health: board.health,
    energy: board.energy,
    toxic: 0,
    maxHealth: board.health,
    maxEnergy: board.energy,
    ko: false,
    revived: false,
    dice: [...board.dice],
    pool: [],
    gifts: [],
    skills: SKILLS.filter((skill) => skill.hero === id && skill.level === 0).map((skill) => skill.id),
    reserve: [],
    gear: [],
    passives: [],
    corruption: [],
    fear: [],
    block: 0,
    stunned: false,
    hidden: id === 'rogue',
    lunge: true,
    flasks: id === 'alchemist' ? 3 : 0,
    round: [],
    scene: [],
    marks: [],
    dash: false,
    held: { health: board.health, energy: board.energy },
    exited: false,
    wasKO: false,
  };
  for (const item of board.items) equip(h, item);
  return h;
}

const MOST_ACTIVE = 6;

/** FF-077, FF-410: a skill is owned, in place of the one it improves. */
export function learn(h: Hero, id: string): void {
  const { upgrades } = skillOf(id);
  h.skills = h.skills.filter((other) => other !== upgrades);
  h.reserve = h.reserve.filter((other) => other !== upgrades);
  h.skills.push(id);
  while (h.skills.length > MOST_ACTIVE) h.reserve.push(h.skills.shift() as string);
  h.passives = passivesOf(h);
}

/** FF-077, FF-078: of all that is owned, these are active. */
export function activate(h: Hero, ids: readonly string[]): void {
  const owned = [...h.skills, ...h.reserve];
  h.skills = [...ids];
  h.reserve = owned.filter((id) => !ids.includes(id));
  h.passives = passivesOf(h);
}

/** Wears another Heart of Bronze, or takes it off. */
export function measure(h: Hero, before: number): void {
  const now = extraHealth(h);
  h.maxHealth += now - before;
  while (h.health + h.toxic > h.maxHealth) {
    if (h.toxic > 0) h.toxic--;
    else h.health--;
  }
}

export const extraHealth = (h: Hero): number => h.passives.filter((p) => p === 'max-health').length;

const DICE_AFTER = [2, 5, 8];

/** A standard hero after so many rests: what was bought, dice gained, and worn down after the first fight. */
export function standardHero(id: HeroId, stage: number, isWhole: boolean): Hero {
  const { buys, byStage, upgrades } = boardOf(id);
  const h = newHero(id);
  for (const buy of buys.slice(0, byStage[stage])) {
    if (isItem(buy)) equip(h, buy);
    else learn(h, buy);
  }
  DICE_AFTER.forEach((rest, k) => {
    const die = upgrades[k];
    if (stage >= rest && die) h.dice.push(die);
  });
  h.passives = passivesOf(h);
  h.maxHealth += extraHealth(h);
  if (!isWhole) {
    h.health = Math.max(1, h.health - 2);
    h.energy = Math.max(0, h.energy - 2);
  }
  return h;
}
