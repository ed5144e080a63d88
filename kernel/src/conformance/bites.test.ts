import { describe, expect, test } from 'vitest';
import type { Flow } from '../flow.ts';
import type { Game } from '../game.ts';
import { council, rulebook as councilRulebook } from '../testing/council.ts';
import {
  drawOil,
  type Lanterns,
  type LanternTable,
  type LanternTold,
  lanterns,
  rulebook,
} from '../testing/lanterns.ts';
import { type Check, checks, conformance, retrace } from './index.ts';

type Planted = Partial<Game<Lanterns, LanternTold>>;

const all = (planted: Planted, games = 25): Check[] =>
  checks({ ...lanterns, ...planted }, { rulebook, games, longest: 300 });

/** The message of the named check, or of the first that fails. */
function faultOf(planted: Planted, name?: string): string {
  for (const check of all(planted)) {
    if (name !== undefined && check.name !== name) continue;
    try {
      check.run();
    } catch (error) {
      return (error as Error).message;
    }
  }
  return 'nothing is found';
}

/** The good step, with something done before it. */
const firstDo = (mischief: (t: LanternTable) => void): Planted => ({
  step: function* (t) {
    mischief(t);
    yield* lanterns.step(t);
  },
});

const speechless = {
  question: () => 'Which?',
  option: () => 'This.',
  reason: () => 'No.',
  event: () => 'It happens.',
  outcome: () => 'It is over.',
};

test.each(checks(lanterns, { rulebook, games: 200 }))('a good game passes: $name', ({ run }) => run());

test.each(checks(council, { rulebook: councilRulebook, games: 60 }))(
  'a game full of secrets passes: $name',
  ({ run }) => run(),
);

test('all checks in one call', () => {
  expect(() => conformance(lanterns, { rulebook, games: 5 })).not.toThrow();
});

