import '../../testing/no-browser.ts';
import { type Prompt, Random, Run, readOptions } from '@wyrdhall/kernel';
import { abilityOf, boardOf, HEROES, type RollingFatesView, rollingFates } from '@wyrdhall/rolling-fates';
import { describe, expect, it } from 'vitest';
import { atOnce, doubts, gives, outcome, safe } from './care.ts';
import { damageFor, meetsEnemies, openIn } from './counted.ts';
import { spentNow } from './dice-bar.tsx';
import { typed } from './keypad.tsx';
import { lackOf } from './lacks.ts';
import { where } from './offers.ts';
import { risenAt } from './risen.tsx';
import type { SeenHero } from './seen.ts';
import { en } from './words/en.ts';

/** A table as a case would give it, and what its first seat is asked after these answers. */
function table(given: object, wishes: object = {}, ...answers: readonly string[]) {
  const heroes = Object.keys((given as { heroes: object }).heroes);
  const options = readOptions(rollingFates as never, { players: heroes.length, heroes, ...wishes });
  const state = rollingFates.arrange(given as never, options);
  const checkpoint = { state, random: Random.fromSeed(1).state(), passes: {}, log: 0, setup: false };
  const arranged = Run.from(rollingFates, options, { freeUndo: false }, checkpoint);
  for (const choice of answers) {
    const seat = arranged.prompts.find(({ options: all }) => all.some(({ id }) => id === choice))?.seat ?? 0;
    arranged.answer({ seat, choice });
  }
  const view = rollingFates.view(arranged.state, 0) as RollingFatesView;
  return { prompt: arranged.prompts[0] as Prompt, view };
}

const aiming = () =>
  table(
    {
      heroes: { sel: { dice: [1, 4, 2, 2, 6], luck: 3 }, brakka: { dice: [5] } },
      enemies: { A: { kind: 'hedge-bandit', life: 4 }, B: { kind: 'gate-hound', life: 11, known: true } },
    },
    {},
    'use:crossed-fletch',
  );

describe('a re-roll that costs Life', () => {
  it('says its price on the answer, and that nothing is lost without it', () => {
    const question = { id: 'again', rule: 'RF-047', data: { by: 'blood-price', price: 2 } };
    const { prompt, view } = aiming();
    const asked = { ...prompt, question } as Prompt;
    expect(gives(asked, new Map(), view)).toBe('No, keep my Life');
    expect(gives(asked, new Map([['die-1', 1]]), view)).toBe('Lose 2 Life, roll 1 again');
    const free = { ...asked, question: { ...question, data: { by: 'reroll' } } } as Prompt;
    expect(gives(free, new Map([['die-1', 1]]), view)).toBe('Roll 1 again');
  });
});

describe('an answer says what it does', () => {
  it('to whom, by name, with the Life that is left; to fell somebody is the golden one', () => {
    const { prompt, view } = aiming();
    expect(prompt.options.every((option) => where(prompt, option) === 'board+bar')).toBe(true);
    expect(outcome(prompt, 'enemy:A', view)).toBe('4 Life: it falls');
    expect(outcome(prompt, 'enemy:B', view)).toBe('11 → 6');
    expect(safe(prompt, view)).toBe('enemy:A');
  });

  it('the dice that pay are looked at until somebody is aimed at', () => {
    const { prompt, view } = aiming();
    const sel = view.heroes[0] as SeenHero;
    expect(sel.dice).toEqual([0, 0, 2, 2, 6]);
    expect(spentNow(prompt, sel).dice).toEqual([1, 4, 2, 2, 6]);
  });

  it('that it changes nothing, before it is done (RF-076)', () => {
    const given = {
      heroes: { quill: { luck: 4 } },
      enemies: { A: 'hedge-bandit', B: { kind: 'hedge-bandit', statuses: ['weakness'] } },
    };
    const { prompt, view } = table(given, {}, 'use:eureka');
    expect(outcome(prompt, 'enemy:B', view)).toBe('This would do nothing now.');
    expect(outcome(prompt, 'enemy:A', view)).toBeUndefined();
  });

  it('whoever passed may be called back by a button with words on it', () => {
    const given = {
      heroes: { sel: { dice: [1, 4] }, orrin: { dice: [3, 3], passed: true } },
      enemies: { A: 'gate-hound' },
    };
    const { prompt, view } = table(given);
    expect(where(prompt, { id: 'recall:orrin', at: 'orrin' })).toBe('board+bar');
    expect(outcome(prompt, 'recall:orrin', view)).toBe('2 dice left over');
  });
});

