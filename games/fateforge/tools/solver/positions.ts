import { type Options, type Prompt, Random, randomPick, readOptions, start } from '@wyrdhall/kernel';
import { HERO_IDS } from '../../src/content/cards.ts';
import { ITEMS, SCENES, SKILLS } from '../../src/content/index.ts';
import { DICE, type DieColour } from '../../src/content/results.ts';
import { copy } from '../../src/copy.ts';
import { fateforge } from '../../src/fateforge.ts';
import { acting } from '../../src/minds/outlook.ts';
import { cardUse } from '../../src/rules/cards.ts';
import { equip, passivesOf } from '../../src/rules/gear.ts';
import { type Fateforge, type Hero, heroAt } from '../../src/state.ts';

/** How many dice and cards the hero has whose turn it is. */
export interface Size {
  readonly dice: number;
  readonly skills: number;
  readonly items: number;
  readonly stage: number;
}

export const SMALL: Size = { dice: 3, skills: 2, items: 1, stage: 0 };
export const FULL: Size = { dice: 4, skills: 6, items: 4, stage: 6 };

const sample = <T>(random: Random, list: readonly T[], n: number): T[] => {
  const left = [...list];
  random.shuffle(left);
  return left.slice(0, n);
};

/** Works in a hero's turn or by itself. */
const counts = (id: string): boolean => cardUse(id)?.use.when === 'turn' || cardUse(id) === null;

function outfit(h: Hero, { dice, skills, items }: Size, random: Random): void {
  const own = SKILLS.filter(({ hero, id }) => hero === h.id && counts(id)).map(({ id }) => id);
  h.skills = sample(random, own, skills);
  h.reserve = [];
  h.gear = [];
  for (const { id } of sample(random, ITEMS, ITEMS.length)) {
    if (h.gear.filter(({ worn }) => worn).length >= items) break;
    if (counts(id)) equip(h, id);
  }
  h.gear = h.gear.filter(({ worn }) => worn);
  h.passives = passivesOf(h);
  const pool: DieColour[] = [...h.dice];
  const weapon = h.gear.map(({ id }) => ITEMS.find((item) => item.id === id)?.die ?? '').find(Boolean);
  if (weapon === 'melee' || weapon === 'ranged') pool.push(weapon);
  h.pool = sample(random, pool, dice).map((die) => `${die}:${random.of(DICE[die])}`);
  h.round = [];
  h.scene = [];
}

/** A hero's turn somewhere in a fight of sensible players, with dice and cards of the wanted number. */
function position(size: Size, random: Random): Fateforge | undefined {
  const scenes = SCENES.filter(({ stage }) => stage >= size.stage);
  const players = 2 + random.below(3);
  const options: Options = readOptions(fateforge, {
    players,
    scene: random.of(scenes).id,
    heroes: sample(random, HERO_IDS, players),
    screens: false,
  });
  const play = start(fateforge, options, Random.fromSeed(random.below(0x7fffffff)));
  const wanted = 1 + random.below(players * 3);
  for (let turns = 0, n = 0; n < 3000 && !play.outcome; n++) {
    const s = play.table.state;
    if (
      play.prompts[0]?.question.id === 'turn' &&
      !heroAt(s, acting(s)).marks.includes('acted') &&
      ++turns === wanted
    ) {
      const state = copy(s);
      outfit(heroAt(state, acting(state)), size, random);
      return fateforge.broken?.(state) === undefined ? state : undefined;
    }
    play.reply(0, randomPick(play.prompts[0] as Prompt, random));
  }
  return undefined;
}

export function positions(size: Size, n: number, seed: number): Fateforge[] {
  const random = Random.fromSeed(seed);
  const found: Fateforge[] = [];
  while (found.length < n) {
    const s = position(size, random);
    if (s) found.push(s);
  }
  return found;
}
