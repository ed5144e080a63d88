import {
  type Game,
  type Outcome,
  Play,
  type Prompt,
  pick,
  Random,
  readOptions,
  Table,
} from '@wyrdhall/kernel';
import type { Player, Seated } from '@wyrdhall/players';
import { nodeOf } from '../../src/adventures/index.ts';
import { type AdventureId, HEROES, rollingFates } from '../../src/index.ts';

type State = ReturnType<typeof rollingFates.begin>;
const game = rollingFates as unknown as Game<State>;

/** How a fight ended, and where. */
export interface Fought {
  readonly node: string;
  readonly lost: boolean;
  readonly rounds: number;
}

export interface Journeys {
  readonly adventure: AdventureId;
  readonly players: number;
  readonly player: Player;
  readonly seed: number;
  /** Forks are taken at random, so that somebody comes to each fight. */
  readonly anyWay?: true;
}

/** Plays one adventure with heroes drawn at random; `met` is told of each fight when it is over. */
export function travel(
  of: Journeys,
  index: number,
  met: (fight: Fought) => void,
): { readonly won: boolean; readonly heroes: readonly string[] } {
  const { adventure, players } = of;
  const random = Random.fromSeed(`journey ${of.seed} ${adventure} ${players} ${index}`);
  const heroes = HEROES.map(({ id }) => id);
  random.shuffle(heroes);
  const options = readOptions(game as Game, { players, heroes: heroes.slice(0, players), adventure });
  const table = new Table<State>(game.begin(options), random.split());
  // RF-006
  table.shuffle(table.state.treasures);
  table.shuffle(table.state.traits);
  const play = new Play<State>(game, table);
  play.go();
  let rounds = 0;
  while (!play.outcome) {
    answer(play, of, random);
    const { combat, journey, fallen } = table.state;
    if (combat) rounds = combat.round;
    const lost = fallen >= 0 || (play.outcome as Outcome | undefined)?.won === false;
    if (rounds === 0 || (combat && !lost)) continue;
    met({ node: journey.node, lost, rounds });
    rounds = 0;
  }
  return { won: (play.outcome as Outcome | undefined)?.won ?? false, heroes: heroes.slice(0, players) };
}

const open = ({ options }: Prompt): string[] => options.flatMap(({ id, closed }) => (closed ? [] : [id]));

function answer(play: Play<State>, { player, anyWay }: Journeys, random: Random): void {
  const { table } = play;
  const prompt = play.prompts[0] as Prompt;
  const { seat } = prompt;
  const seated: Seated = {
    game: game as Game,
    seat,
    prompt,
    find: () => 0,
    view: () => game.view(table.state, seat),
    look: () => table.state,
    fork: () => {
      throw new RangeError(`The bot ${player.name} cannot look ahead here.`);
    },
  };
  const atFork = anyWay && prompt.question.id === 'scene' && nodeOf(table.state.journey).ways.length > 1;
  if (atFork) play.reply(0, pick(prompt, random.of(open(prompt))));
  else play.reply(0, player.decide(seated, random));
  table.logStart += table.log.length;
  table.log.length = 0;
}