describe('what an enemy answers to a hit is said before it', () => {
  const sprite = { kind: 'thistle-sprite', life: 20, known: true };
  const aimed = (life: number, words: object) =>
    table(
      {
        heroes: { sel: { dice: [1, 4, 2, 2, 6], luck: 3, life }, brakka: {} },
        enemies: { A: { ...sprite, ...words }, B: 'bog-toad' },
      },
      {},
      'use:crossed-fletch',
    );

  it('thorns, on the answer', () => {
    const { prompt, view } = aimed(9, {});
    expect(outcome(prompt, 'enemy:A', view)).toBe('20 → 15; Sel loses 1 Life');
    expect(outcome(prompt, 'enemy:B', view)).not.toContain('loses');
    expect(doubts(prompt, 'enemy:A', view)).toBeUndefined();
  });

  it('the last Life is asked about once more, and never golden', () => {
    const { prompt, view } = aimed(1, { life: 2 });
    expect(outcome(prompt, 'enemy:A', view)).toBe('2 Life: it falls; Sel loses 1 Life and falls');
    expect(doubts(prompt, 'enemy:A', view)?.question).toBe('Let Sel fall?');
    expect(safe(prompt, view)).toBeUndefined();
  });

  it('hidden thorns only where they have pricked somebody', () => {
    const { prompt, view } = aimed(9, { known: false });
    const pricked = { kind: 'loses', rule: 'RF-108', seat: 1, by: 'A', amount: 1, life: 5 };
    expect(outcome(prompt, 'enemy:A', view)).not.toContain('loses');
    expect(outcome(prompt, 'enemy:A', view, () => [pricked])).toContain('Sel loses 1 Life');
  });

  it('beside a real table as well', () => {
    const given = { heroes: { sel: {}, brakka: {} }, enemies: { A: sprite, B: 'gutter-imp' } };
    const { prompt, view } = table(given, { mode: 'companion' }, 'enemy:A');
    const entered = gives(prompt, new Map([['damage', 7]]), view);
    expect(entered).toBe('Hit A for 7: 20 → 13; Sel loses 1 Life');
  });
});

describe('beside a real table', () => {
  const given = { heroes: { sel: {}, brakka: {} }, enemies: { A: 'bog-toad', B: 'gutter-imp' } };
  const hits = () => table(given, { mode: 'companion' });

  it('the heroes’ phase is not ended by a slip, while somebody has hit nothing', () => {
    const { prompt, view } = hits();
    const phase = { kind: 'phase', rule: 'RF-026', phase: 'character', round: 1 };
    const use = (seat: number) => ({ kind: 'use', rule: 'RF-015', seat });
    const asked = (...told: object[]) => doubts(prompt, 'done', view, () => told as never)?.question;
    expect(asked(use(0), phase)).toBe('Nobody has hit yet.');
    expect(asked(phase, use(0))).toBe('Brakka has not hit yet.');
    expect(asked(phase, use(0), use(1))).toBeUndefined();
  });

  it('one touch hits, unless something must be read before', () => {
    const { prompt, view } = hits();
    expect(atOnce(prompt, 'enemy:A', view)).toBe(true);
    expect(atOnce(prompt, 'fallen', view)).toBe(false);
    const thorns = { A: { kind: 'thistle-sprite', life: 20, known: true }, B: 'bog-toad' };
    const aimed = table({ ...given, enemies: thorns }, { mode: 'companion' }, 'use:snap-shot');
    expect(atOnce(aimed.prompt, 'enemy:A', aimed.view)).toBe(false);
    expect(atOnce(aimed.prompt, 'enemy:B', aimed.view)).toBe(true);
    const inTheApp = aiming();
    expect(atOnce(inTheApp.prompt, 'enemy:A', inTheApp.view)).toBe(false);
  });

  it.each([
    ['brakka', 'rockfall', 'fives', 3, 7],
    ['sel', 'crossed-fletch', 'room', 4, 5],
    ['tovik', 'house-edge', 'treasures', 2, 20],
    ['grum', 'gate-slam', 'defence', 1, 7],
  ])('%s: what %s grows with is counted by the players', (id, ability, of, count, damage) => {
    const { view } = table({ heroes: { [id]: {} }, enemies: { A: 'bog-toad' } }, { mode: 'companion' });
    const open = openIn(view.heroes[0] as SeenHero, ability);
    expect(open).toMatchObject({ kind: 'strike', of });
    expect(open?.kind === 'strike' && damageFor(open.effect, count)).toBe(damage);
  });

  it('every ability that meets enemies can be used: what the game does not offer is counted or thrown', () => {
    for (const { id } of HEROES) {
      const { prompt, view } = table(
        { heroes: { [id]: {} }, enemies: { A: 'bog-toad' } },
        { mode: 'companion' },
      );
      const hero = view.heroes[0] as SeenHero;
      for (const ability of boardOf(hero.id).abilities.filter(({ effects }) => meetsEnemies(effects))) {
        const isOffered = prompt.options.some((option) => option.id === `use:${ability.id}`);
        expect([ability.id, openIn(hero, ability.id) === undefined]).toEqual([ability.id, isOffered]);
      }
    }
  });
});

