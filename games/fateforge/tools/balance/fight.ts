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
import type { Player } from '@wyrdhall/players';
import { HERO_IDS, type HeroId } from '../../src/content/cards.ts';
import { fateforge } from '../../src/fateforge.ts';
import type { Fateforge } from '../../src/state.ts';
import type { FateforgeTold } from '../../src/told.ts';
import { count, nothing, type Tally } from './tally.ts';

/** How one fight went. */
export interface Fought {
  readonly won: boolean;
  readonly heroes: readonly HeroId[];
  readonly tally: Tally;
  /** FF-453: '' where it is no questline, or not won. */
  readonly rating: string;
  readonly decisions: number;
  readonly problem: string;
}

const MOST_DECISIONS = 6000;

/** One fight to its end, or to a fault. Who takes part is drawn where the options do not say. */
export function fight(
  given: Readonly<Record<string, unknown>>,
  bot: Player,
  seed: number,
  check = false,
  change: (s: Fateforge) => void = () => {},
): Fought {
  const random = Random.fromSeed(seed);
  const players = Number(given.players ?? 2);
  const heroes = [...HERO_IDS];
  random.shuffle(heroes);
  const party = heroes.slice(0, Math.max(2, players));
  const options: Options = readOptions(fateforge, { heroes: party, screens: false, ...given });
  const tally = nothing();
  let decisions = 0;
  let play: Play<Fateforge, FateforgeTold> | undefined;
  const fought = (won: boolean, problem: string): Fought => {
    if (play) count(tally, play.table.log);
    const why = won ? (play?.outcome?.why ?? '') : '';
    return {
      won,
      heroes: options.heroes as readonly HeroId[],
      tally,
      rating: why.startsWith('rated-') ? why.slice(6) : '',
      decisions,
      problem,
    };
  };
  try {
    play = start(
      fateforge as Game<Fateforge, FateforgeTold>,
      options,
      Random.fromSeed(random.below(0x7fffffff)),
    );
    change(play.table.state);
    while (!play.outcome) {
      const now: Play<Fateforge, FateforgeTold> = play;
      const { state } = now.table;
      const complaint = check ? fateforge.broken?.(state, options) : undefined;
      if (complaint) return fought(false, `broken: ${complaint}`);
      if (++decisions > MOST_DECISIONS) return fought(false, 'no end');
      count(tally, now.table.log);
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
