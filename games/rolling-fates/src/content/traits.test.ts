import { describe, expect, test } from 'vitest';
import { defence, inventory, maxLife } from '../rules/board.ts';
import { facing, TestTable } from '../testing/table.ts';

const KEEP_ALL = ['die-1', 'die-2', 'die-3', 'die-4', 'die-5'];

/** A Gutter Imp that waits: after a pass the next Fate Phase begins. */
const idle = { 'gutter-imp': { life: 7, step: 2 } };

/** Brakka in the Fate Phase, with this trait. */
const rolling = (trait: string, hero: object = {}) =>
  facing({ 'gutter-imp': { life: 40, step: 2 } }, { traits: [trait], ...hero });

describe('traits that change the board', () => {
  const board = (trait: string, hero: object = {}) => {
    const at = facing(idle, { traits: [trait], dice: [1], ...hero });
    const brakka = at.hero('brakka');
    return { defence: defence(at.state, 0), inventory: inventory(brakka), maxLife: maxLife(brakka) };
  };
  // Alone Brakka has 24 Life, Defence 1, Inventory 3.
  test.each([
    { trait: 'thick-skin', changed: { defence: 2 } },
    { trait: 'deep-lungs', changed: { maxLife: 29 } },
    { trait: 'pack-mule', changed: { inventory: 5 } },
    { trait: 'glass-heart', changed: { maxLife: 20 } },
    { trait: 'heavy-pack', changed: { inventory: 6, defence: 0 } },
    { trait: 'old-wound', changed: { maxLife: 20 } },
    { trait: 'thin-skin', changed: { defence: 0 } },
    { trait: 'light-purse', changed: { inventory: 2, defence: 2 } },
    { trait: 'slow-healer', changed: { maxLife: 26 } },
    { trait: 'bulwark', changed: { defence: 2 } },
  ])('$trait: $changed', ({ trait, changed }) => {
    expect(board(trait)).toMatchObject(changed);
  });

  test('Bulwark works only with full Life', () => {
    expect(board('bulwark', { life: 23 }).defence).toBe(1);
  });

  test('Defence never falls below 0', () => {
    const at = new TestTable({ heroes: { sel: { traits: ['thin-skin'], dice: [1] } }, enemies: idle });
    expect(defence(at.state, 0)).toBe(0);
  });

  test('a muted trait does nothing', () => {
    expect(board('thick-skin', { muted: ['thick-skin'] }).defence).toBe(1);
  });

  test('Shield Mate protects another hero while its owner is not stunned', () => {
    const with_ = (statuses: string[]) =>
      new TestTable({
        heroes: { brakka: { traits: ['shield-mate'], mate: 'sel', statuses, dice: [1] }, sel: { dice: [1] } },
        enemies: idle,
      });
    expect(defence(with_([]).state, 1)).toBe(1);
    expect(defence(with_(['stun']).state, 1)).toBe(0);
  });
});

