import { type Game, Run, readSave, replay, save } from '@wyrdhall/kernel';
import { describe, expect, it } from 'vitest';
import { statesToldOf, stretchesOf } from './replay.ts';
import { type Camp, camp } from './testing/camp.ts';

const game = camp as Game;

function evening(): Run {
  const run = Run.start(game, { players: 2 }, { seed: 3 });
  for (let night = 0; night < 2; night++) {
    run.answer({ seat: 1, choice: 'song' });
    run.answer({ seat: 0, choice: 'wood' });
    run.answer({ seat: 0, choice: 'sleep' });
  }
  return run;
}

const told = (run: Run, until = Number.POSITIVE_INFINITY) => {
  const saved = readSave(JSON.stringify(save(run)));
  return stretchesOf(game, saved, replay(game, saved), until);
};

describe('a replay by chapters', () => {
  it('tells each line once', () => {
    const stretches = told(evening());
    const kinds = ['night', 'did', 'drew', 'rolled'];
    expect(stretches.map(({ from }) => from.chapter)).toEqual(['night 1', 'night 2']);
    expect(stretches.map(({ events }) => events.map(({ kind }) => kind))).toEqual([kinds, kinds]);
    expect(stretches.map(({ answers }) => answers)).toEqual([3, 3]);
    expect(stretches.at(-1)?.outcome).toMatchObject({ won: true });
  });

  it('needs the texts of every chapter that it tells', () => {
    const saved = readSave(JSON.stringify(save(evening())));
    const states = statesToldOf(replay(game, saved)) as Camp[];
    expect(new Set(states.map(({ night }) => night))).toEqual(new Set([1, 2, 3]));
  });

  it('stops after so many answers', () => {
    const kindsUntil = (until: number) =>
      told(evening(), until).map(({ events }) => events.map(({ kind }) => kind).join(' '));
    expect(kindsUntil(0)).toEqual(['night']);
    expect(kindsUntil(2)).toEqual(['night did drew rolled']);
    expect(kindsUntil(4)).toEqual(['night did drew rolled', 'night']);
    expect(told(evening(), 4).at(-1)?.outcome).toBeUndefined();
  });

  it('goes on after a remake with other people', () => {
    const run = Run.start(game, { players: 2 }, { seed: 3 });
    run.answer({ seat: 1, choice: 'song' });
    run.apply({ remake: 'regroup', options: { players: 1 } });
    run.answer({ seat: 0, choice: 'wood' });
    expect(told(run).map(({ answers }) => answers)).toEqual([1, 1]);
  });

  it('says of a part that the rules cannot begin that it cannot be replayed', () => {
    const saved = save(evening());
    const broken = { ...game, broken: () => 'it has no fire' } as Game;
    const stretches = stretchesOf(broken, saved, replay(broken, saved), 10);
    expect(stretches.map(({ from }) => from.run === undefined)).toEqual([false, true]);
    expect(stretches[1]?.from.diverged?.why).toContain('it has no fire');
  });
});
