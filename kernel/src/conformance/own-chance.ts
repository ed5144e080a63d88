import { Random } from '../chance.ts';
import { Fault } from '../fault.ts';
import type { Flow } from '../flow.ts';
import { Play } from '../play.ts';
import { fingerprint, isChance, type Prompt, type Seat } from '../prompt.ts';
import { type Owners, Table } from '../table.ts';
import type { Line } from '../told.ts';
import { difference } from './difference.ts';
import { mustMatch, standing } from './standing.ts';
import type { Properties, Trial } from './trial.ts';
import { walk } from './walk.ts';

type Chance = 'dice' | 'cards';

/** What each seat rolled and drew, in order: "dice 0" → faces, roll by roll. */
type Thrown = Map<string, (readonly string[])[]>;

const nameOf = (ask: string, seat: Seat): string => `${ask} ${seat}`;

export const ownChance: Properties = {
  "the players' own dice and cards give the same game as the same ones by seed": (trial) => {
    const thrown: Thrown = new Map();
    const seeded = open(trial, false, false, thrown);
    const own = open(trial, owners(trial), owners(trial));
    walk(
      trial,
      seeded,
      (answer) => {
        seeded.answer(answer);
        own.answer(answer);
      },
      (point) => {
        showAll(own, thrown);
        if (point)
          mustMatch("The players' own dice and cards lead elsewhere", standing(seeded), standing(own));
      },
    );
    // Seats that decide at the same time tell in the order in which they come to it.
    const differs = difference(sorted(seeded.table.log), sorted(own.table.log), 'log');
    if (differs) throw new Fault(`With the players' own dice and cards something else is told: ${differs}.`);
  },
};

const sorted = (log: readonly Line[]): string[] => log.map((line) => JSON.stringify(line)).sort();

/** Everybody, or some of the seats. */
function owners({ options, random }: Trial): Owners {
  if (random.below(2) === 0) return true;
  return [...Array(options.players).keys()].filter(() => random.below(2) === 0);
}

/** A game whose rolls and draws are written down, if a place for them is given. */
function open({ game, options, seed }: Trial, ownDice: Owners, ownCards: Owners, thrown?: Thrown): Play {
  const table = new Table(game.begin(options), Random.fromSeed(seed), ownDice, ownCards);
  if (thrown) writeDown(table, thrown);
  const play = new Play(game, table);
  play.setup(options);
  return play;
}

type Throwing = (seat: Seat, ...terms: never[]) => Flow<readonly (string | readonly string[])[]>;

function writeDown(table: Table<unknown>, thrown: Thrown): void {
  const noting = (ask: Chance, go: Throwing): Throwing =>
    function* (seat, ...terms) {
      const shows = yield* go.call(table, seat, ...terms);
      const name = nameOf(ask, seat);
      if (!thrown.has(name)) thrown.set(name, []);
      if (shows.flat().length > 0) thrown.get(name)?.push(shows.flat());
      return shows;
    };
  Object.assign(table, {
    roll: noting('dice', table.roll as Throwing),
    rollAll: noting('dice', table.rollAll as Throwing),
    drawCards: noting('cards', table.drawCards as Throwing),
    drawCounted: noting('cards', table.drawCounted as Throwing),
  });
}

/**
 * Answers every roll and draw with what the seed gave. Where several are open the first comes first, as it did by
 * the seed: there a seat rolls before the next one is asked.
 */
function showAll(play: Play, thrown: Thrown): void {
  for (;;) {
    const index = play.prompts.findIndex(isChance);
    const prompt = play.prompts[index];
    if (!prompt) return;
    const { ask, seat } = prompt;
    const print = fingerprint(prompt);
    const last = play.prompts.findLastIndex((other) => other.seat === seat && fingerprint(other) === print);
    if (last !== index) {
      throw new Fault(`Seat ${seat} is asked for two sets of ${ask} at once, and nothing tells them apart.`);
    }
    const shows = thrown.get(nameOf(ask, seat))?.shift();
    if (!shows) {
      const doing = ask === 'dice' ? 'rolls' : 'draws';
      throw new Fault(`With the players' own dice and cards seat ${seat} ${doing} once more.`);
    }
    play.reply(index, picksOf(prompt, shows));
  }
}

/** Of several kinds of dice the faces of the first kind come first. */
function picksOf(prompt: Prompt, shows: readonly string[]): number[] {
  const kinds = prompt.dice ?? [{ count: prompt.max, first: 0, faces: prompt.options.length }];
  let shown = 0;
  return kinds.flatMap(({ count, first, faces }) =>
    Array.from({ length: count }, () => {
      const show = shows[shown++];
      const index = prompt.options.findIndex((o, i) => i >= first && i < first + faces && o.value === show);
      if (index >= 0) return index;
      throw new Fault(`Seat ${prompt.seat} is not asked for the ${prompt.ask} that the seed shows: ${show}.`);
    }),
  );
}
