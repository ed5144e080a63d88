import { Random, Refusal, Run, readOptions, type Settings } from '@wyrdhall/kernel';
import { describe, expect, test } from 'vitest';
import { grimheim } from '../index.ts';

const begin = (settings: Partial<Settings> = {}) =>
  Run.start(grimheim, { players: 2, heroes: ['embla', 'bjorn'] }, { freeUndo: false, ...settings });

const give = (run: ReturnType<typeof begin>, ...choices: string[]): void => {
  for (const choice of choices) run.answer({ seat: run.prompts[0]?.seat ?? 0, choice });
};

const arranged = (given: Parameters<typeof grimheim.arrange>[0], settings: Partial<Settings> = {}) => {
  const options = readOptions(grimheim, { players: 1 });
  const checkpoint = {
    state: grimheim.arrange(given, options),
    random: Random.fromSeed(1).state(),
    passes: {},
    log: 0,
    setup: false,
  };
  return Run.from(grimheim, options, { freeUndo: false, ...settings }, checkpoint);
};

const refusal = (barrier: string) => new Refusal(`This cannot be undone: there was a ${barrier} since.`);

describe('undo [GR-384]', () => {
  test('choices one by one, as often as you like', () => {
    const run = begin();
    const start = run.hash();
    give(run, 'action:practice');
    const middle = run.hash();
    give(run, 'action:mend');
    run.undo();
    expect(run.hash()).toBe(middle);
    run.undo();
    expect(run.hash()).toBe(start);
    give(run, 'action:mend', 'action:practice');
    run.undo();
    run.undo();
    expect(run.hash()).toBe(start);
  });

  test('not past the start of the very first turn', () => {
    expect(() => begin().undo()).toThrow(new Refusal('There is nothing to undo.'));
  });

  test('not past a card that was drawn', () => {
    const run = begin();
    give(run, 'action:practice', 'action:prepare');
    expect(() => run.undo()).toThrow(refusal('draw'));
    expect(() => run.undo(2)).toThrow(refusal('draw'));
  });

  test('as far as right behind what was revealed', () => {
    const run = begin();
    give(run, 'action:prepare');
    const drawn = run.hash();
    give(run, 'action:practice');
    run.undo();
    expect(run.hash()).toBe(drawn);
    expect(() => run.undo()).toThrow(refusal('draw'));
  });

  test('not past a roll', () => {
    const run = arranged({ heroes: { embla: '6_9' }, monsters: { A: 'troll 6_8' } });
    give(run, 'action:attack');
    expect(() => run.undo()).toThrow(refusal('roll'));
  });

  test('not past the monster die', () => {
    const run = arranged({
      heroes: { embla: { at: 'grimheim', hand: ['rest', 'kick', 'kick', 'maneuver'] } },
      monsterDie: true,
    });
    give(run, 'end', 'keep', 'no');
    expect(() => run.undo()).toThrow(Refusal);
    expect(run.told().some((event) => event.kind === 'monster-die')).toBe(true);
  });

  test('not past a quest card that was turned up', () => {
    const run = arranged({ heroes: { embla: { quest: 'leg-guards' } } });
    give(run, 'quest:leg-guards');
    expect(() => run.undo()).toThrow(refusal('reveal'));
  });

  test('a step of a movement, as long as nothing was revealed', () => {
    const run = arranged({ heroes: { embla: '6_9' } });
    const start = run.hash();
    give(run, 'action:move', 'step:5_9', 'step:4_9');
    run.undo(3);
    expect(run.hash()).toBe(start);
  });

  test('backing out of an action costs nothing [GR-101]', () => {
    const run = arranged({ heroes: { embla: '6_9' } });
    const start = run.hash();
    give(run, 'action:move');
    run.back();
    expect(run.hash()).toBe(start);
  });

  test('not when the turn has passed to the next player, though nothing was drawn', () => {
    const run = arranged({
      heroes: { embla: { at: 'grimheim', hand: ['rest', 'kick', 'kick', 'maneuver'] }, bjorn: 'grimheim' },
    });
    give(run, 'end', 'keep', 'no');
    expect(run.prompts[0]?.seat).toBe(1);
    expect(() => run.undo()).toThrow(refusal('reveal'));
  });

  test('nor when the own next turn has begun', () => {
    const run = arranged({
      heroes: { embla: { at: 'grimheim', hand: ['rest', 'kick', 'kick', 'maneuver'] } },
    });
    give(run, 'end', 'keep', 'no');
    expect(run.state.spot).toBe(2);
    expect(() => run.undo()).toThrow(refusal('reveal'));
  });

  test('past a barrier where the table agrees, and then chance is asked anew', () => {
    const shown = new Set<string>();
    for (let seed = 0; seed < 12; seed++) {
      const run = arranged(
        { heroes: { embla: '6_9' }, monsters: { A: 'troll 6_8' } },
        { freeUndo: true, seed },
      );
      const rolled = () => JSON.stringify(run.told().filter((event) => event.kind === 'roll'));
      give(run, 'action:attack');
      const before = rolled();
      run.undo();
      give(run, 'action:attack');
      shown.add(String(before === rolled()));
    }
    expect(shown).toContain('false');
  });

  test('a draw and the end of a turn are asked for before they happen', () => {
    const run = begin();
    const turn = run.prompts[0];
    expect(turn?.question).toMatchObject({ id: 'turn', confirm: true });
    expect(turn?.options.map((option) => option.id)).toContain('action:prepare');
    expect(turn?.options.map((option) => option.id)).toContain('end');
  });
});
