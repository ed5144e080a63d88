import { describe, expect, test } from 'vitest';
import { arrive, closedFor, lives, type TestTable } from '../testing/table.ts';

const pair = { brakka: {}, sel: {} };

describe('ways', () => {
  test('RF-023: the dry stair leads left', () => {
    const at = arrive('sump', 'a1', pair).do('dry', 'onward');
    expect(at.state.journey).toMatchObject({ node: 'a2', path: ['a1'] });
  });

  test('the flooded stair: damage for each hero (RF-024), a Treasure for the party, and the right edge', () => {
    const at = arrive('sump', 'a1', pair, { treasures: ['boar-spear'] });
    at.do('wet', 'hero:sel', 'keep');
    expect(lives(at)).toEqual([20, 17]); // RF-100: Brakka has Defence 1.
    expect(at.hero('sel').treasures).toEqual(['boar-spear']);
    expect(at.do('onward').state.journey).toMatchObject({ node: 'a3', flags: ['wet'] });
  });

  test('the gallery: a whisper passes the next fight by', () => {
    const at = arrive('ash-stair', 'b3', pair).do('whisper', 'onward');
    expect(at.state.journey).toMatchObject({ node: 'b5', path: ['b3', 'b4'] });
  });

  test('the gallery: after a shout they miss the first Enemy Phase', () => {
    const at = arrive('ash-stair', 'b3', pair).do('shout', 'onward');
    expect(at.state.combat?.enemies.every(({ skips }) => skips)).toBe(true);
  });
});

describe('trades', () => {
  test('RF-168: the pedlar wants what the party has not', () => {
    const at = arrive('toll-road', 'a2', { brakka: { treasures: ['boar-spear'] }, sel: {} });
    expect(closedFor(at, 'deal')).toBe('too-poor');
    at.do('remedy', 'hero:brakka');
    expect(at.state.aside).toEqual(['boar-spear']);
    expect(at.told('pays')).toMatchObject([{ treasures: ['boar-spear'], value: 2 }]);
  });

  test('RF-168: Treasures of several heroes are added up, one after the other', () => {
    const heroes = { brakka: { treasures: ['boar-spear', 'bog-vial'] }, sel: { treasures: ['tin-whistle'] } };
    const at = arrive('ash-stair', 'a2', heroes).do('deal', 'treasure:boar-spear');
    expect(at.play.prompts[0]?.question.data).toEqual({ need: 4, paid: 2 });
    at.do('treasure:tin-whistle', 'hero:sel', 'keep', 'keep');
    expect(at.hero('sel').treasures.length).toBe(2);
    expect(at.hero('brakka').treasures).toEqual(['bog-vial']);
  });

  test('Silver Tongue: each counts one more', () => {
    const traits = ['silver-tongue'];
    const at = arrive('toll-road', 'a2', { brakka: { traits, treasures: ['boar-spear'] }, sel: {} });
    expect(closedFor(at, 'deal')).toBe('too-poor');
    expect(at.do('remedy', 'hero:sel').told('pays')).toMatchObject([{ value: 3 }]);
  });

  test.each([
    [['hourglass-of-ash', 'boar-spear'], 2, 1],
    [['fountain-key'], 1, 2],
    [['boar-spear'], 0, 3],
  ])('the scales: %s send %i away', (treasures, fewer, left) => {
    const at = arrive('toll-road', 'b3', { sel: { treasures }, brakka: {} });
    at.do('weigh', ...(treasures.length > 1 ? [treasures.map((id) => `treasure:${id}`)] : []));
    expect(at.state.journey.omens.fewer).toBe(fewer);
    at.do('onward');
    expect(at.state.combat?.enemies.length).toBe(left);
  });

  test('the bone market: every 3 of value heal 5 or buy a Treasure, for each hero alone', () => {
    const heroes = { sel: { life: 3, treasures: ['fountain-key'] }, brakka: {} };
    const at = arrive('ash-stair', 'c3', heroes, { treasures: ['boar-spear'] });
    at.do('sell', 'heal', 'treasure', 'keep');
    expect(at.hero('sel')).toMatchObject({ life: 8, treasures: ['boar-spear'] });
    expect(at.play.prompts).toMatchObject([{ seat: 1, question: { id: 'scene' } }]);
    expect(closedFor(at, 'sell')).toBe('too-poor');
    at.do('keep', 'right', 'onward');
    expect(at.state.journey).toMatchObject({ node: 'c5', flags: ['sold'] });
  });
});