describe('traits that change damage', () => {
  const dealt = (trait: string, hero: object, ...uses: string[]): number[] =>
    facing({ 'bog-toad': { life: 90, hurt: ['brakka'] } }, { traits: [trait], dice: [4, 4], ...hero })
      .do(...uses)
      .told('hit')
      .map(({ damage }) => damage);

  test('Glass Heart: +1, Reckless: +2', () => {
    expect(dealt('glass-heart', {}, 'use:maul')).toEqual([5]);
    expect(dealt('reckless', {}, 'use:maul')).toEqual([6]);
  });

  test('Reckless: its owner suffers 1 more before Defence', () => {
    const at = facing({ 'gutter-imp': {} }, { traits: ['reckless'], life: 20 });
    expect(at.told('hurt')).toMatchObject([{ damage: 3, defence: 1, lost: 2 }]);
  });

  test('Sharp Opening: the first ability of a combat, its first target', () => {
    expect(dealt('sharp-opening', { luck: 6 }, 'use:maul', 'use:seam-finder')).toEqual([7, 7]);
    const enemies = { 'bog-toad': { life: 20 }, 'bog-toad-2': { life: 20 } };
    const at = new TestTable({ heroes: { sel: { traits: ['sharp-opening'], dice: [3, 3, 1] } }, enemies });
    at.do('use:twin-nock');
    expect(at.told('hit').map(({ damage }) => damage)).toEqual([5, 2]);
  });

  test('Heavy Hand: paid with three equal dice', () => {
    expect(dealt('heavy-hand', { dice: [4, 4, 4, 2, 2] }, 'use:crackstone', 'use:maul')).toEqual([9, 4]);
  });

  test('Last Stand: at 5 Life or less', () => {
    expect(dealt('last-stand', { life: 5 }, 'use:maul')).toEqual([6]);
    expect(dealt('last-stand', { life: 6 }, 'use:maul')).toEqual([4]);
  });

  test('Opportunist: against an enemy with a status', () => {
    const hit = (statuses: string[]) =>
      facing({ 'hedge-bandit': { life: 90, statuses } }, { traits: ['opportunist'], dice: [4, 4] })
        .do('use:maul')
        .told('hit')
        .map(({ damage }) => damage);
    expect(hit(['poison'])).toEqual([5]);
    expect(hit([])).toEqual([4]);
  });

  test('Small Change: paid with nothing above 3', () => {
    expect(dealt('small-change', { dice: [3, 3] }, 'use:maul')).toEqual([6]);
    expect(dealt('small-change', { dice: [4, 4] }, 'use:maul')).toEqual([4]);
    expect(dealt('small-change', { dice: [], luck: 6 }, 'use:seam-finder')).toEqual([7]);
  });

  test('Weak Stomach: fever makes strong', () => {
    expect(dealt('weak-stomach', { statuses: ['poison'] }, 'use:maul')).toEqual([6]);
    expect(dealt('weak-stomach', {}, 'use:maul')).toEqual([4]);
  });

  test('Watchful: two dice that were not spent are a Guard', () => {
    const at = facing(
      { 'gutter-imp': { life: 40 } },
      { traits: ['watchful'], dice: [4, 4, 1, 2, 6], life: 20 },
    );
    expect(at.do('pass').told('hurt')).toMatchObject([{ damage: 2, defence: 3, lost: 0 }]);
  });

  test('Haunted: the ghost takes Life, and tells whom it has seen', () => {
    const at = rolling('haunted').roll([1], [1, 2, 3, 4, 6]);
    expect(at.told('loses')).toMatchObject([{ by: 'haunted', amount: 1 }]);
    expect(at.enemy('gutter-imp-1').known).toBe(true);
  });

  test('Vendetta: against an enemy that damaged its owner in the last Enemy Phase', () => {
    expect(dealt('vendetta', {}, 'use:maul')).toEqual([5]);
    const at = facing({ 'gutter-imp': { life: 40 } }, { traits: ['vendetta'], life: 20 });
    at.roll([1], [3, 3, 1, 2, 4]).do(KEEP_ALL, 'use:maul');
    expect(at.told('hit')).toMatchObject([{ damage: 5 }]);
  });

  test('Keen Eye: the first enemy that its owner damages is investigated', () => {
    const at = facing({ 'bog-toad': { life: 40 } }, { traits: ['keen-eye'], dice: [4, 4, 1] }).do('use:maul');
    expect(at.enemy('bog-toad-1').known).toBe(true);
    expect(at.hero('brakka').used.combat).toContain('keen-eye');
  });
});

describe('traits that change healing and statuses', () => {
  const healed = (orrin: object, brakka: object): number => {
    const heroes = { orrin: { dice: [3, 3, 1], ...orrin }, brakka: { life: 5, ...brakka } };
    const at = new TestTable({ heroes, enemies: idle }).do('use:warm-light');
    return at.hero('brakka').life - 5;
  };

  test('Herb Lore gives one more, Slow Healer takes one less', () => {
    expect(healed({}, {})).toBe(4);
    expect(healed({ traits: ['herb-lore'] }, {})).toBe(5);
    expect(healed({}, { traits: ['slow-healer'] })).toBe(3);
  });

  test('Quick Learner heals 3 after a combat', () => {
    const at = facing({ 'gutter-imp': { life: 1 } }, { traits: ['quick-learner'], dice: [1], life: 10 });
    expect(at.do('use:chip').told('heal')).toMatchObject([{ amount: 3, from: 'quick-learner' }]);
  });

  test('Weak Stomach: Poison takes 3', () => {
    expect(rolling('weak-stomach', { statuses: ['poison'], life: 10 }).hero('brakka').life).toBe(7);
  });

  test('Old Wound: healing restores one more', () => {
    expect(healed({}, { traits: ['old-wound'] })).toBe(5);
  });

  test('Brittle: statuses that were endured heal when the combat is won', () => {
    const hero = { traits: ['brittle'], statuses: ['poison', 'weakness'], dice: [1], life: 10 };
    expect(
      facing({ 'gutter-imp': { life: 1 } }, hero)
        .do('use:chip')
        .hero('brakka').life,
    ).toBe(14);
  });

  test('Last Laugh: a hit that kills heals 2', () => {
    const at = facing(
      { 'gutter-imp': { life: 1 }, 'bog-toad': {} },
      { traits: ['last-laugh'], dice: [1], life: 10 },
    );
    expect(at.do('use:chip', 'enemy:gutter-imp-1').told('heal')).toMatchObject([
      { amount: 2, from: 'last-laugh' },
    ]);
  });

  test.each([
    { trait: 'thin-skin', fails: 2, removes: 3 },
    { trait: 'brittle', fails: 4, removes: 5 },
  ])('$trait: $removes removes a status, $fails does not', ({ trait, fails, removes }) => {
    const after = (face: number) =>
      rolling(trait, { statuses: ['weakness'] })
        .roll([face])
        .hero('brakka').statuses;
    expect(after(fails)).toEqual(['weakness']);
    expect(after(removes)).toEqual([]);
  });

  test.each([{ trait: 'level-head', enemy: 'chain-wraith', status: 'stun' }])(
    '$trait: immune to $status',
    ({ trait, enemy, status }) => {
      const at = facing({ [enemy]: {} }, { traits: [trait], life: 20 });
      expect(at.told('immune')).toMatchObject([{ status }]);
    },
  );
});

