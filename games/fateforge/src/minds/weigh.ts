import type { Prompt } from '@wyrdhall/kernel';
import { DICE, type DieColour } from '../content/results.ts';
import { copy } from '../copy.ts';
import { neighbours } from '../rules/board.ts';
import { usableCards } from '../rules/cards.ts';
import { primaryOf } from '../rules/facts.ts';
import { hasEnemy } from '../rules/figures.ts';
import { isDie, maskFor, needMask, poolMask } from '../rules/pool.ts';
import { type Fateforge, type Hero, heroAt } from '../state.ts';
import { byKind } from './by-kind.ts';
import { chances } from './chances.ts';
import { outlookOf } from './outlook.ts';
import { firstUses, planned } from './plans.ts';
import { threatTo } from './threat.ts';
import { weighStory } from './weigh-story.ts';
import { worth } from './worth.ts';

const SURE = 1;
const UNLIKELY = 0.0005;
/** Points that make an option e times less likely. */
const WARMTH = 0.15;

/** The better its worth, the likelier; what has none is hardly ever taken. */
function byWorth(worths: readonly (number | undefined)[]): number[] {
  const best = Math.max(...worths.map((w) => w ?? -Infinity));
  return worths.map((w) => (w === undefined ? UNLIKELY : Math.max(UNLIKELY, Math.exp((w - best) / WARMTH))));
}

const only = (prompt: Prompt, wanted: (id: string) => boolean): number[] =>
  prompt.options.map(({ id, closed }) => (wanted(id) && !closed ? SURE : UNLIKELY));

const heroOf = (s: Fateforge, { question }: Prompt): number =>
  s.heroes.findIndex((h) => h.id === question.figure);

/** The worth of the position after a change that is made to a copy. */
function changed(s: Fateforge, change: (other: Fateforge) => void): number {
  const other = copy(s);
  change(other);
  return worth(other);
}

const FACES: Readonly<Record<string, number>> = {
  step: 0.75,
  hit: 1,
  shot: 0.95,
  focus: 0.55,
  'skill-hit': 1.15,
  'skill-shot': 1.1,
  special: 1.6,
};
const A_CARD = 0.22;

/** What a die is worth to a hero, by its faces and by what the hero's cards ask for. */
function dieWorth(h: Hero, colour: string): number {
  const needs = usableCards(h).flatMap(({ use }) => use.cost);
  let sum = 0;
  for (const face of DICE[colour as DieColour] ?? []) {
    const mask = maskFor(h, `${colour}:${face}`);
    const plain =
      Math.max(0, ...face.split('/').map((part) => FACES[part] ?? 0)) + (face.includes('/') ? 0.1 : 0);
    const asked = needs.filter((need) => need !== 'wild' && (needMask(need) & mask) !== 0).length;
    sum += plain + (mask === 0 ? 0 : A_CARD * Math.min(3, asked));
  }
  return sum;
}

function bestDice(h: Hero, { options, min }: Prompt): number[] {
  const worths = options.map(({ id }) => dieWorth(h, id.replace(/^die:/, '').replace(/-\d+$/, '')));
  const order = [...worths.keys()].sort((a, b) => (worths[b] as number) - (worths[a] as number));
  const best = new Set(order.slice(0, min));
  return options.map((_, k) => (best.has(k) ? 1e6 : 1e-6));
}

/** Where the hero would rather be, and how much better that is: with what leaving enemies costs (FF-205). */
function dashGain(s: Fateforge, i: number, zones: readonly number[]): number[] {
  const here = worth(s);
  const h = heroAt(s, i);
  const isDear = hasEnemy(s, h.zone) && !h.passives.includes('no-dash-penalty') && h.block === 0;
  return zones.map(
    (zone) =>
      changed(s, (other) => {
        const moved = heroAt(other, i);
        moved.zone = zone;
        if (isDear) moved.health = Math.max(1, moved.health - 1);
      }) - here,
  );
}

/** Points by which a dash has to be better than staying. */
const WORTH_A_DASH = 0.4;

const misses = (h: Hero): number => h.pool.filter((id) => isDie(id) && id.endsWith(':miss')).length;

