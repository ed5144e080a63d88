import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { hashState, type Save } from '@wyrdhall/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const bin = fileURLToPath(new URL('../bin/wyrdhall.mjs', import.meta.url));
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'wyrdhall-cli-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function wyrdhall(args: string, input = ''): Promise<{ code: number; out: string; err: string }> {
  const { NO_COLOR: _, FORCE_COLOR: __, ...env } = process.env;
  const child = spawn(process.execPath, [bin, ...args.split(' ')], { cwd: folder, env });
  child.stdin.end(input);
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (child.exitCode === null) await once(child, 'exit');
  return { code: child.exitCode ?? -1, out, err };
}

describe.concurrent('wyrdhall games', { timeout: 60_000 }, () => {
  it('lists them, also as JSON', async () => {
    expect((await wyrdhall('games')).out).toContain('The Wolf Winter, 1 to 4 players');
    expect(JSON.parse((await wyrdhall('games --json')).out).at(-1)).toMatchObject({
      id: 'toy',
      players: { min: 1, max: 4 },
    });
  });
});

describe.concurrent('wyrdhall simulate', { timeout: 60_000 }, () => {
  it('prints the same figures with one worker and with two', async () => {
    const figures = async (workers: number) => {
      const args = `simulate toy --players 2 --games 30 --seed 9 --option hungry=yes --workers ${workers} --json`;
      const { code, out, err } = await wyrdhall(args);
      expect([code, err]).toEqual([0, '']);
      return JSON.parse(out);
    };
    const one = await figures(1);
    expect(Object.keys(one).join(' ')).toBe(
      'game players bot games won lost winRate interval decisions seconds decisionsPerSecondPerCore rounds errors deadEnds',
    );
    expect(one).toMatchObject({ game: 'toy', players: 2, bot: 'random', games: 30, errors: 0, deadEnds: 0 });
    const { seconds: _, decisionsPerSecondPerCore: __, ...timeless } = one;
    expect(await figures(2)).toMatchObject(timeless);
  });
});

describe.concurrent('wrong usage', { timeout: 60_000 }, () => {
  it.each([
    ['simulate chess', 'There is no game "chess". There are: grimheim, rolling-fates, toy'],
    ['simulate toy --bot oracle', 'There is no bot "oracle". There are: random, hasty, greedy, planner'],
    ['simulate toy --players 9', 'is for 1 to 4 players, not 9'],
    ['play toy --bots 7=random', 'players are numbers from 1 to 1'],
    ['replay nowhere.json', 'nowhere.json cannot be read'],
    ['dance', 'unknown command'],
  ])('%s ends with 2 and says what is right', async (args, message) => {
    const { code, err } = await wyrdhall(args);
    expect(err).toContain(message);
    expect(code).toBe(2);
  });

  it('--help ends with 0', async () => {
    const { code, out } = await wyrdhall('simulate --help');
    expect(out).toContain('--bot <name>');
    expect(code).toBe(0);
  });
});

describe.concurrent('wyrdhall play', { timeout: 60_000 }, () => {
  /** Ends every turn at once and throws nothing away: more answers than any game of the toy asks for. */
  const passive = 'bold\nend\n-\n'.repeat(60);

  it('plays line by line to the end, and what it saved can be replayed', async () => {
    const { code, out } = await wyrdhall('play toy --seed 4 --bots 1=greedy --save game.json');
    expect(out).toMatch(/(Won|Lost)\. .*\n\d+ decisions\./);
    expect(code).toBe(0);
    const decisions = Number(/(\d+) decisions/.exec(out)?.[1]);
    const replayed = JSON.parse((await wyrdhall('replay game.json --json')).out);
    expect(replayed).toMatchObject({
      game: 'toy',
      answers: decisions,
      outcome: { won: out.includes('Won.') },
    });
    expect(replayed.events.at(-1).rule).toMatch(/^WW-\d+$/);
    expect((await wyrdhall('replay game.json')).out).toContain('WW-010   Round 2.');
    expect(JSON.parse((await wyrdhall('replay game.json --until 3 --json')).out).answers).toBe(3);
  });

  it('tells a wrong answer and goes on as before', async () => {
    const { code, out } = await wyrdhall('play toy --seed 4', `dragon\n99\n\nu\nr\nb\n${passive}`);
    expect(out).toContain('"dragon" is no answer here. Type 1, 2, 3');
    expect(out).toContain('There is nothing to take back.');
    expect(out).toContain('There is nothing to do again.');
    expect(out).toContain('There is nothing half-made to back out of.');
    expect(out).toMatch(/(Won|Lost)\./);
    expect(code).toBe(0);
  });

  it('takes back, does again, explains, hints, and goes on from a save', async () => {
    const { code, out } = await wyrdhall('play toy --seed 4', 'swift\n1\nu\nr\nw\nh 20\nl\ns half.json\nq\n');
    expect(out).toMatch(/Taken back: Hunter 1: what do you do\? Step to \S+\./);
    expect(out).toContain('Done again.');
    expect(out).toContain("WW-020 A hunter's turn\n    In a turn a hunter takes up to three steps");
    expect(out).toMatch(/\d+ % {2}\S.* \(\d+ tries\)/);
    expect(out).toContain('Saved to half.json.');
    expect(code).toBe(0);
    const later = await wyrdhall('play --load half.json', 'end\n');
    expect(later.out).toContain('Hunter 1 is swift.');
    expect(later.err).toContain('The input ended before the game did.');
    expect(later.code).toBe(1);
  });

  it('asks what real dice show', async () => {
    const { out } = await wyrdhall('play toy --seed 4 --own-dice', `${'bold\nend\n-\nclaw\n'.repeat(60)}`);
    expect(out).toMatch(/Player 1: roll 1 × \w+\. What do they show\?/);
  });
});

describe.concurrent('wyrdhall replay', { timeout: 60_000 }, () => {
  it('ends with 1 and says where a save is damaged or goes astray', async () => {
    await wyrdhall('play toy --seed 5 --bots 1=random --save whole.json');
    const whole: Save = JSON.parse(readFileSync(join(folder, 'whole.json'), 'utf8'));
    writeFileSync(join(folder, 'damaged.json'), JSON.stringify({ ...whole, revision: 1 }));
    const damaged = await wyrdhall('replay damaged.json');
    expect(damaged.err).toContain('damaged.json: This save is damaged');
    expect(damaged.code).toBe(1);

    const journal = whole.journal.map((segment) => ({
      ...segment,
      entries: segment.entries.replace(/^((?:.*\n){9}#).*$/m, '$1wrong'),
    }));
    const sums = { ...whole.sums, journal: hashState(journal).toString(36) };
    writeFileSync(join(folder, 'astray.json'), JSON.stringify({ ...whole, journal, sums }));
    const astray = await wyrdhall('replay astray.json');
    expect(astray.err).toMatch(/After \d+ answers by version 1 it goes astray: the state is another one/);
    expect(astray.code).toBe(1);
  });
});
