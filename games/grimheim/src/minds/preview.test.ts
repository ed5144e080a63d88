import { Random, Run, readOptions } from '@wyrdhall/kernel';
import { describe, expect, it } from 'vitest';
import { grimheim } from '../grimheim.ts';
import type { Grimheim } from '../rules/state.ts';
import { aimAt, wayOf } from './preview.ts';

const options = readOptions(grimheim, { players: 2, heroes: ['embla', 'alva'] });
const arranged = (given: Parameters<typeof grimheim.arrange>[0]): Grimheim =>
  grimheim.arrange(given, options);

describe('the way that is shown before a movement', () => {
  it('is the way that is walked, to every area that is open (GR-110, GR-023)', () => {
    const s = arranged({
      heroes: { embla: '12_9', alva: '12_10' },
      monsters: { A: 'goblin 13_9', B: 'brute 11_8', C: 'imp 13_7' },
    });
    const random = Random.fromSeed(1).state();
    const checkpoint = { state: s, random, passes: {}, log: 0, setup: false };
    const run = Run.from(grimheim, options, {}, checkpoint);
    run.answer({ seat: 0, choice: 'action:move' });
    const [prompt] = run.prompts;
    const open = prompt?.options.filter(({ id }) => id.startsWith('hex:')) ?? [];
    expect(open.length).toBeGreaterThan(10);
    for (const { id } of open) {
      const shown = wayOf(run.state, 0, id.slice(4), Number(prompt?.question.data?.left));
      const play = run.fork();
      const { length } = play.table.log;
      play.answer({ seat: 0, choice: id });
      const walked = play.table.log
        .slice(length)
        .flatMap(({ event }) => (event.kind === 'step' ? event.to : []));
      expect(shown, id).toEqual(walked);
    }
  });
});

describe('what an attack has in store', () => {
  const third = 1 / 3;

  it('counts hits, and fewer of them against a monster in forest (GR-283, GR-286)', () => {
    const s = arranged({ heroes: { embla: '12_9' }, monsters: { A: 'goblin 13_9', B: 'goblin 11_10' } });
    expect(aimAt(s, 0, 'A', 2)).toMatchObject({ dice: 2, expected: 1, kill: 0.25 });
    const covered = aimAt(s, 0, 'B', 2);
    expect(covered?.expected).toBeCloseTo(2 * third);
    expect(covered?.kill).toBeCloseTo(third * third);
  });

  it('takes the damage that is there already into account (GR-287)', () => {
    const s = arranged({
      heroes: { embla: '12_9' },
      monsters: { A: { kind: 'goblin', at: '13_9', damage: 1 } },
    });
    expect(aimAt(s, 0, 'A', 2)?.kill).toBeCloseTo(0.75);
  });

  it('says nothing of who is not there', () => {
    expect(aimAt(arranged({ heroes: { embla: '12_9' } }), 0, 'A', 2)).toBeUndefined();
  });
});