const bestDash = (s: Fateforge, i: number): number =>
  Math.max(...dashGain(s, i, neighbours(s, heroAt(s, i).zone)));

function prepare(s: Fateforge, prompt: Prompt): readonly number[] {
  const i = heroOf(s, prompt);
  const h = heroAt(s, i);
  const isWorthIt = misses(h) >= 2 || (misses(h) === 1 && h.energy >= 3);
  const isMonotone = (poolMask(h) & (needMask('hit') | needMask('shot'))) === 0;
  return prompt.options.map(({ id }) => {
    if (id === 'ready') return 1;
    if (id === 'reroll') return isWorthIt ? 1e3 : UNLIKELY;
    if (id === 'three') return isMonotone ? 1e2 : UNLIKELY;
    if (id === 'dash') return bestDash(s, i) > WORTH_A_DASH ? 30 : UNLIKELY;
    return misses(h) > 0 ? 10 : UNLIKELY;
  });
}

/** Leave where what is asked for is met; else one more round. */
function extraRound(s: Fateforge, prompt: Prompt): number[] {
  const outlook = outlookOf(s, -1);
  const { all } = chances(s, outlook, threatTo(s, outlook));
  return only(prompt, (id) => id === (all < 0.5 ? 'stay' : 'leave'));
}

function exit(s: Fateforge, prompt: Prompt): number[] {
  const wanted = primaryOf(s).flatMap((o) => (o.kind === 'exit' ? o.exits : []));
  const ways = prompt.question.data as { readonly ways?: readonly string[] } | undefined;
  return prompt.options.map(({ id }) => {
    const letter = id.slice(5);
    const cost = (ways?.ways ?? []).reduce((sum, way) => {
      const [at, , damage] = way.split(' ');
      return at === letter ? sum + Number(damage) : sum;
    }, 0);
    return (wanted.length === 0 || wanted.includes(letter) ? SURE : UNLIKELY) * Math.exp(-cost);
  });
}

const ZONE = /^zone:/;

/** What a sensible player would take, by the solver in hero turns, elsewhere by what it leads to. */
export function weigh(s: Fateforge, prompt: Prompt): readonly number[] {
  const { question, options } = prompt;
  if (s.phase === 'story') return weighStory(s, prompt);
  switch (question.id) {
    case 'turn':
      return byWorth(firstUses(s, prompt));
    case 'dice':
      return bestDice(heroAt(s, heroOf(s, prompt)), prompt);
    case 'prepare':
      return prepare(s, prompt);
    case 'reroll':
      return options.map(({ id }) => (id.includes(':miss') ? 1e6 : 1e-6));
    case 'three-result':
      return only(prompt, (id) => id === 'result:hit' || id === 'result:shot');
    case 'order':
      return byWorth(
        options.map(({ value }) =>
          changed(s, (other) => {
            other.order = [...(value as readonly number[])];
          }),
        ),
      );
    case 'begin':
      return only(prompt, (id) => id === 'begin');
    case 'dash': {
      const gains = dashGain(
        s,
        heroOf(s, prompt),
        options.flatMap(({ value }) => ((value as number) >= 0 ? [value as number] : [])),
      );
      return byWorth(options.map(({ id }, k) => (ZONE.test(id) ? gains[k] : WORTH_A_DASH)));
    }
    case 'defend':
      return options.map(({ id }) => (id === 'take' ? UNLIKELY : id === 'block' ? 10 : 1));
    case 'victim':
      return byWorth(
        options.map(({ value }) =>
          changed(s, (other) => {
            const h = heroAt(other, value as number);
            if (h.block > 0) h.block--;
            else h.health = Math.max(0, h.health - 1);
            h.ko = h.health === 0;
          }),
        ),
      );
    case 'extra-round':
      return extraRound(s, prompt);
    case 'exit':
      return exit(s, prompt);
  }
  const pick = planned(prompt);
  if (typeof pick === 'number') return options.map((_, k) => (k === pick ? SURE : UNLIKELY));
  return byKind(s, prompt);
}