describe('the keypad', () => {
  const given = {
    heroes: { sel: {}, brakka: {} },
    enemies: { A: { kind: 'bog-toad', life: 20 }, B: 'gutter-imp' },
  };

  it('counts damage only, and says what is left', () => {
    const { prompt, view } = table(given, { mode: 'companion' }, 'enemy:A');
    const marked = new Map([
      ['damage', 7],
      ['weakness', 1],
    ]);
    expect(gives(prompt, marked, view)).toBe('Hit A for 7, with Weakness: 20 → 13');
  });

  it('hits all of them at once', () => {
    const { prompt, view } = table(given, { mode: 'companion' }, 'all');
    expect(gives(prompt, new Map([['damage', 8]]), view)).toBe('Hit every enemy for 8');
  });

  it('takes digits as they are typed, up to the most', () => {
    expect(typed(0, 8, 60)).toBe(8);
    expect(typed(1, 2, 60)).toBe(12);
    expect(typed(8, 8, 60)).toBe(8);
  });
});

describe('what the bar lacks', () => {
  const bar = (dice: number[], luck = 0) => ({ dice, luck });
  it.each([
    ['pinning-volley', bar([1, 4, 2, 2, 6]), 'no 3'],
    ['rockfall', bar([5, 5, 5, 3, 1]), 'no four alike'],
    ['maul', bar([1, 2, 0, 0, 0]), 'no pair'],
    ['seam-finder', bar([1], 2), 'Luck shows 2'],
    ['chip', bar([0, 0]), 'not enough dice'],
  ])('%s', (ability, dice, lack) => {
    expect(lackOf(dice, abilityOf(ability).cost, en)).toBe(lack);
  });
});

it('the page of a new zone speaks only of those who have their level (RF-181)', () => {
  expect(risenAt([{ level: 2 }, { level: 1 }], 1)).toEqual([{ level: 2 }]);
});

it('to keep no die is asked about once more', () => {
  const keep = { question: { id: 'keep', rule: '' }, options: [1, 2, 3, 4, 5] } as unknown as Prompt;
  const view = {} as RollingFatesView;
  expect(doubts(keep, [], view)?.yes).toBe('Roll all five again');
  expect(doubts(keep, ['die-1'], view)).toBeUndefined();
});

it('beside a real table whoever has fallen is named in the bar, also where no figure can be pressed', () => {
  const fell = { question: { id: 'who-fell', rule: 'RF-190' }, ask: 'one' } as unknown as Prompt;
  expect(where(fell, { id: 'hero:sel', at: 'sel' })).toBe('board+bar');
});

it('one die is spoken of as one', () => {
  expect(en.canStill(1, 1)).toMatch(/^this die /);
  expect(en.passDoubt(1, 1).why).toMatch(/^It can/);
  expect(en.zones(0, 6)).toBe('You got six places into the first zone.');
});
