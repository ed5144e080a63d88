import { describe, expect, test } from 'vitest';
import type { Game } from '../game.ts';
import { expedition } from '../testing/expedition/expedition.ts';
import type { ExpeditionTable } from '../testing/expedition/rules.ts';
import { type Expedition, type ExpeditionTold, rulebook } from '../testing/expedition/state.ts';
import { checks } from './index.ts';

type Planted = Partial<Game<Expedition, ExpeditionTold>>;

const COIN = { id: 'coin', faces: ['heads', 'tails'] };

/** The good step, with something done before it. */
const firstDo = (mischief: (t: ExpeditionTable) => void): Planted => ({
  step: function* (t) {
    mischief(t);
    yield* expedition.step(t);
  },
});

/** The view with something more in it. */
const alsoShow = (more: (s: Expedition) => object): Planted => ({
  view: (s, viewer) => ({ ...(expedition.view(s, viewer) as object), ...more(s) }),
});

function faultOf(planted: Planted, name: string): string {
  const check = checks({ ...expedition, ...planted }, { rulebook, games: 30, longest: 600 }).find(
    (other) => other.name === name,
  );
  try {
    check?.run();
  } catch (error) {
    return (error as Error).message;
  }
  return check ? 'nothing is found' : 'there is no such check';
}

test.each(checks(expedition, { rulebook, games: 40 }))(
  'a game that uses everything passes: $name',
  ({ run }) => run(),
);

/** Outside of any state. */
let remade = 0;

