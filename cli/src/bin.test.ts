import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { games } from '@wyrdhall/games';
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

describe.concurrent('wyrdhall games', { timeout: 180_000 }, () => {
  it('lists them, also as JSON', async () => {
    expect((await wyrdhall('games')).out).toContain('The Wolf Winter, 1 to 4 players');
    const listed: object[] = JSON.parse((await wyrdhall('games --json')).out);
    expect(listed).toHaveLength(games.length);
    expect(listed).toContainEqual(expect.objectContaining({ id: 'toy', players: { min: 1, max: 4 } }));
  });
});

describe.concurrent('wyrdhall simulate', { timeout: 180_000 }, () => {
  it('prints the same figures with one worker and with two', async () => {
    const figures = async (workers: number) => {
      const args = `simulate toy --players 2 --games 30 --seed 9 --option hungry=yes --workers ${workers} --json`;
      const { code, out, err } = await wyrdhall(args);
      expect([code, err]).toEqual([0, '']);
      return JSON.parse(out);
    };
    const one = await figures(1);
    expect(Object.keys(one).join(' ')).toBe(
      'game players bot games won lost winRate interval decisions seconds decisionsPerSecondPerCore rounds errors deadEnds grade',
    );
    expect(one).toMatchObject({ game: 'toy', players: 2, bot: 'random', games: 30, errors: 0, deadEnds: 0 });
    const { seconds: _, decisionsPerSecondPerCore: __, ...timeless } = one;
    expect(await figures(2)).toMatchObject(timeless);
  });
});

