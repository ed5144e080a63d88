import type { Flow, Game, Option, Question, Table } from '@wyrdhall/kernel';
import { board, farEdge, type Hunter, neighbour, type Toy, toy } from '@wyrdhall/toy';

type ToyGame = typeof toy;
type ToyTable = ToyGame extends Game<infer S, infer E> ? Table<S, E> : never;

const askMarch: Question = { id: 'march', rule: 'WW-021' };
const marchTo: readonly Option<number>[] = board.names.map((name, cell) => ({
  id: `march:${name}`,
  value: cell,
  at: name,
}));

/** The first hunter marches without end, all in one step. */
function* march(t: ToyTable): Flow {
  const hunter = t.state.hunters[0] as Hunter;
  for (;;) {
    const options: Option<number>[] = [];
    for (let direction = 0; direction < 6; direction++) {
      const option = marchTo[neighbour(hunter.at, direction)];
      if (option) options.push(option);
    }
    hunter.at = yield* t.choose(0, askMarch, options);
    hunter.steps++;
    t.tell({ kind: 'step', rule: 'WW-021', seat: 0, to: board.names[hunter.at] as string });
  }
}

/** The toy with a step that never ends, so that a fork must give any number of answers again. */
export const longStep: ToyGame = { ...toy, id: 'toy-long-step', step: march };

/** The toy without an end: nobody falls, new wolves come. */
export const endless: ToyGame = {
  ...toy,
  id: 'toy-endless',
  outcome: () => undefined,
  // Its rounds are more than the toy has.
  broken: () => undefined,
  step(t) {
    keepAlive(t.state);
    return toy.step(t);
  },
};

/** The same in chapters of so many rounds. */
export const inChapters = (rounds: number): ToyGame => ({
  ...endless,
  id: 'toy-chapters',
  chapter: ({ round }) => `chapter ${Math.floor(round / rounds)}`,
});

function keepAlive(s: Toy): void {
  s.stores = 4;
  for (const hunter of s.hunters) hunter.wounds = Math.min(2, hunter.wounds);
  if (s.phase !== 'stance' || s.wolves.length > 5) return;
  s.wolves = farEdge.slice(0, 9).map((at, i) => ({ id: `wolf-${i + 1}`, at, lair: at, wounds: 0 }));
}
