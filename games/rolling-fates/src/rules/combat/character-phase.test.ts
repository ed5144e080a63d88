import { describe, expect, test } from 'vitest';
import { TestTable } from '../../testing/table.ts';

const table = (heroes: object, enemies: object = { 'bog-toad': { life: 90 } }, options = {}) =>
  new TestTable({ heroes, enemies }, options);
const asked = (at: TestTable) => at.play.prompts.map(({ seat }) => seat);

describe('the Character Phase (RF-060)', () => {
  test('all heroes who can pay for something are asked, and act in any order', () => {
    const at = table({ brakka: { dice: [4, 4] }, sel: { dice: [1, 4] }, orrin: {} });
    expect(asked(at)).toEqual([0, 1]);
    at.do('use:crossed-fletch', 'use:maul');
    expect(at.told('use').map(({ seat }) => seat)).toEqual([1, 0]);
  });

  test('whoever passes is not asked again, and can be called back once', () => {
    const at = table({ brakka: { dice: [4, 4] }, sel: { dice: [1, 1, 4] } });
    at.play.answer({ seat: 0, choice: 'pass' });
    expect(asked(at)).toEqual([1]);
    at.do('recall:brakka');
    expect(asked(at)).toEqual([0, 1]);
    at.play.answer({ seat: 0, choice: 'pass' });
    expect(at.offered).not.toContain('recall:brakka');
  });

  test('a new status on an enemy is a reason to ask again', () => {
    const at = table({ brakka: { dice: [4, 4, 4] }, sel: { dice: [1, 4] } });
    at.play.answer({ seat: 1, choice: 'pass' });
    at.do('use:crackstone');
    expect(asked(at)).toEqual([1]);
  });

  test('RF-131: who lost the roll is not asked', () => {
    const at = table({ brakka: { barred: true, luck: 0 }, sel: { dice: [1] } });
    expect(asked(at)).toEqual([1]);
  });

  test('RF-065: the Luck ability asks for its face; RF-061: what cannot be paid is closed', () => {
    const at = table({ sel: { dice: [2], luck: 5 } });
    const closed = at.play.prompts[0]?.options.flatMap(({ id, closed: why }) => (why ? [[id, why.id]] : []));
    expect(closed).toEqual([
      ['use:crossed-fletch', 'no-dice'],
      ['use:twin-nock', 'no-dice'],
      ['use:pinning-volley', 'no-dice'],
      ['use:hawks-eye', 'no-luck'],
    ]);
  });

  test('RF-067: an ability may be used again and again', () => {
    const at = table({ brakka: { dice: [4, 4, 2, 2] } }).do('use:maul', 'pay:2-2', 'use:maul');
    expect(at.told('hit')).toHaveLength(2);
  });
});

describe('payment (RF-092)', () => {
  test('asked where it matters, with the proposed way first', () => {
    const at = table({ brakka: { dice: [4, 4, 4, 2, 3] } }).do('use:chip');
    expect(at.asked).toBe('pay');
    expect(at.offered).toEqual(['pay:2', 'pay:3', 'pay:4']);
  });

  test('not asked where it does not', () => {
    const at = table({ brakka: { dice: [4, 5, 6] } }).do('use:chip');
    expect(at.told('use')).toMatchObject([{ paid: [4] }]);
  });

  test('RF-091: distinct groups', () => {
    const dice = [4, 4, 4, 4];
    expect(table({ mirelle: { dice } }).offered).toContain('use:forked-flame');
    const strict = table({ mirelle: { dice } }, undefined, { distinctGroups: true });
    expect(strict.offered).not.toContain('use:forked-flame');
  });
});

describe('targets', () => {
  const two = { 'bog-toad': { life: 20 }, 'hedge-bandit': { life: 20 } };

  test('RF-070, RF-071: a status stays with its damage; what comes "then" has a target of its own', () => {
    const at = table({ sel: { dice: [1], luck: 4 } }, two).do('use:hawks-eye', 'enemy:bog-toad-1');
    expect(at.asked).toBe('target');
    at.do('enemy:hedge-bandit-1');
    expect(at.enemy('bog-toad-1')).toMatchObject({ life: 16, known: false });
    expect(at.enemy('hedge-bandit-1')).toMatchObject({ life: 20, known: true });
  });

  test('RF-072: two different targets; the only ones there are not asked for', () => {
    const at = table({ sel: { dice: [3, 3, 1] } }, two).do('use:twin-nock');
    expect(at.told('hit').map(({ enemy }) => enemy)).toEqual(['bog-toad-1', 'hedge-bandit-1']);
    const three = table({ sel: { dice: [3, 3, 1] } }, { ...two, 'gutter-imp': { life: 20 } }).do(
      'use:twin-nock',
    );
    expect(three.play.prompts[0]).toMatchObject({ ask: 'many', min: 2, max: 2 });
  });

  test('RF-077: after a kill the other packages go on; the bound status is lost', () => {
    const enemies = { 'bog-toad': { life: 3 }, 'hedge-bandit': { life: 20 } };
    const at = table({ quill: { dice: [4, 5, 1] } }, enemies).do('use:field-study', 'enemy:bog-toad-1');
    expect(at.told('investigates')).toMatchObject([{ enemy: 'hedge-bandit-1' }]);
    const stun = table({ sel: { dice: [2, 3, 4, 1] } }, enemies).do('use:pinning-volley', 'enemy:bog-toad-1');
    expect(stun.told('afflicts')).toEqual([]);
  });

  test('RF-074: healing goes to whoever lacks Life, up to the maximum', () => {
    const at = table({ orrin: { dice: [3, 3, 1], life: 18 }, sel: { life: 16 }, brakka: { life: 5 } });
    at.do('use:warm-light');
    expect(at.offered).toEqual(['hero:sel', 'hero:brakka']);
    at.do('hero:sel');
    expect(at.told('heal')).toMatchObject([{ seat: 1, amount: 2, wasted: 2 }]);
  });

  test('RF-078: Guard on all heroes adds up', () => {
    const at = table({ grum: { dice: [6, 6], treasures: ['tin-whistle'] }, sel: {} });
    at.do('use:tin-whistle', 'use:tin-whistle');
    expect([at.hero('grum').guard, at.hero('sel').guard]).toEqual([2, 2]);
  });

  test('RF-079: which status is removed is chosen', () => {
    const hurt = { statuses: ['poison', 'stun'], life: 5 };
    const at = table({ orrin: { luck: 3, dice: [1] }, sel: hurt }).do('use:dawnburst');
    expect(at.offered).toEqual(['poison', 'stun']);
    at.do('stun');
    expect(at.hero('sel')).toMatchObject({ statuses: ['poison'], life: 7 });
  });
});
