import {
  fingerprint,
  type Game,
  type Options,
  type Play,
  type Prompt,
  Random,
  readOptions,
  start,
} from '@wyrdhall/kernel';
import { type Player, playerNamed } from '@wyrdhall/players';
import { HERO_IDS, type HeroId } from '../../src/content/cards.ts';
import { fateforge } from '../../src/fateforge.ts';
import type { Fateforge } from '../../src/state.ts';

/** How one fight went. */
export interface Fought {
  readonly won: boolean;
  readonly heroes: readonly HeroId[];
  readonly healthLost: number;
  readonly fallen: number;
  readonly decisions: number;
  readonly problem: string;
}

const MOST_DECISIONS = 6000;

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

/** One fight to its end, or to a fault. Who takes part is drawn where the options do not say. */
export function fight(
  given: Readonly<Record<string, unknown>>,
  bot: Player,
  seed: number,
  check = false,
): Fought {
  const random = Random.fromSeed(seed);
  const players = Number(given.players ?? 2);
  const heroes = [...HERO_IDS];
  random.shuffle(heroes);
  const party = heroes.slice(0, Math.max(2, players));
  const options: Options = readOptions(fateforge, { heroes: party, screens: false, ...given });
  let decisions = 0;
  let play: Play<Fateforge> | undefined;
  const fought = (won: boolean, problem: string): Fought => {
    const s = play?.table.state;
    const lost = (s?.heroes ?? []).reduce((sum, h) => sum + Math.max(0, h.maxHealth - h.health), 0);
    return {
      won,
      heroes: options.heroes as readonly HeroId[],
      healthLost: lost,
      fallen: (s?.heroes ?? []).filter(({ wasKO }) => wasKO).length,
      decisions,
      problem,
    };
  };
  try {
    play = start(fateforge as unknown as Game<Fateforge>, options, Random.fromSeed(random.below(0x7fffffff)));
    while (!play.outcome) {
      const now: Play<Fateforge> = play;
      const { state } = now.table;
      const complaint = check ? fateforge.broken?.(state, options) : undefined;
      if (complaint) return fought(false, `broken: ${complaint}`);
      if (++decisions > MOST_DECISIONS) return fought(false, 'no end');
      now.table.log.length = 0;
      const index = now.prompts.length === 1 ? 0 : random.below(now.prompts.length);
      const prompt = now.prompts[index] as Prompt;
      const pick = bot.decide(
        {
          game: fateforge as unknown as Game,
          seat: prompt.seat,
          prompt,
          view: () => fateforge.view(state, prompt.seat),
          look: () => state,
          fork: () => {
            throw new RangeError('No forks here.');
          },
          find: (fork) => fork.indexOf(prompt.seat, fingerprint(prompt)),
        },
        random,
      );
      now.reply(index, pick);
    }
    return fought(play.outcome.won, '');
  } catch (error) {
    return fought(false, error instanceof Error ? `${error.name}: ${error.message}` : String(error));
  }
}
