import { fingerprint, type Game, Play, type Prompt, Random, Table } from '@wyrdhall/kernel';
import { planner, type Seated } from '@wyrdhall/players';
import { copy } from '../../src/copy.ts';
import { fateforge } from '../../src/fateforge.ts';
import { byKind } from '../../src/minds/by-kind.ts';
import { worth } from '../../src/minds/worth.ts';
import type { Fateforge } from '../../src/state.ts';

/** The planner plays its rollouts by first sight alone: with the solver in each of them it would never end. */
const game: Game<Fateforge> = { ...(fateforge as Game<Fateforge>), weigh: byKind };

const MOST_ANSWERS = 60;

/** What a turn is worth that the planner plays, with so many tries for each answer, by the value that all share. */
export function plannedWorth(root: Fateforge, tries: number, seed: number): number {
  const player = planner(tries);
  const random = Random.fromSeed(seed);
  let from = copy(root);
  let given: { readonly prompt: number; readonly pick: Parameters<Play['reply']>[1] }[] = [];
  const begin = (chance: Random): Play<Fateforge> => {
    const play = new Play(game, new Table(copy(from), chance));
    play.go();
    for (const { prompt, pick } of given) play.reply(prompt, pick);
    return play;
  };
  const play = begin(Random.fromSeed(seed));
  play.onStep = () => {
    from = copy(play.table.state);
    given = [];
  };
  for (let n = 0; n < MOST_ANSWERS; n++) {
    const s = play.table.state;
    if (play.outcome || s.phase !== 'action' || s.at !== root.at) break;
    const prompt = play.prompts[0] as Prompt;
    const seated: Seated = {
      game: game as Game,
      seat: prompt.seat,
      prompt,
      view: () => undefined,
      look: () => copy(play.table.state),
      fork: (chance) => begin(chance) as unknown as Play,
      find: (fork) => fork.indexOf(prompt.seat, fingerprint(prompt)),
    };
    const pick = player.decide(seated, random);
    given.push({ prompt: 0, pick });
    play.reply(0, pick);
  }
  return worth(from.at === root.at ? play.table.state : from);
}
