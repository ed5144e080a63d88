import type { Option, Prompt } from '@wyrdhall/kernel';
import { currentQuest } from '../rules/quests.ts';
import { type Grimheim, type Hero, heroAt } from '../rules/state.ts';
import { isTownPiece, questWorth } from './card-worth.ts';
import { Plan } from './plan.ts';

/** A difference of so many pieces makes an option about a third as likely. */
const TEMPERATURE = 0.03;

/** A quest that is harder than this goes under the pile. */
const EASY = 0.5;

/** How likely a sensible player takes each option: what rollouts of the planner are played by. */
export function weigh(s: Grimheim, prompt: Prompt): number[] {
  const { options, question } = prompt;
  const hero = heroAt(s, prompt.seat);
  switch (question.id) {
    case 'turn': {
      const plan = new Plan(s, hero);
      return likely(options, (option) => plan.turn(option.id));
    }
    case 'walk': {
      const plan = new Plan(s, hero);
      return likely(options, (option) => plan.walk(option));
    }
    case 'attack':
    case 'target':
    case 'targets':
    case 'may-target': {
      const plan = new Plan(s, hero);
      return likely(options, (option) => plan.target(option.id));
    }
    case 'upgrade':
      // The hero's own second side is worth two dice and a point of health.
      return options.map(({ id }) => (id === 'no' ? 0.2 : id === `flip:${hero.id}` ? 20 : 2));
    case 'put-under':
      return options.map(({ id }) =>
        id === 'no' ? 2 : id === 'under:equipment' && ease(hero) < EASY ? 6 : 0.2,
      );
    default:
      return options.map(({ id }) => OTHERS[id] ?? smaller(hero, id));
  }
}

/** A card to give away or a quest to claim; anything else counts 3. */
function smaller(hero: Hero, option: string): number {
  const [kind, card = ''] = option.split(':');
  if (kind === 'event' && isTownPiece(card)) return 0.2;
  return kind === 'quest' && questWorth(currentQuest(hero)?.quest) < 0 ? 0.2 : 3;
}

/** Answers to smaller questions. */
const OTHERS: { readonly [option: string]: number } = {
  pass: 0.6,
  no: 1,
  keep: 1,
  stop: 1,
  'any-order': 30,
  'use:bjorn': 10,
};

function likely(options: readonly Option[], value: (option: Option) => number): number[] {
  let best = Number.NEGATIVE_INFINITY;
  const values = options.map((option) => {
    const v = option.closed ? Number.NEGATIVE_INFINITY : value(option);
    if (v > best) best = v;
    return v;
  });
  return values.map((v) => Math.exp((v - best) / TEMPERATURE));
}

/** How soon the current quest could be done, from 0 to 1. */
function ease(hero: Hero): number {
  const quest = currentQuest(hero)?.quest;
  if (!quest) return 0;
  switch (quest.by) {
    case 'kill':
      return 0.7;
    case 'count':
      return hero.progress > 0 ? 1 : 0.7;
    case 'end-move':
      return 0.4;
    case 'deed': {
      const { at, cost } = quest;
      const isNear = at === 'forest' || at === 'road' || at === 'grimheim';
      return (at === undefined ? 1 : isNear ? 0.8 : 0.4) - 0.1 * ((cost?.gold ?? 0) + (cost?.discard ?? 0));
    }
  }
}
