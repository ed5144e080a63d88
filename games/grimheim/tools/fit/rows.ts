import { type Game, type Options, Random, Run } from '@wyrdhall/kernel';
import { answerBy, playerNamed } from '@wyrdhall/players';
import { grimheim } from '../../src/grimheim.ts';
import { shares } from '../../src/minds/score.ts';
import { type Grimheim, HERO_IDS } from '../../src/rules/state.ts';

/** One hero's turn of one game: what there was to weigh, and the pieces that were lost from there on. */
export interface Row {
  readonly players: number;
  readonly shares: readonly number[];
  readonly lost: number;
}

type Endless = Grimheim & { lost: number };

/** As many pieces as the town may have without the cards that add some being wasted. */
const PIECES = 9;

const game = grimheim as unknown as Game<Endless>;
/** The same game with a town that is built up again: games go on to their end however badly they go. */
const endless: Game<Endless> = {
  ...game,
  begin: (options) => ({ ...game.begin(options), lost: 0 }),
  *setup(t, options) {
    yield* game.setup(t, options);
    t.state.pieces = PIECES;
  },
  step(t) {
    t.state.lost += PIECES - t.state.pieces;
    t.state.pieces = PIECES;
    return game.step(t);
  },
  copy: (s) => ({ ...game.copy(s), lost: s.lost }),
};

const lostSoFar = (s: Endless): number => s.lost + PIECES - s.pieces;

/** Plays one game, the `index`th of the series, and looks at it at the start of each hero's turn. */
export function rowsOf(bot: string, seed: number, index: number, players = 1 + (index % 4)): Row[] {
  const random = Random.fromSeed(`fit ${seed} ${index}`);
  const heroes = [...HERO_IDS];
  random.shuffle(heroes);
  const options: Options = {
    players,
    heroes: heroes.slice(0, players),
    track: index % 8 < 6 ? 'short' : 'long',
  };
  const run = Run.start(endless, options, { seed: random.below(0x7fffffff) }, 'last');
  const player = playerNamed(bot);
  const seen: Row[] = [];
  let turn = '';
  while (!run.outcome) {
    const now = endless.clock(run.state).turn;
    if (now !== turn && run.prompts[0]?.question.id === 'turn') {
      turn = now;
      seen.push({ players, shares: [...shares(run.state)], lost: lostSoFar(run.state) });
    }
    answerBy(player, run as unknown as Run, 0, random);
  }
  const total = lostSoFar(run.state);
  return seen.map((row) => ({ ...row, lost: total - row.lost }));
}