describe('traits that change the Fate Phase', () => {
  const first = [[3], [1, 2, 3, 4, 6]] as const;

  test('Second Wind: another re-roll, also of kept dice (RF-047)', () => {
    const at = rolling('second-wind')
      .roll(...first)
      .do(KEEP_ALL);
    expect(at.asked).toBe('again');
    at.do(['die-1', 'die-5']).roll([5, 5]);
    expect(at.hero('brakka').dice).toEqual([5, 2, 3, 4, 5]);
    expect(at.asked).toBe('act');
  });

  test('Lucky Streak: the Luck die once more', () => {
    const at = rolling('lucky-streak').roll(...first);
    expect(at.offered).toEqual(['reroll', 'leave']);
    at.do('reroll').roll([6]);
    expect(at.hero('brakka').luck).toBe(6);
  });

  test('Haunted: a 1 on the Luck die costs 1 Life', () => {
    const at = rolling('haunted', { life: 10 }).roll([1], [1, 2, 3, 4, 6]);
    expect(at.told('loses')).toMatchObject([{ by: 'haunted', amount: 1 }]);
  });

  test('Blood Price: 2 Life for a re-roll of any dice, the Luck die too', () => {
    const at = rolling('blood-price', { life: 10 })
      .roll(...first)
      .do(KEEP_ALL);
    expect(at.offered).toContain('luck-die');
    expect(at.play.prompts[0]?.question.data).toMatchObject({ by: 'blood-price', price: 2 });
    at.do(['die-1', 'luck-die']).roll([4], [6]);
    expect(at.hero('brakka')).toMatchObject({ life: 8, luck: 6, dice: [4, 2, 3, 4, 6] });
    const declined = rolling('blood-price', { life: 10 })
      .roll(...first)
      .do(KEEP_ALL, []);
    expect(declined.hero('brakka').life).toBe(10);
  });

  test('Clumsy: after the re-roll the highest die once more', () => {
    const at = rolling('clumsy')
      .roll(...first)
      .do(KEEP_ALL);
    at.roll([5]);
    expect(at.hero('brakka').dice).toEqual([1, 2, 3, 4, 5]);
  });

  test('Jinxed: at most three dice are kept', () => {
    const at = rolling('jinxed').roll(...first);
    expect(at.play.prompts[0]).toMatchObject({ min: 0, max: 3 });
  });

  test('Patient: an unspent die stays and is not rolled', () => {
    const at = rolling('patient', { dice: [6] }).do('pass');
    expect(at.asked).toBe('stay');
    at.do('die-1').roll([3], [1, 2, 3, 4]);
    expect(at.hero('brakka').dice).toEqual([6, 1, 2, 3, 4]);
    expect(at.offered).toEqual(['die-2', 'die-3', 'die-4', 'die-5']);
    at.do([]).roll([5, 5, 5, 5]);
    expect(at.hero('brakka').dice).toEqual([6, 5, 5, 5, 5]);
  });
});

describe('traits that help to pay', () => {
  test('Ambidextrous: once a turn one die fewer', () => {
    const heroes = { grum: { traits: ['ambidextrous'], dice: [2, 3, 5] } };
    const at = new TestTable({ heroes, enemies: idle }).do('use:raise-the-boards', 'pay:2');
    expect(at.hero('grum')).toMatchObject({ guard: 1, dice: [0, 3, 5, 0, 0] });
    expect(at.told('use')).toMatchObject([{ paid: [2], by: ['ambidextrous'] }]);
    at.do('use:raise-the-boards');
    expect(at.told('use')[1]).toMatchObject({ paid: [3, 5], by: [] });
  });

  test('Wild Talent: the face beside pays for the Luck ability of the board', () => {
    const at = facing({ 'bog-toad': { life: 40 } }, { traits: ['wild-talent'], luck: 5, dice: [1] });
    expect(at.offered).toContain('use:seam-finder');
    at.do('use:seam-finder');
    expect(at.told('use')).toMatchObject([{ luck: 5, by: ['wild-talent'] }]);
    const far = facing({ 'bog-toad': { life: 40 } }, { traits: ['wild-talent'], luck: 4, dice: [1] });
    expect(far.offered).not.toContain('use:seam-finder');
  });

  test('Marked: attacks without a preference choose its owner', () => {
    const heroes = { brakka: {}, sel: { traits: ['marked'] }, grum: {} };
    const at = new TestTable({ heroes, enemies: { 'gutter-imp': {} } });
    expect(at.told('attack')).toMatchObject([{ targets: [1] }]);
  });
});
