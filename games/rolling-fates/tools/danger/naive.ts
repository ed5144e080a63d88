import { type Choice, type Prompt, pick, type Random } from '@wyrdhall/kernel';
import type { Player, Seated } from '@wyrdhall/players';
import type { RollingFates } from '../../src/index.ts';

/** The places of the face that shows most often. */
function commonest(dice: readonly number[]): string[] {
  const times = (face: number): number => dice.filter((other) => other === face).length;
  const [face] = dice.toSorted((a, b) => times(b) - times(a));
  return dice.flatMap((other, place) => (other === face ? [`die-${place + 1}`] : []));
}

/** After so many rounds a fight stands still: then it does as the other one would. */
const STILL = 50;

function careless({ question, options, max = 1 }: Prompt): Choice | undefined {
  if (question.id === 'keep') {
    return commonest((question.data?.dice ?? []) as number[])
      .filter((die) => options.some(({ id }) => id === die))
      .slice(0, max);
  }
  if (question.id !== 'act') return undefined;
  return options.findLast(({ id, closed }) => id.startsWith('use:') && !closed)?.id ?? 'pass';
}

/** Keeps the commonest face and uses the last thing that can be paid; apart from that it is as good as `of`. */
export const naive = (of: Player): Player => ({
  name: 'naive',
  forks: false,
  decide: (seated: Seated, random: Random) => {
    const round = (seated.look(random) as RollingFates).combat?.round ?? 0;
    const said = round < STILL ? careless(seated.prompt) : undefined;
    return said === undefined ? of.decide(seated, random) : pick(seated.prompt, said);
  },
});