describe('riddles', () => {
  const variant = (at: TestTable): number => at.state.journey.variant;

  test('the right answer: a Treasure for each hero', () => {
    const at = arrive('sump', 'b6', pair);
    at.do(variant(at) === 0 ? 'dark' : 'well', 'keep', 'keep');
    expect(at.state.heroes.map(({ treasures }) => treasures.length)).toEqual([1, 1]);
  });

  test('a wrong answer: 2 damage for each hero', () => {
    const at = arrive('sump', 'b6', pair);
    expect(lives(at.do(variant(at) === 0 ? 'smoke' : 'bell'))).toEqual([19, 16]);
  });

  test('nobody has to answer', () => {
    expect(lives(arrive('ash-stair', 'c5', pair).do('skip'))).toEqual([20, 18]);
  });

  test('the number door: RF-102, each miss costs Life that no Defence saves, three at most', () => {
    const at = arrive('candles', 'b5', pair);
    const wrong = variant(at) === 0 ? ['3-4-5', '6-6-6', '1-4-6'] : ['1-4-6', '2-2-6', '3-3-3'];
    at.do(`dice:${wrong[0]}`);
    expect(lives(at)).toEqual([19, 17]);
    expect(at.offered).not.toContain(`dice:${wrong[0]}`);
    at.do(`dice:${wrong[1]}`, `dice:${wrong[2]}`);
    expect(lives(at)).toEqual([17, 15]);
    expect(at.asked).toBe('onward');
  });

  test('the number door: the right dice open it', () => {
    const at = arrive('crown', 'b3', pair);
    at.do(variant(at) === 0 ? 'dice:3-4' : 'dice:4');
    expect(lives(at)).toEqual([20, 18]);
    expect(at.asked).toBe('onward');
  });
});

describe('traps', () => {
  test.each([
    [1, 11],
    [4, 14],
    [6, 16],
  ])('the loose floor, luck %i: Sel has %i Life left', (face, life) => {
    expect(
      arrive('sump', 'a5', { sel: { life: 16 }, brakka: {} })
        .roll(['sel'], [face])
        .hero('sel').life,
    ).toBe(life);
  });

  test('Careful Step: the first trap in every zone does nothing', () => {
    const heroes = { sel: { traits: ['careful-step'] }, brakka: {} };
    const at = arrive('sump', 'a5', heroes).roll(['sel'], [1]);
    expect(at.hero('sel').life).toBe(20);
    expect(at.told('avoids')).toMatchObject([{ by: 'careful-step' }]);
    const again = { sel: { traits: ['careful-step'], usedInZone: ['careful-step'] }, brakka: {} };
    expect(arrive('sump', 'a5', again).roll(['sel'], [1]).hero('sel').life).toBe(15);
  });

  test('the cut rope: whoever goes first, unless armoured', () => {
    expect(arrive('toll-road', 'a4', pair).do('hero:sel').hero('sel').life).toBe(14);
    const brakka = arrive('toll-road', 'a4', { brakka: { level: 4 }, sel: {} }).do('hero:brakka');
    expect(brakka.hero('brakka').life).toBe(40);
    expect(brakka.do('mill', 'onward').state.journey.node).toBe('a6');
  });

  test('the arch: 6 minus the die of each hero', () => {
    const at = arrive('clockmaker', 'b4', pair).roll([2], [6]);
    expect(lives(at)).toEqual([17, 18]);
    expect(at.do('forge', 'onward').state.journey.node).toBe('b6');
  });

  test('RF-190, RF-192: a trap can end the game, and the end is told', () => {
    const at = arrive('sump', 'a5', { sel: { life: 5 }, brakka: {} }).roll(['sel'], [2]);
    expect(at.play.outcome).toMatchObject({ won: false });
    expect(at.told('story').at(-1)).toMatchObject({ knot: 'defeat', rule: 'RF-191' });
  });
});