describe.concurrent('wrong usage', { timeout: 180_000 }, () => {
  it.each([
    ['simulate chess', `There is no game "chess". There are: ${games.map(({ id }) => id).join(', ')}`],
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

describe.concurrent('wyrdhall play', { timeout: 180_000 }, () => {
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
    expect(out).toContain('There is nothing to undo.');
    expect(out).toContain('There is nothing to redo.');
    expect(out).toContain('There is nothing half-made to back out of.');
    expect(out).toMatch(/(Won|Lost)\./);
    expect(code).toBe(0);
  });

  it('takes back, does again, explains, hints, and goes on from a save', async () => {
    const { code, out } = await wyrdhall('play toy --seed 4', 'swift\n1\nu\nr\nw\nh 20\nl\ns half.json\nq\n');
    expect(out).toMatch(/Undone: Hunter 1: what do you do\? Step to \S+\./);
    expect(out).toContain('Redone.');
    expect(out).toContain("WW-020 A hunter's turn\n    In a turn a hunter takes up to three steps");
    expect(out).toMatch(/\d+ % {2}\S.* \(\d+ tries\)/);
    expect(out).toContain('Saved to half.json.');
    expect(code).toBe(0);
    const later = await wyrdhall('play --load half.json', 'end\n');
    expect(later.out).toContain('Hunter 1 is swift.');
    expect(later.err).toContain('The input ended before the game did.');
    expect(later.code).toBe(1);
    const simulated = await wyrdhall('simulate toy --from half.json --games 2 --workers 1 --json');
    expect(JSON.parse(simulated.out)).toMatchObject({ players: 1, games: 2, errors: 0 });
  });

  it('asks what real dice show', async () => {
    const { out } = await wyrdhall('play toy --seed 4 --own-dice', `${'bold\nend\n-\nclaw\n'.repeat(60)}`);
    expect(out).toMatch(/Player 1: roll 1 × \w+\. What do they show\?/);
  });

  it('prints a new seed each time, and takes it back as a word', async () => {
    const seedOf = ({ out }: { out: string }) => /seed ([0-9a-f]{32})\./.exec(out)?.[1] ?? '';
    const [one, other] = await Promise.all([wyrdhall('play toy', 'q\n'), wyrdhall('play toy', 'q\n')]);
    expect(seedOf(one)).toHaveLength(32);
    expect(seedOf(one)).not.toBe(seedOf(other));
    expect((await wyrdhall(`play toy --seed ${seedOf(one)}`, 'q\n')).out).toBe(one.out);
    expect((await wyrdhall('play toy --seed winter', 'q\n')).out).toContain('seed winter.');
  });

  it('asks two players in the order 2, 1, each behind a curtain', async () => {
    const { out } = await wyrdhall('play toy --players 2 --seed 4', 't 2\nswift\nbold\n');
    const [, first = '', second = '', again = ''] = out.split(/── Pass the keyboard to Player \d\. ──/);
    expect(first).toContain('Hunter 1 draws spear, spear, spear.\nWW-003   Hunter 2 draws 3.');
    expect(second).toContain('Hunter 1 draws 3.\nWW-003   Hunter 2 draws spear, shield, shield.');
    expect(second).toContain('Hunter 2: choose your stance');
    expect(again).toContain('Hunter 1 is bold.\nWW-011   Hunter 2 is swift.');
  });

  it('RF-060: whichever hero wants to acts first', async () => {
    const toTheHeroes = '1\n1\n1\n-\n-\n';
    const { out } = await wyrdhall(
      'play rolling-fates --players 2 --seed 7',
      `${toTheHeroes}t brakka\nt sel\nsnap shot\n`,
    );
    const [, brakka = '', sel = ''] = out.split(/> t (?:brakka|sel)\n/);
    expect(brakka).toContain('Brakka, what do you use? RF-060');
    expect(brakka).toContain('Also asked: Sel (t 2).');
    expect(sel).toContain('Sel, with which dice do you pay for Snap Shot?');
  });

  it('bots leave decisions of the party to the people', async () => {
    const { out } = await wyrdhall('play rolling-fates --players 2 --bots 2=hasty --seed 7', '1\n');
    expect(out).toContain('Two Ways Down: what do you do?');
    expect(out).not.toContain('Sel: Wade down');
    expect(out).toContain('Sel, a bot that lets you go first (t 2)');
  });

  it('own dice are asked for the players that are named, and never for bots', async () => {
    const dice = `${'bold\nend\n-\nclaw\n'.repeat(60)}`;
    const bots = await wyrdhall('play toy --players 2 --seed 4 --own-dice 2 --bots 2=random', dice);
    expect(bots.out).not.toContain('What do they show?');
    const none = await wyrdhall('play toy --own-cards');
    expect(none.err).toContain('The Wolf Winter has no cards to draw yourself.');
    const wrong = await wyrdhall('play toy --own-dice 3');
    expect(wrong.err).toContain('--own-dice 3: players are numbers from 1 to 1, as in --own-dice 1,3.');
    expect(wrong.code).toBe(2);
  });

  it('plays a save of older rules on to its end, though its record no longer leads there', async () => {
    const save = fileURLToPath(
      new URL('../../games/rolling-fates/saves/v1-scene-three-players.json', import.meta.url),
    );
    const { code, out, err } = await wyrdhall(`play --load ${save} --bots all=hasty`);
    expect(out).toMatch(/(Won|Lost)\. .*\n\d+ decisions in the last chapter/);
    expect([code, err]).toEqual([0, '']);
    const taken = await wyrdhall(`play --load ${save}`, 'u\nq\n');
    expect(taken.out).toContain('Undo does not go back beyond the beginning of this chapter.');
    expect(taken.code).toBe(0);
  });

  it('a save to a folder is refused and leaves nothing behind', async () => {
    mkdirSync(join(folder, 'saves'));
    const { code, err } = await wyrdhall('play toy --save saves', 'q\n');
    expect(err).toContain('The game could not be saved');
    expect(code).toBe(2);
    expect(readdirSync(folder).filter((name) => name.startsWith('saves'))).toEqual(['saves']);
  });

  it('a save takes the place of no other file, but of the one that was loaded', async () => {
    writeFileSync(join(folder, 'mine.json'), 'something else');
    const { code, err } = await wyrdhall('play toy --save mine.json', 'q\n');
    expect(err).toContain(
      'mine.json exists already. To play on with it, use --load mine.json --save mine.json.',
    );
    expect(code).toBe(2);
    expect(readFileSync(join(folder, 'mine.json'), 'utf8')).toBe('something else');
    await wyrdhall('play toy --seed 4 --save own.json', 'bold\nq\n');
    const again = await wyrdhall('play --load own.json --save own.json', 'q\n');
    expect([again.code, again.err]).toEqual([0, '']);
  });

  it('reads no more of a file than a save can have', async () => {
    const { code, err } = await wyrdhall('play --load /dev/zero');
    expect(err).toContain('/dev/zero cannot be read: it is longer than 100 MB.');
    expect(code).toBe(2);
  });

  it('refuses a file that it cannot read with one sentence', async () => {
    writeFileSync(join(folder, 'foreign.json'), '{"format":"chess"}');
    const { code, err } = await wyrdhall('play --load foreign.json');
    expect(err).toBe('foreign.json: This is not a saved game of Wyrdhall: its format is "chess".\n');
    expect(code).toBe(1);
  });
});

describe.concurrent('wyrdhall replay', { timeout: 180_000 }, () => {
  it('ends with 1 and says where a save is damaged or goes astray', async () => {
    await wyrdhall('play toy --seed 5 --bots 1=random --save whole.json');
    const whole: Save = JSON.parse(readFileSync(join(folder, 'whole.json'), 'utf8'));
    writeFileSync(join(folder, 'damaged.json'), JSON.stringify({ ...whole, revision: 1 }));
    const damaged = await wyrdhall('replay damaged.json');
    expect(damaged.err).toContain('damaged.json: This save is damaged');
    expect(damaged.code).toBe(1);

    const replayedWith = async (name: string, change: (record: string) => string) => {
      const segments = whole.segments.map((segment) => ({ ...segment, record: change(segment.record) }));
      const sums = { ...whole.sums, segments: hashState(segments).toString(36) };
      writeFileSync(join(folder, name), JSON.stringify({ ...whole, segments, sums }));
      return wyrdhall(`replay ${name}`);
    };
    const changed = await replayedWith('changed-state.json', (record) =>
      record.replace(/^((?:.*\n){9}#).*$/m, '$1wrong'),
    );
    expect(changed.err).toMatch(/After \d+ answers by version 1, the state is another one .* still fit\./);
    expect(changed.code).toBe(1);
    const astray = await replayedWith('astray.json', (record) =>
      record.replace(/^(\d \w+) .*$/m, '$1 dance'),
    );
    expect(astray.err).toMatch(/After 0 answers by version 1 the replay stops: "dance" is no answer/);
    expect(astray.code).toBe(1);
  });
});
