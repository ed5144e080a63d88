import type { Random } from '../chance.ts';
import type { Flow } from '../flow.ts';
import type { Game } from '../game.ts';
import type { Seat } from '../prompt.ts';
import type { Table } from '../table.ts';

/** Where and for whom hidden things become others. */
export interface Screen {
  /** The seat that looks on. */
  readonly viewer: Seat;
  /** The window of the step at which they are dealt anew; 0: when the step begins. */
  readonly dealsAt: number;
  /** The window in which seats are still choosing at the same time; 0: there is none. */
  readonly together: number;
}

/** Cards that came to light since then; nobody says whose a card is that is drawn without a seat. */
interface Drawn {
  readonly seat: Seat | undefined;
  readonly isTogether: boolean;
  readonly cards: readonly unknown[];
}

type Draw = (pile: unknown[]) => unknown;
type Offer = Table<unknown>['offer'];
type Drawing = (seat: Seat, ...terms: never[]) => Flow<string[]>;
type DrawCards = (seat: Seat, pile: string[], count: number, ...terms: never[]) => Flow<string[]>;
type DrawCounted = (seat: Seat, deck: Record<string, number>, ...terms: never[]) => Flow<string[]>;

/** The game, whose table is taken in hand when the first step begins. */
export function watched(game: Game, watch: (t: Table<unknown>) => void): Game {
  let isWatched = false;
  const take = (t: Table<unknown>): void => {
    if (!isWatched) watch(t);
    isWatched = true;
  };
  return {
    ...game,
    setup: (t, options) => {
      take(t);
      return game.setup(t, options);
    },
    step: (t) => {
      take(t);
      return game.step(t);
    },
  };
}

/** Notes which cards come to light in a step behind a screen. */
export class Noted {
  readonly drawn: Drawn[] = [];
  private table: Table<unknown> | undefined;
  private uncovered = 0;

  watch(t: Table<unknown>, { dealsAt, together }: Screen): void {
    let isTelling = false;
    let isTogether = false;
    const begin = (): void => {
      this.drawn.length = 0;
      // An offer that may tell who holds something has said so just before its window opens.
      this.uncovered = t.uncovered - (isTelling ? 1 : 0);
    };
    this.table = t;
    begin();
    t.windows.onOpen = (opened) => {
      if (opened === dealsAt) begin();
      if (opened === together) isTogether = true;
    };
    const draw = t.draw as Draw;
    const note = (seat: Seat | undefined, cards: readonly unknown[]): void => {
      if (cards.length > 0) this.drawn.push({ seat, isTogether, cards });
    };
    const { offer } = t;
    const noting = (go: Drawing) =>
      function* (seat: Seat, ...terms: never[]): Flow<string[]> {
        const cards = yield* go.call(t, seat, ...terms);
        note(seat, cards);
        return cards;
      };
    Object.assign(t, {
      draw: (pile: unknown[]) => {
        const card = draw.call(t, pile);
        note(undefined, card === undefined ? [] : [card]);
        return card;
      },
      drawCards: noting(t.drawCards as Drawing),
      drawCounted: noting(t.drawCounted as Drawing),
      *offer(...given: Parameters<Offer>): Flow {
        isTelling = given[3] !== undefined && 'telling' in given[3] && given[3].telling === true;
        yield* offer.apply(t, given);
        isTelling = false;
      },
    });
  }

  /** Whether all that came to light are cards of whom one knows. */
  get isWhole(): boolean {
    const { drawn, table } = this;
    if (!table || table.uncovered - this.uncovered > drawn.length) return false;
    return drawn.every(({ seat, isTogether }) => !isTogether || seat !== undefined);
  }
}

/** Lets the same cards come to light again, though what is hidden is something else. */
export class Forced {
  /** Where that could not be done, the twin proves nothing. */
  isUnfit = false;
  /** Whether it came to the window in which seats choose at the same time. */
  isTogether = false;
  private readonly left: Drawn[];

  constructor(drawn: readonly Drawn[]) {
    this.left = [...drawn];
  }

  /** `change` makes hidden things others; whoever chooses behind the screen goes on with another stream. */
  watch(t: Table<unknown>, screen: Screen, random: Random, change: () => void): void {
    const { viewer, dealsAt, together } = screen;
    let hasChanged = dealsAt === 0;
    t.windows.onOpen = (opened) => {
      if (opened === dealsAt) {
        change();
        hasChanged = true;
      }
      if (opened === together) this.isTogether = true;
    };
    t.windows.streamOf = (seat, opened) =>
      seat !== viewer && opened === together ? random.split() : undefined;
    const draw = t.draw as Draw;
    const drawCards = t.drawCards as DrawCards;
    const drawCounted = t.drawCounted as DrawCounted;
    const isForced = (seat: Seat): boolean => hasChanged && (!this.isTogether || seat === viewer);
    Object.assign(t, {
      draw: (pile: unknown[]) => {
        if (this.isTogether) this.isUnfit = true;
        else if (hasChanged && pile.length > 0) this.putOnTop(pile, this.next(undefined));
        return draw.call(t, pile);
      },
      drawCards: (seat: Seat, pile: string[], count: number, ...terms: never[]) => {
        if (isForced(seat) && Math.min(count, pile.length) > 0) this.putOnTop(pile, this.next(seat));
        return drawCards.call(t, seat, pile, count, ...terms);
      },
      drawCounted: (seat: Seat, deck: Record<string, number>, ...terms: never[]) =>
        isForced(seat)
          ? this.takeOut(t, drawCounted, seat, deck, terms)
          : drawCounted.call(t, seat, deck, ...terms),
    });
  }

  private next(seat: Seat | undefined): readonly unknown[] {
    const index = this.left.findIndex((other) => other.seat === seat);
    const [next] = index < 0 ? [] : this.left.splice(index, 1);
    if (!next) this.isUnfit = true;
    return next?.cards ?? [];
  }

  private putOnTop(pile: unknown[], cards: readonly unknown[]): void {
    const rest = [...pile];
    for (const card of cards) {
      const index = rest.lastIndexOf(card);
      if (index < 0) this.isUnfit = true;
      else rest.splice(index, 1);
    }
    if (!this.isUnfit) pile.splice(0, pile.length, ...rest, ...cards.toReversed());
  }

  private *takeOut(
    t: Table<unknown>,
    go: DrawCounted,
    seat: Seat,
    deck: Record<string, number>,
    terms: never[],
  ): Flow<string[]> {
    // Chance moves on as it would.
    const drawn = yield* go.call(t, seat, { ...deck }, ...terms);
    const cards = drawn.length > 0 ? (this.next(seat) as string[]) : drawn;
    for (const card of cards) {
      if (!deck[card]) this.isUnfit = true;
      deck[card] = (deck[card] ?? 0) - 1;
    }
    return cards;
  }
}
