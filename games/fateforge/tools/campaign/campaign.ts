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
import { HERO_IDS } from '../../src/content/cards.ts';
import { fateforge } from '../../src/fateforge.ts';
import type { Fateforge } from '../../src/state.ts';

/** How a party stands when a rest begins. */
export interface AtRest {
  readonly rest: string;
  readonly gold: number;
  readonly corruption: number;
  readonly victory: number;
  readonly points: number;
}

/** How one campaign went. */
export interface Told {
  readonly ending: string;
  readonly rests: readonly AtRest[];
  readonly decisions: number;
  readonly seen: readonly string[];
  readonly done: readonly string[];
  readonly visited: readonly string[];
  readonly problem: string;
}

const MOST_DECISIONS = 60_000;

function standing(s: Fateforge): AtRest {
  const corruption = s.heroes.reduce((sum, h) => sum + h.corruption.length, 0);
  return {
    rest: s.campaign?.rest?.id ?? '',
    gold: s.bag.gold / s.heroes.length,
    corruption: corruption / s.heroes.length,
    victory: s.victory,
    points: s.campaign?.memory.points ?? 0,
  };
}

/** One campaign to its end, or to a fault. Who takes part is drawn where the options do not say. */
export function campaign(
  given: Readonly<Record<string, unknown>>,
  bot: Player,
  seed: number,
  check = false,
): Told {
  const random = Random.fromSeed(seed);
  const heroes = [...HERO_IDS];
  random.shuffle(heroes);
  const party = heroes.slice(0, Math.max(2, Number(given.players ?? 2)));
  const options: Options = readOptions(fateforge, {
    mode: 'campaign',
    heroes: party,
    screens: false,
    ...given,
  });
  const rests: AtRest[] = [];
  let decisions = 0;
  let play: Play<Fateforge> | undefined;
  const told = (problem: string): Told => {
    const c = play?.table.state.campaign;
    return {
      ending: c?.ending ?? '',
      rests,
      decisions,
      seen: c?.seen ?? [],
      done: c?.memory.questsDone ?? [],
      visited: Object.keys(c?.memory.visits ?? {}),
      problem,
    };
  };
  try {
    play = start(fateforge as unknown as Game<Fateforge>, options, Random.fromSeed(random.below(0x7fffffff)));
    while (!play.outcome) {
      const now: Play<Fateforge> = play;
      const { state } = now.table;
      const complaint = check ? fateforge.broken?.(state, options) : undefined;
      if (complaint) return told(`broken: ${complaint}`);
      if (++decisions > MOST_DECISIONS) return told('no end');
      now.table.log.length = 0;
      const rest = state.campaign?.rest?.id;
      if (rest !== undefined && rests.at(-1)?.rest !== rest) rests.push(standing(state));
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
    return told('');
  } catch (error) {
    const at = `${play?.table.state.campaign?.at} ${play?.table.state.phase} ${JSON.stringify(play?.table.state.campaign?.scene)}`;
    return told(
      error instanceof Error ? `${error.name}: ${error.message} (${at})\n${error.stack}` : String(error),
    );
  }
}