describe('a game that is bad in one thing is caught by the check for it', () => {
  let survivor = 0;

  test.each<{ fault: string; planted: Planted; check: string; message: string }>([
    {
      fault: 'takes chance from outside',
      planted: firstDo((t) => {
        t.state.lights += Math.floor(Math.random() * 2);
      }),
      check: 'it uses no clock and no chance of its own',
      message: 'The rules use Math.random',
    },
    {
      fault: 'reads the clock',
      planted: firstDo((t) => {
        t.state.lights += Date.now() % 2;
      }),
      check: 'it uses no clock and no chance of its own',
      message: 'The rules use Date.now',
    },
    {
      fault: 'makes a date',
      planted: firstDo((t) => {
        t.state.lights += new Date().getSeconds() % 2;
      }),
      check: 'it uses no clock and no chance of its own',
      message: 'The rules use new Date()',
    },
    {
      fault: 'keeps something outside the state',
      planted: firstDo((t) => {
        t.state.lights += survivor++ % 2;
      }),
      check: 'a step that runs twice gives the same',
      message: 'A step that runs twice goes another way: state.lights',
    },
    {
      fault: 'never ends',
      planted: {
        step: (t) =>
          t.choose(0, { id: 'again', rule: 'LA-002', confirm: true }, [{ id: 'yes', value: undefined }]),
      },
      check: 'it ends',
      message: 'It does not end: after 300 answers it still asks',
    },
    {
      fault: 'asks an empty prompt',
      planted: { step: (t) => t.choose(0, { id: 'burn', rule: 'LA-002' }, []) as Flow<never> },
      check: 'every question can be asked and answered',
      message: 'An empty prompt: "burn" (LA-002)',
    },
    {
      fault: 'has an option twice',
      planted: {
        step: function* (t) {
          const option = { id: 'same', value: 0 };
          yield* t.choose(0, { id: 'which', rule: 'LA-002' }, [option, option]);
          t.state.night++;
        },
      },
      check: 'every question can be asked and answered',
      message: 'The question "which" (LA-002) has the option "same" twice',
    },
    {
      fault: 'has an option with a blank in its id',
      planted: {
        step: function* (t) {
          yield* t.choose(0, { id: 'which', rule: 'LA-002', confirm: true }, [{ id: 'an oil', value: 0 }]);
          t.state.night++;
        },
      },
      check: 'every question can be asked and answered',
      message: 'has the option "an oil": not a fit id',
    },
    {
      fault: 'tells of an unknown rule',
      planted: firstDo((t) => t.tell({ kind: 'wind', rule: 'LA-099', face: 'calm' })),
      check: 'every rule that is cited stands in the rulebook',
      message: 'The event "wind" cites LA-099, which the rulebook does not have',
    },
    {
      fault: 'keeps a Map in its state',
      planted: { begin: (options) => ({ ...lanterns.begin(options), seen: new Map() }) },
      check: 'state, events, views and prompts are plain JSON',
      message: 'Not plain JSON: state.seen: a Map',
    },
    {
      fault: 'copies without copying',
      planted: { copy: (s) => ({ ...lanterns.copy(s), burnt: s.burnt }) },
      check: 'a copy is equal and independent',
      message: 'A copy shares state.burnt with its original',
    },
    {
      fault: 'changes the state in a view',
      planted: {
        view: (s) => {
          s.lights++;
          return {};
        },
      },
      check: 'looking at the game changes nothing',
      message: 'Looking at the game changes it: state.lights',
    },
    {
      fault: 'depends on who answers first',
      planted: {
        step: function* (t) {
          const { hands, burnt } = t.state;
          yield* t.all([...hands.keys()], function* (seat) {
            const oils = (hands[seat] ?? []).map((oil) => ({ id: oil, value: oil }));
            burnt.push(yield* t.choose(seat, { id: 'burn', rule: 'LA-002', confirm: true }, oils));
          });
          t.state.night++;
        },
      },
      check: 'the order in which people answer at the same time does not matter',
      message: 'The order of answers given at the same time matters: state.burnt',
    },
    {
      fault: 'shows a secret in a view',
      planted: { view: (s) => ({ next: s.store.at(-1) ?? '' }) },
      check: 'nobody sees a secret in a view, in the log or in a prompt',
      message: 'is shown to seat 0 in the view',
    },
    {
      fault: 'tells a secret',
      planted: firstDo((t) => {
        drawOil(t, 0);
        t.tell({ kind: 'draw', rule: 'LA-001', seat: 0, oil: t.state.hands[0]?.at(-1) ?? '' });
      }),
      check: 'nobody sees a secret in a view, in the log or in a prompt',
      message: 'in the event "draw"',
    },
    {
      fault: 'asks about what the seat must not know',
      planted: {
        step: function* (t) {
          const { store } = t.state;
          const seen = store.map((oil) => ({ id: oil, value: oil }));
          yield* t.choose(0, { id: 'which', rule: 'LA-002' }, seen);
          t.state.night++;
        },
      },
      check: 'nobody sees a secret in a view, in the log or in a prompt',
      message: 'is shown to seat 0 in a prompt',
    },
    {
      fault: "deals anew the seat's own cards",
      planted: {
        redeal: (s, _, random) => s.hands.forEach((hand) => void hand.splice(0, 1, random.of(s.store))),
      },
      check: 'what a seat cannot see can be dealt anew, and it sees no difference',
      message: 'Dealing anew changes what seat',
    },
    {
      fault: 'loses a card when dealing anew',
      planted: { redeal: (s) => void s.store.pop(), view: () => ({}) },
      check: 'what a seat cannot see can be dealt anew, and it sees no difference',
      message: 'breaks the state: 11 oils instead of 12',
    },
    {
      fault: 'keeps a hidden card in a local variable while it asks',
      planted: {
        step: function* (t) {
          const top = t.state.store.at(-1) ?? '';
          yield* t.choose(0, { id: 'which', rule: 'LA-002' }, [
            { id: 'a', value: 0 },
            { id: 'b', value: 0 },
          ]);
          t.state.store.pop();
          t.state.hands[0]?.push(top);
          t.state.night++;
        },
      },
      check: 'a fork for a seat asks it the same, and can be played on, whoever else is asked',
      message: 'an invariant is broken: 11 oils instead of 12',
    },
    {
      fault: 'shows by who is asked what somebody holds',
      planted: {
        step: function* (t) {
          const { hands } = t.state;
          yield* t.offer({ id: 'shield', rule: 'LA-004' }, [...hands.keys()], (seat) =>
            (hands[seat]?.includes('oak') ?? false) ? [{ id: 'use', value: () => {} }] : [],
          );
          yield* lanterns.step(t);
        },
      },
      check: 'what is hidden from a seat changes nothing that it is shown',
      message: 'cannot see shows in what it is shown: shown.',
    },
    {
      fault: 'shows a hidden number',
      planted: {
        view: (s) => ({ next: 2 * (s.store.at(-1)?.length ?? 0) + 1 }),
        redeal: (s, seat, random) => {
          lanterns.redeal(s, seat, random);
        },
      },
      check: 'what is hidden from a seat changes nothing that it is shown',
      message: 'cannot see shows in what it is shown: shown.view.next',
    },
    {
      fault: 'tells what one seat chose while others still choose',
      planted: {
        step: function* (t) {
          const { hands } = t.state;
          yield* t.all([...hands.keys()], function* (seat) {
            const way = yield* t.choose(seat, { id: 'way', rule: 'LA-002' }, [
              { id: 'ash', value: 'ash' },
              { id: 'yew', value: 'yew' },
            ]);
            t.tell({ kind: 'burn', rule: 'LA-002', seat, oil: way });
          });
          t.state.night++;
        },
      },
      check: 'what others choose at the same time is shown to nobody',
      message: 'behind their screens shows to seat',
    },
    {
      fault: 'lets one seat choose by what another has chosen at the same time',
      planted: {
        step: function* (t) {
          const chosen: string[] = [];
          yield* t.all([...t.state.hands.keys()], function* (seat) {
            for (const id of ['first', 'second']) {
              const more = chosen.length > 1 ? [{ id: 'too', value: 'too' }] : [];
              const options = [{ id: 'a', value: 'a' }, { id: 'b', value: 'b' }, ...more];
              chosen.push(yield* t.choose(seat, { id, rule: 'LA-002' }, options));
            }
          });
          t.state.night++;
        },
      },
      check: 'one seat takes back what it chose, and the others keep what they chose at the same time',
      message: 'What others choose at the same time depends on seat',
    },
    {
      fault: 'asks one seat the same twice at once',
      planted: {
        step: function* (t) {
          const options = [
            { id: 'a', value: 'a' },
            { id: 'b', value: 'b' },
          ];
          yield* t.allFigures(
            ['one', 'two'],
            () => 0,
            () => t.choose(0, { id: 'which', rule: 'LA-002' }, options),
          );
          t.state.night++;
        },
      },
      check: 'every question can be asked and answered',
      message: 'twice: each question must name its figure',
    },
    {
      fault: 'weighs fewer options than there are',
      planted: { weigh: () => [1] },
      check: 'it weighs every option of a choice, and at least one that is open',
      message: 'are 1 for',
    },
    {
      fault: 'weighs by nothing',
      planted: { weigh: (_, { options }) => options.map(() => Number.NaN) },
      check: 'it weighs every option of a choice, and at least one that is open',
      message: 'give NaN to',
    },
    {
      fault: 'has no words for an event',
      planted: { words: { en: { ...speechless, event: () => '' } } },
      check: 'it has words for all that is asked and told, in every language',
      message: 'There are no words for the event "draw" (en)',
    },
    {
      fault: 'draws a secret',
      planted: { draw: (s) => `Next comes ${s.store.at(-1) ?? 'nothing'}.` },
      check: 'its drawing shows a viewer no secret',
      message: 'shows the secret',
    },
    {
      fault: 'arranges something else than it describes',
      planted: { arrange: (_, options) => ({ ...lanterns.begin(options), night: 99 }) },
      check: 'a state that is described and arranged again is described alike',
      message: 'is described otherwise',
    },
    {
      fault: 'never lifts the boundary up to which a seat passed',
      planted: {
        step: function* (t) {
          yield* t.offer({ id: 'shield', rule: 'LA-004' }, [0], () => [{ id: 'use', value: () => {} }], [
            'dawn',
          ]);
          yield* t.choose(0, { id: 'again', rule: 'LA-002', confirm: true }, [{ id: 'yes', value: 0 }]);
          t.state.night++;
        },
        outcome: (s) => (s.night > 90 ? { won: true, why: 'light', rule: 'LA-005' } : undefined),
      },
      check: 'a boundary up to which a seat passes comes',
      message: 'passed until "dawn", and 60 turns later that has not come',
    },
    {
      fault: 'loses cards when it is remade',
      planted: {
        remakes: {
          again: { changes: ['players'], make: (_, options) => ({ ...lanterns.begin(options), store: [] }) },
        },
      },
      check: 'a remake leads to a game that goes on, is saved and is verified',
      message: 'The remake "again" breaks the state',
    },
    {
      fault: 'scores above 1',
      planted: { score: (s) => 1 + s.night },
      check: 'its invariants hold and its score is from 0 to 1',
      message: 'The score is 2, not from 0 to 1',
    },
  ])('$fault', ({ planted, check, message }) => {
    expect(faultOf(planted, check)).toContain(message);
  });

  test('a rulebook with an id twice', () => {
    const twice = `${rulebook}\n**LA-005** Once more.\n`;
    const [check] = checks(lanterns, { rulebook: twice });
    expect(check?.run).toThrow('LA-005 stands there twice');
  });
});

describe('a fault is shown by a short game', () => {
  const darkAfterTwo: Planted = {
    broken: (s) => (s.burnt.length >= 2 ? 'it is dark' : undefined),
  };

  test('with its seed, its options and its answers', () => {
    const message = faultOf(darkAfterTwo);
    expect(message).toMatch(/^Lanterns: An invariant is broken: it is dark\./);
    const answers = /after (\d+) answers/.exec(message)?.[1];
    expect(Number(answers)).toBeLessThanOrEqual(4);
  });

  test('that can be pasted into a test', () => {
    const [, pasted] = /retrace\(game, (.*)\)$/s.exec(faultOf(darkAfterTwo)) ?? [];
    const trace = JSON.parse((pasted ?? '').replace(/(seed|options|answers):/g, '"$1":'));
    expect(retrace(lanterns as Game, trace).state).toMatchObject({ burnt: { length: expect.any(Number) } });
  });
});