describe('gambles', () => {
  /** Luck die, five Action dice, what is kept, and nothing to roll again. */
  const play = (at: TestTable, dice: number[]): TestTable =>
    at.roll([1], dice).do(['die-1', 'die-2', 'die-3', 'die-4', 'die-5']);

  test('RF-028: cups and bones, three alike win a Treasure', () => {
    const at = play(arrive('clockmaker', 'a2', pair).do('play', 'hero:sel'), [3, 3, 3, 1, 2]).do('keep');
    expect(at.hero('sel').treasures.length).toBe(1);
  });

  test('RF-028: four alike or a straight win two', () => {
    const at = play(arrive('clockmaker', 'a2', pair).do('play', 'hero:sel'), [2, 3, 4, 5, 6]).do(
      'keep',
      'keep',
    );
    expect(at.hero('sel').treasures.length).toBe(2);
  });

  test('RF-028: with less the Treasure of least value is lost', () => {
    const heroes = { sel: { treasures: ['fountain-key', 'candle-stub'] }, brakka: {} };
    const at = play(arrive('clockmaker', 'a2', heroes).do('play', 'hero:sel'), [3, 3, 5, 1, 2]);
    expect(at.hero('sel').treasures).toEqual(['fountain-key']);
    expect(at.state.journey.flags).toEqual(['lost']);
  });

  test('the strongbox: two are looked at, one is kept', () => {
    const at = arrive('clockmaker', 'b1', pair, { treasures: ['boar-spear', 'bog-vial'] });
    play(at.do('try', 'hero:sel'), [3, 3, 3, 1, 2]).do('treasure:bog-vial', 'keep');
    expect(at.hero('sel').treasures).toEqual(['bog-vial']);
    expect(at.state.aside).toEqual(['boar-spear']);
  });

  test('the strongbox bites', () => {
    const at = play(arrive('clockmaker', 'b1', pair).do('try', 'hero:sel'), [3, 3, 5, 1, 2]);
    expect(at.hero('sel').life).toBe(15);
  });

  test('double or nothing: what was won here goes back, and 2 damage', () => {
    const heroes = { sel: { treasures: ['tin-whistle'] }, brakka: {} };
    const at = arrive('toll-road', 'b5', heroes)
      .do('play', 'hero:sel', 'odd')
      .roll([3])
      .do('keep', 'again', 'even');
    expect(at.hero('sel').treasures.length).toBe(1 + 1);
    at.roll([5]);
    expect(at.hero('sel')).toMatchObject({ treasures: ['tin-whistle'], life: 16 });
  });

  test('double or nothing: three times at most', () => {
    const at = arrive('toll-road', 'b5', pair).do('play', 'hero:sel');
    at.do('odd')
      .roll([3])
      .do('keep', 'again', 'even')
      .roll([2])
      .do('keep', 'again', 'odd')
      .roll([1])
      .do('keep');
    expect(at.hero('sel').treasures.length).toBe(3);
    expect(at.asked).toBe('onward');
  });

  test('RF-010: the dice altar changes the maximum, and Life falls with it', () => {
    const at = arrive('candles', 'c3', pair).do('face:4').roll([4]).do('face:1').roll([2]);
    expect(at.state.heroes.map(({ extraLife, life }) => [extraLife, life])).toEqual([
      [3, 20],
      [-1, 17],
    ]);
  });
});
