import type { Prompt } from '@wyrdhall/kernel';
import type { Fateforge } from '../state.ts';

/** How likely a sensible player takes an option, by its kind. */
const BY_KIND: Readonly<Record<string, number>> = {
  end: 0.15,
  take: 30,
  hit: 6,
  'long-hit': 5,
  shot: 6,
  'skill-shot': 5,
  special: 5,
  use: 3,
  back: 1,
  step: 3,
  energy: 0.8,
  focus: 5,
  revive: 4,
  block: 2,
  spot: 3,
  flask: 2,
  flip: 0.4,
  ally: 1.5,
  reroll: 3,
  three: 3,
  dash: 0.7,
  ready: 1,
  armour: 3,
  begin: 9,
  change: 0.1,
  leave: 1,
  stay: 0.5,
};

const kindOf = (id: string): string => id.split(':')[0] ?? '';

export function byKind(_: Fateforge, { question, options }: Prompt): readonly number[] {
  const defends = question.id === 'defend';
  const extra = question.id === 'extra-round';
  return options.map(({ id }) => {
    if (defends) return id === 'take' ? 0.1 : id === 'block' ? 6 : 3;
    if (extra) return 1;
    return BY_KIND[kindOf(id)] ?? 1;
  });
}
