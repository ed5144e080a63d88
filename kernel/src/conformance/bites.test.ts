import { describe, expect, test } from 'vitest';
import { Refusal } from '../fault.ts';
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

describe('a sound game is not refused', () => {
  test('whose round is one `all` in which a hidden answer decides how many follow', () => {
    const secret = { id: 'behind', rule: 'LA-002' };
    const hidden: Game<Nights> = {
      ...(lanterns as unknown as Game<Nights>),
      begin: ({ players }) => ({ night: 0, own: Array<null>(players).fill(null), sum: 0 }),
      *setup() {},
      *step(t) {
        const s = t.state;
        yield* t.all([...s.own.keys()], function* (seat) {
          const ask = { id: 'more', rule: 'LA-002', secret, confirm: true };
          const ways = ['stop', 'more'].map((id) => ({ id, value: id === 'more' }));
          let more = 0;
          s.own[seat] = 0;
          while (more < 3 && (yield* t.choose(seat, ask, ways))) s.own[seat] = ++more;
        });
        for (const more of s.own) s.sum += more ?? 0;
        s.own.fill(null);
        s.night++;
      },
      outcome: (s) => (s.night > 4 ? { won: true, why: 'light', rule: 'LA-005' } : undefined),
      clock: (s) => ({ round: s.night, turn: `${s.night}` }),
      view: (s, viewer) => ({ ...s, own: viewer === 'watcher' ? [] : [s.own[viewer] ?? null] }),
      secrets: () => [],
      copy: (s) => ({ ...s, own: [...s.own] }),
      redeal: (s, seat, random) => {
        for (const other of s.own.keys())
          if (other !== seat && s.own[other] !== null) s.own[other] = random.below(4);
      },
      score: () => 0.5,
      broken: () => undefined,
    };
    for (const check of checks(hidden, { rulebook, games: 60 }))
      if (check.name.startsWith('what is hidden') || check.name.startsWith('what others')) check.run();
  });

  test('that asks two figures of a player the same, closes an option for one of them, and asks with nothing to choose', () => {
    const asked: Planted = {
      players: { min: 1, max: 1 },
      step: function* (t) {
        const ask = { id: 'burn', rule: 'LA-002' };
        const closed = { id: 'wet', rule: 'LA-002' };
        yield* t.allFigures(
          ['tall', 'small'],
          () => 0,
          (figure) =>
            t.choose(0, { ...ask, figure }, [
              { id: 'light', value: 0 },
              { id: 'snuff', value: 1 },
              { id: 'oil', value: 2, ...(figure === 'tall' && { closed }) },
            ]),
        );
        yield* t.chooseMany(
          0,
          { id: 'shield', rule: 'LA-004', secret: true },
          [{ id: 'wet', value: 0, closed }],
          {
            min: 0,
            max: 1,
          },
        );
        t.state.night++;
      },
    };
    for (const name of [
      'what is not an option is refused and changes nothing',
      'every question can be asked and answered',
    ])
      expect(faultOf(asked, name)).toBe('nothing is found');
  });
});

interface Nights {
  night: number;
  own: (number | null)[];
  sum: number;
}

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
      fault: 'believes any state',
      planted: { broken: () => undefined },
      check: 'a damaged state is noticed',
      message: 'is believed: "broken" finds nothing wrong',
    },
    {
      fault: 'believes a state of other players',
      planted: { broken: (s) => lanterns.broken?.(s) },
      check: 'a damaged state is noticed',
      message: '"broken" looks at no options',
    },
    {
      fault: 'deals nothing anew',
      planted: { redeal: () => {} },
      check: 'what a seat cannot see can be dealt anew, and it sees no difference',
      message: 'does redeal deal them anew?',
    },
    {
      fault: 'tells a secret by the clock',
      planted: { clock: (s) => ({ round: s.night, turn: `before ${s.store.at(-1)}` }) },
      check: 'nobody sees a secret in a view, in the log or in a prompt',
      message: 'is shown to all by the clock or the chapter',
    },
    {
      fault: 'has no words for what others read instead',
      planted: {
        words: {
          en: { ...speechless, event: (e) => (e.kind === 'draw' && !e.oil ? '' : 'It happens.') },
        },
      },
      check: 'it has words for all that is asked and told, in every language',
      message: 'There are no words for the event "draw" (en)',
    },
    {
      fault: 'speaks of what an option means to the rules',
      planted: {
        words: { en: { ...speechless, option: ({ options }, i) => String(options[i]?.value ?? '') } },
      },
      check: 'it has words for all that is asked and told, in every language',
      message: 'There are no words for the option',
    },
    {
      fault: 'offers a remake that is always refused',
      planted: {
        remakes: {
          again: {
            changes: ['players'],
            make: () => {
              throw new Refusal('Not now.');
            },
          },
        },
      },
      check: 'a remake leads to a game that goes on, is saved and is verified',
      message: 'none could be carried out: Not now.',
    },
    {
      fault: 'tells what it changes later',
      planted: firstDo((t) => {
        for (const { event } of t.log) if (event.kind === 'burn') (event as { oil: string }).oil = 'none';
      }),
      check: 'what was told stays as it was told',
      message: 'Playing on changes the event "burn"',
    },
    {
      fault: 'advises what cannot be answered',
      planted: {
        counsel: () => ({ choice: 'no-such-option', why: { id: 'why', rule: 'LA-002' } }),
        words: { en: { ...speechless, why: () => 'it is best' } },
      },
      check: 'what it advises can be answered, and it says why',
      message: 'The advice for "burn" (LA-002) is no answer',
    },
    {
      fault: 'advises without a word',
      planted: {
        counsel: (_, { options: [first] }) => ({
          choice: first?.id ?? '',
          why: { id: 'why', rule: 'LA-002' },
        }),
        words: { en: speechless },
      },
      check: 'what it advises can be answered, and it says why',
      message: 'There are no words for why',
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
