import { type Counsel, type Prompt, pick, Run, readOptions } from '@wyrdhall/kernel';
import { describe, expect, test } from 'vitest';
import { rollingFates } from '../rolling-fates.ts';
import { heroAt } from '../state.ts';
import { TestTable } from '../testing/table.ts';
import { de } from '../words/de.ts';
import { en } from '../words/en.ts';
import { counsel } from './counsel.ts';
import { useWorths } from './dice.ts';
import { bestPayments } from './payments.ts';

const ask = (at: TestTable, seat = 0): Counsel | undefined =>
  counsel(at.state, at.play.prompts.find((prompt) => prompt.seat === seat) as Prompt);

describe('what the game advises', () => {
  test('equal dice are kept for those who need them, and the reason names what they may pay', () => {
    const at = new TestTable({ heroes: { brakka: {} }, enemies: { 'bog-toad': { life: 40 } }, now: 'fate' });
    at.roll([2], [5, 5, 5, 2, 1]);
    const said = ask(at);
    expect(said?.choice).toEqual(expect.arrayContaining(['die-1', 'die-2', 'die-3']));
    expect(said?.why).toMatchObject({ id: 'keep-for', data: { ability: 'crackstone', chance: 100 } });
    expect(en.why?.(said?.why as Counsel['why'])).toMatch(/^Crackstone is certain/);
  });

  test('the last die is spent, where passing would do nothing', () => {
    const heroes = { brakka: { dice: [3] }, sel: { passed: true, dice: [1] } };
    const at = new TestTable({ heroes, enemies: { 'bog-toad': { life: 40 } } });
    expect(ask(at)).toMatchObject({ choice: 'use:chip', why: { id: 'use-most' } });
  });

  test('who can weaken goes first, and that is said', () => {
    const heroes = { sel: { dice: [1, 4, 6] }, brakka: { dice: [5, 5, 5, 2, 1] } };
    const at = new TestTable({ heroes, enemies: { 'bog-toad': { life: 60 } } });
    expect(ask(at)).toMatchObject({ choice: 'pass', why: { id: 'weaken-first', data: { hero: 'brakka' } } });
    expect(ask(at, 1)).toMatchObject({ choice: 'use:crackstone', why: { id: 'use-weakens' } });
    at.do('pass', 'use:crackstone');
    expect(ask(at)?.choice).toMatch(/^use:/);
  });

  test('a blow that is enough is called so', () => {
    const at = new TestTable({
      heroes: { brakka: { dice: [4, 4] } },
      enemies: { 'gutter-imp': { life: 4 } },
    });
    expect(ask(at)?.why).toMatchObject({ id: 'use-kills', data: { enemy: 'gutter-imp-1' } });
  });

  test('whoever is to fall by it is named again when it is asked who is hit', () => {
    const at = new TestTable({
      heroes: { brakka: { dice: [5, 5] }, sel: { passed: true } },
      enemies: {
        'bandit-captain': { life: 30 },
        'hedge-bandit': { life: 4 },
        'hedge-bandit-2': { life: 12 },
      },
    });
    const fallen = { enemy: 'hedge-bandit-1' };
    expect(ask(at)).toMatchObject({ choice: 'use:maul', why: { id: 'use-kills', data: fallen } });
    at.do('use:maul');
    expect(ask(at)).toMatchObject({ choice: 'enemy:hedge-bandit-1', why: { id: 'target-falls' } });
  });

  test('a secret is looked for where it lasts, and never where there is none', () => {
    const investigating = (enemies: object): Counsel | undefined => {
      const at = new TestTable({ heroes: { brakka: { treasures: ['unblinking-eye'], luck: 6 } }, enemies });
      at.do('use:unblinking-eye');
      at.do(`${ask(at)?.choice}`);
      return ask(at);
    };
    const imp = { life: 11 };
    expect(investigating({ 'gutter-imp': imp, 'rust-sentinel': { life: 30 } })).toMatchObject({
      choice: 'enemy:rust-sentinel-1',
      why: { id: 'target-secret' },
    });
    expect(investigating({ 'gutter-imp': imp, 'rust-sentinel': { life: 30, known: true } })?.choice).toBe(
      'enemy:gutter-imp-1',
    );
    expect(
      investigating({ 'gutter-imp': { ...imp, known: true }, 'rust-sentinel': { life: 30, known: true } })
        ?.why.id,
    ).toBe('nothing-changes');
  });

  test('what is paid with leaves the most, and the page lists it first', () => {
    const at = new TestTable({ heroes: { sel: { dice: [2, 2, 5, 3, 3] } }, enemies: { 'bog-toad': {} } });
    at.do('use:snap-shot');
    expect(ask(at)).toMatchObject({ choice: 'pay:5', why: { id: 'pay-most' } });
    const [hero] = at.state.heroes;
    const ways = at.play.prompts[0]?.options.map(({ id }) => id) ?? [];
    expect(hero && bestPayments(hero, 'snap-shot', true, ways)[0]).toBe('pay:5');
  });

  test('another roll is advised with its chances, or declined with a reason', () => {
    const blood = (dice: number[], kept: string[]): Counsel | undefined => {
      const heroes = { brakka: { traits: ['blood-price'] } };
      const at = new TestTable({ heroes, enemies: { 'bog-toad': { life: 40 } }, now: 'fate' });
      at.roll([2], dice);
      at.do(kept);
      at.roll(dice.slice(kept.length));
      return ask(at);
    };
    const four = blood([5, 5, 5, 5, 1], ['die-1', 'die-2', 'die-3', 'die-4']);
    expect(four).toMatchObject({ choice: [], why: { id: 'again-dear' } });
    expect(en.why?.(four?.why as Counsel['why'])).toContain('not worth the Life');
  });

  test('followed through whole fights it leaves nothing unspent that would have helped', () => {
    const options = readOptions(rollingFates, { players: 2, heroes: ['brakka', 'sel'], adventure: 'sump' });
    for (let seed = 1; seed <= 2; seed++) {
      const run = Run.start(rollingFates, options, { seed });
      let doomed: unknown;
      for (let i = 0; i < 120 && !run.outcome; i++) {
        const prompt = run.prompts[0] as Prompt;
        const said = counsel(run.state, prompt);
        if (!said) {
          const odds = rollingFates.weigh?.(run.state, prompt) ?? [];
          const open = prompt.options.map((option, at) => (option.closed ? -1 : (odds[at] ?? 0)));
          const least = Array.from({ length: prompt.min ?? 0 }, (_, at) => prompt.options[at]?.id ?? '');
          const best = prompt.options[open.indexOf(Math.max(...open))]?.id ?? '';
          run.answer({ seat: prompt.seat, choice: prompt.ask === 'one' ? best : least });
          continue;
        }
        expect([en.why?.(said.why), de.why?.(said.why)]).not.toContain(said.why.id);
        expect(() => pick(prompt, said.choice)).not.toThrow();
        if (said.choice === 'pass' && said.why.id === 'nothing-helps') {
          const inVain = (prompt.question.data?.inVain ?? []) as readonly string[];
          const helps = [...useWorths(run.state, prompt.seat)].filter(
            ([id, worth]) => worth > 0.01 && !inVain.includes(id),
          );
          expect(helps, `${heroAt(run.state, prompt.seat).dice}`).toEqual([]);
        }
        if (prompt.question.id === 'act') doomed = said.why.data?.enemy;
        const isOffered = prompt.options.some(({ id }) => id === `enemy:${doomed}`);
        if (prompt.question.id === 'target' && isOffered) {
          expect([said.choice].flat()).toContain(`enemy:${doomed}`);
          doomed = undefined;
        }
        run.answer({ seat: prompt.seat, choice: said.choice });
      }
    }
  });
});