describe('a fault in a game that uses everything is caught by the check for it', () => {
  test.each<{ fault: string; planted: Planted; check: string; message: string }>([
    {
      fault: 'shows how many ropes everybody holds',
      planted: alsoShow((s) => ({
        ropes: s.hands.map((hand) => hand.filter((card) => card.startsWith('rope')).length),
      })),
      check: 'what is hidden from a seat changes nothing that it is shown',
      message: 'cannot see shows in what it is shown: shown.view.ropes',
    },
    {
      fault: 'asks about a hidden number after a draw',
      planted: {
        step: function* (t) {
          const { supplies, hands } = t.state;
          hands[0]?.push(...(yield* t.drawCards(0, supplies, 1, 'EX-005')));
          const ropes = hands.flat().filter((card) => card.startsWith('rope')).length;
          yield* t.choose(0, { id: 'leave', rule: 'EX-005', confirm: true, data: { ropes } }, [
            { id: 'yes', value: 0 },
          ]);
          t.state.act++;
        },
      },
      check: 'what is hidden from a seat changes nothing that it is shown',
      message: 'cannot see shows in what it is shown',
    },
    {
      fault: 'shows dice behind a screen that were dealt before',
      planted: alsoShow((s) => ({ blades: s.heroes.filter(({ dice }) => dice.includes('blade')).length })),
      check: 'what others choose at the same time is shown to nobody',
      message: 'behind their screens shows to seat',
    },
    {
      fault: 'tells everybody the dice of a screen',
      planted: firstDo((t) => {
        t.tellOnly = (_, event) => t.tell(event);
      }),
      check: 'what others choose at the same time is shown to nobody',
      message: 'shown.told',
    },
    {
      fault: 'shows a secret choice with a later open one',
      planted: alsoShow((s) => ({ dashes: s.heroes.map(({ ready, dashes }) => ready && dashes) })),
      check: 'what others choose at the same time is shown to nobody',
      message: 'shown.view.dashes',
    },
    {
      fault: 'asks an open question by what was rolled behind a screen',
      planted: {
        step: function* (t) {
          const seats = [...t.state.hands.keys()];
          yield* t.all(seats, function* (seat) {
            const [face] = yield* t.roll(seat, COIN, 1, 'EX-002');
            const id = face === 'heads' ? 'energy' : 'ready';
            const question = { id, rule: 'EX-003', open: true, confirm: true };
            yield* t.choose(seat, question, [{ id: 'yes', value: 0 }]);
            const last = { id: 'dash', rule: 'EX-003', secret: true, confirm: true };
            yield* t.choose(seat, last, [{ id: 'yes', value: 0 }]);
          });
          t.state.act++;
        },
      },
      check: 'what others choose at the same time is shown to nobody',
      message: 'by what others cannot see',
    },
    {
      fault: 'has secrets that it does not deal anew',
      planted: { redeal: () => {}, step: expedition.step, players: { min: 1, max: 1 } },
      check: 'what is hidden from a seat changes nothing that it is shown',
      message: 'none could be compared',
    },
    {
      fault: 'keeps something on the table, which is another one in the next chapter',
      planted: firstDo((t) => {
        const table = t as ExpeditionTable & { steps?: number };
        table.steps = (table.steps ?? 0) + 1;
        if (table.steps > 3) t.state.way++;
      }),
      check: 'a saved game goes on as if it had never been away',
      message: 'A resumed game',
    },
    {
      fault: 'forgets the lessons from the second act on',
      planted: {
        copy: (s) => ({ ...expedition.copy(s), lessons: s.act > 1 ? [] : [...s.lessons] }),
      },
      check: 'a copy is equal and independent',
      message: 'A copy is another state: state.lessons',
    },
    {
      fault: 'changes the state when it is asked for the chapter',
      planted: {
        chapter: (s) => {
          s.lessons.length = 0;
          return `act-${s.act}`;
        },
      },
      check: 'looking at the game changes nothing',
      message: 'Looking at the game changes it: state.lessons',
    },
    {
      fault: 'forgets the vows of those who join in a remake',
      planted: {
        remakes: {
          people: {
            changes: ['players', 'company'],
            make: (s, options, before, random) => {
              const made = expedition.remakes?.people?.make(s, options, before, random) as Expedition;
              return { ...made, vows: s.vows };
            },
          },
        },
      },
      check: 'a remake leads to a game that goes on, is saved and is verified',
      message: 'The remake "people" breaks the state',
    },
    {
      fault: 'remakes by something that is not in the state',
      planted: {
        remakes: { again: { changes: [], make: (s) => ({ ...s, way: remade++ % 100 }) } },
      },
      check: 'a remake leads to a game that goes on, is saved and is verified',
      message: 'does not lead from chapter to chapter',
    },
    {
      fault: "draws once more where the cards are the players' own",
      planted: {
        step: function* (t) {
          if (t.ownCards === true) yield* t.drawCards(0, [...t.state.supplies], 1, 'EX-005');
          yield* expedition.step(t);
        },
      },
      check: "the players' own dice and cards give the same game as the same ones by seed",
      message: 'is not asked for the cards that the seed shows',
    },
    {
      fault: "rolls other dice where they are the players' own",
      planted: {
        step: function* (t) {
          const die = t.ownDice === false ? COIN : { id: 'coin', faces: ['left', 'right'] };
          yield* t.rollAll(0, [{ die, count: 1 }], 'EX-002');
          yield* expedition.step(t);
        },
      },
      check: "the players' own dice and cards give the same game as the same ones by seed",
      message: 'is not asked for the dice that the seed shows',
    },
    {
      fault: 'lets two heroes of a player roll the same dice at once',
      planted: {
        players: { min: 1, max: 1 },
        step: function* (t) {
          yield* t.allFigures(
            [0, 1],
            () => 0,
            () => t.roll(0, COIN, 1, 'EX-002'),
          );
          yield* expedition.step(t);
        },
      },
      check: "the players' own dice and cards give the same game as the same ones by seed",
      message: 'twice: each question must name its figure',
    },
    {
      fault: 'leaves what cannot be kept',
      planted: { legacy: () => ({ best: Number.NaN }) },
      check: 'state, events, views and prompts are plain JSON',
      message: 'What a table leaves cannot be kept',
    },
  ])('$fault', ({ planted, check, message }) => {
    expect(faultOf(planted, check)).toContain(message);
  });
});
