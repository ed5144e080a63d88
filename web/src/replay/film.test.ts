import { choice, type Game, Random, Run, randomPick, resume, save, type Table } from '@wyrdhall/kernel';
import { toy } from '@wyrdhall/toy';
import { describe, expect, test } from 'vitest';
import type { GameFace } from '../kit/face.ts';
import type { KeptTable } from '../store/kept-table.ts';
import {
  type Film,
  lastPoint,
  makeFilm,
  type Reel,
  reelOf,
  roundFrom,
  runFrom,
  saidBefore,
  stillAt,
} from './film.ts';

/** The toy in chapters of one round. */
const game = { ...toy, chapter: (s) => `round ${toy.clock(s).round}` } as typeof toy as Game;

function played(answers: number, by = game): Run {
  const run = Run.start(by, { players: 2 }, { seed: 4 }) as Run;
  const random = Random.fromSeed(3);
  for (let i = 0; i < answers && !run.outcome; i++) {
    const prompt = random.of(run.prompts);
    run.answer({ seat: prompt.seat, choice: choice(prompt, randomPick(prompt, random)) });
  }
  return run;
}

const filmOf = (run: Run, by = game): Film =>
  makeFilm(by, {} as GameFace, {} as KeptTable, structuredClone(save(run)));

function reel(film: Film, index: number): Reel {
  const found = reelOf(film, index);
  if (!found) throw new Error(`Part ${index} cannot be watched.`);
  return found;
}

describe('a film', () => {
  test('has a part for each chapter, with its name', () => {
    const run = played(60);
    const film = filmOf(run);
    expect(film.parts.length).toBeGreaterThan(2);
    expect(film.parts.map(({ chapter }) => chapter)).toEqual(film.parts.map((_, i) => `round ${i + 1}`));
    const last = reel(film, film.parts.length - 1);
    expect(stillAt(last, lastPoint(last), 0).view).toEqual(run.view(0));
  });

  test('a fork keeps the chapters before it, and can be kept and opened', () => {
    const film = filmOf(played(60));
    const chapter = reel(film, 2);
    const fork = runFrom(chapter, 1);
    expect(fork.past).toEqual(film.save.segments.slice(0, 2));
    expect(fork.view(0)).toEqual(stillAt(chapter, 1, 0).view);
    const again = resume(game, structuredClone(save(fork))).run;
    expect(again.hash()).toBe(fork.hash());
    expect(filmOf(again).parts).toHaveLength(3);
  });

  test('goes from round to round, to and fro', () => {
    const by = toy as Game;
    const whole = reel(filmOf(played(60, by), by), 0);
    const round = (point: number) => stillAt(whole, point, 0).round;
    const second = roundFrom(whole, 0, 1);
    expect([round(second - 1), round(second)]).toEqual([1, 2]);
    const third = roundFrom(whole, second, 1);
    expect(round(third)).toBe(3);
    expect(roundFrom(whole, third - 1, -1)).toBe(second);
    expect(roundFrom(whole, third, -1)).toBe(second);
    expect(roundFrom(whole, second, -1)).toBe(0);
    expect(roundFrom(whole, lastPoint(whole), 1)).toBe(lastPoint(whole));
  });

  test('says what was answered, but not what is hidden from the viewer', () => {
    const run = Run.start(toy as Game, { players: 2 }, { seed: 4 }) as Run;
    const [prompt] = run.prompts;
    if (prompt) run.answer({ seat: prompt.seat, choice: 'bold' });
    const first = reel(filmOf(run, toy as Game), 0);
    expect(saidBefore(first, 1, 0)).toMatchObject({ seat: 0, choice: 'bold' });
    expect(saidBefore(first, 1, 1)).not.toHaveProperty('choice');
    expect(saidBefore(first, 1, 'watcher')).not.toHaveProperty('choice');
    expect(saidBefore(first, 0, 0)).toBeUndefined();
  });

  test('shows a simultaneous answer once all have chosen, although the game went on', () => {
    const run = Run.start(toy as Game, { players: 2 }, { seed: 4 }) as Run;
    run.answer({ seat: 0, choice: 'bold' });
    run.answer({ seat: 1, choice: 'swift' });
    const first = reel(filmOf(run, toy as Game), 0);
    expect(saidBefore(first, 1, 1)).not.toHaveProperty('choice');
    expect(saidBefore(first, 2, 0)).toMatchObject({ seat: 1, choice: 'swift' });
  });

  test('hides all of a secret question but that it was asked', () => {
    const asked = { id: 'vote', rule: 'WW-011', secret: true, data: { dice: ['6'] } };
    const secret = {
      ...toy,
      *step(t: Table<unknown>) {
        yield* t.choose(0, asked, [
          { id: 'left', value: 0 },
          { id: 'right', value: 1 },
        ]);
      },
    } as unknown as Game;
    const run = Run.start(secret, { players: 2 }, { seed: 4 }) as Run;
    run.answer({ seat: 0, choice: 'left' });
    const first = reel(filmOf(run, secret), 0);
    expect(saidBefore(first, 1, 0)).toEqual({ seat: 0, question: asked, choice: 'left' });
    expect(saidBefore(first, 1, 1)).toEqual({ seat: 0, question: { id: 'vote', rule: 'WW-011' } });
  });

  test('a part that the rules of today cannot begin has no reel, and says why', () => {
    const saved = save(played(60));
    const next = {
      ...game,
      version: game.version + 1,
      upgrade: (older: { state?: unknown; options: Record<string, unknown> }) => {
        if (older.state) throw new Error('This winter is forgotten.');
        return older;
      },
    } as Game;
    const film = makeFilm(next, {} as GameFace, {} as KeptTable, saved);
    expect(reelOf(film, 0)).toBeDefined();
    expect(reelOf(film, 1)).toBeUndefined();
    expect(film.parts[1]?.diverged?.why).toContain('This winter is forgotten.');
  });
});
