import { nodeOf } from '../adventures/index.ts';
import { traitOf } from '../content/index.ts';
import { maxLife } from '../rules/board.ts';
import type { Hero, RollingFates, Scene } from '../state.ts';
import type { Price, When } from '../story/choice-tags.ts';
import { taleOf } from '../story/scene-tale.ts';
import type { StoryEffect, Who } from '../story/tags.ts';

/*
 * What the choices of a story are worth, in Life of every hero. Whoever weighs them has read the story before.
 */

const TREASURE = 5;
const FIGHT = -4;
const DEATH = -100;
const OMENS = { skip: 4, stunned: 2, insight: 2 } as const;
/** Figures of several dice rolled and kept: how likely they come about. */
const PATTERNS = { low: 0.25, high: 0.25, same: [0, 1, 1, 0.75, 0.3, 0.05] } as const;
const DEEPEST = 4;

/** Of each hero, or of one. */
const share = (s: RollingFates, who: Who): number => (who === 'each' ? 1 : 1 / s.heroes.length);

const weakest = (s: RollingFates): number => Math.min(...s.heroes.map(({ life }) => life));

function missing(s: RollingFates, amount: number): number {
  const healed = s.heroes.map((hero) => Math.min(amount, maxLife(hero) - hero.life));
  return healed.reduce((sum, life) => sum + life, 0) / s.heroes.length;
}

const badTraits = (hero: Hero): number => hero.traits.filter((id) => traitOf(id).sign === 'bad').length;

function effectWorth(s: RollingFates, effect: StoryEffect, depth: number): number {
  const one = 1 / s.heroes.length;
  switch (effect.kind) {
    case 'damage':
    case 'lose':
      return share(s, effect.who) * -effect.amount + (weakest(s) <= effect.amount + 1 ? DEATH : 0);
    case 'heal':
      return effect.who === 'each' ? missing(s, effect.amount) : one * missing(s, effect.amount) * 1.3;
    case 'treasure':
      return share(s, effect.who) * TREASURE * effect.keep * (effect.keep < effect.amount ? 1.4 : 1);
    case 'max-life':
      return one * 2 * effect.amount;
    case 'status-next':
      return -3 * one;
    case 'fewer':
      return 3 * effect.amount;
    case 'reward':
      return TREASURE * effect.amount;
    case 'reinforce':
      return -3 * effect.amount;
    case 'fight':
      return FIGHT;
    case 'edge':
      return wayWorth(s, effect.way);
    case 'flag':
      return 0.5;
    case 'each':
    case 'then':
      return sceneWorth(
        s,
        { knot: effect.knot, choices: [], hero: effect.kind === 'each' ? 0 : -1 },
        depth + 1,
      );
    case 'win':
      return one * TREASURE;
    case 'return':
      return -one * TREASURE;
    case 'forfeit':
      return -one * 3;
    case 'mute':
      return s.heroes.reduce((sum, hero) => sum + Math.min(1, badTraits(hero)), 0) * one;
    case 'skip':
    case 'stunned':
    case 'insight':
      return OMENS[effect.kind];
    default:
      return 0;
  }
}

/** A fight costs Life; anything else is welcome. */
function wayWorth(s: RollingFates, way: number): number {
  const to = nodeOf(s.journey).ways[way];
  const node = to === undefined ? undefined : nodeOf({ ...s.journey, node: to });
  return node?.stop.kind === 'combat' ? FIGHT : 0;
}

const priceWorth = (s: RollingFates, price: Price | undefined): number => {
  if (!price) return 0;
  return price.kind === 'value' ? -1.2 * price.value : -TREASURE / 2 / s.heroes.length;
};

function chance(when: When): number | undefined {
  switch (when.kind) {
    case 'luck':
    case 'die':
      return when.faces.length / 6;
    case 'dice':
      return Math.max(
        ...when.patterns.map((pattern) =>
          typeof pattern === 'string' ? PATTERNS[pattern] : (PATTERNS.same[pattern.same] ?? 0),
        ),
      );
    case 'value':
    case 'defence':
      return 0.5;
    case 'else':
      return undefined;
  }
}

/** What comes of a scene from here on, if the best is chosen and dice fall as they do. */
function sceneWorth(s: RollingFates, scene: Scene, depth: number): number {
  const beat = taleOf(s, scene).beats.at(-1);
  if (!beat || depth > DEEPEST) return 0;
  let worth = 0;
  for (const { effects } of beat.lines) for (const effect of effects) worth += effectWorth(s, effect, depth);
  if (beat.choices.length === 0) return worth;
  const each = beat.choices.map((_, i) => choiceWorth(s, scene, i, depth + 1));
  if (!beat.choices[0]?.when) return worth + Math.max(...each);
  let left = 1;
  beat.choices.forEach(({ when }, i) => {
    const part = Math.min(left, (when && chance(when)) ?? left);
    left -= part;
    worth += part * (each[i] ?? 0);
  });
  return worth;
}

export function choiceWorth(s: RollingFates, scene: Scene, choice: number, depth = 0): number {
  const { price } = taleOf(s, scene).beats.at(-1)?.choices[choice] ?? {};
  return priceWorth(s, price) + sceneWorth(s, { ...scene, choices: [...scene.choices, choice] }, depth);
}
