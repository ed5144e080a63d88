import type { Prompt, Random } from '@wyrdhall/kernel';
import { type Player, playerNamed } from '@wyrdhall/players';

/** Ends every turn at once, and prepares nothing. */
const idle: Player = {
  name: 'idle',
  forks: false,
  decide: ({ prompt }, random) => quiet(prompt) ?? any(prompt, random),
};

const QUIET = ['end', 'ready', 'leave', 'begin', 'stay', 'spring', 'none'];

function quiet({ options }: Prompt): number | undefined {
  const k = options.findIndex(({ id, closed }) => QUIET.includes(id) && !closed);
  return k >= 0 ? k : undefined;
}

const any = (prompt: Prompt, random: Random) => playerNamed('random').decide({ prompt } as never, random);

/** Walks and takes, and neither strikes nor shoots. */
const RUNS = /^(step|energy|take:|focus:|zone:)/;
const runner: Player = {
  name: 'runner',
  forks: false,
  decide(seated, random) {
    const { prompt } = seated;
    if (prompt.question.id !== 'turn') return playerNamed('hasty').decide(seated, random);
    const open = prompt.options.flatMap(({ id, closed }, k) => (RUNS.test(id) && !closed ? [k] : []));
    return open.length > 0 ? random.of(open) : (quiet(prompt) ?? 0);
  },
};

const BOTS: Readonly<Record<string, Player>> = { idle, runner };

export const botNamed = (name: string): Player => BOTS[name] ?? playerNamed(name);
