import type { Game } from '@wyrdhall/kernel';
import { rollingFates } from '@wyrdhall/rolling-fates';
import { describe, expect, it } from 'vitest';
import { goOn, isLadder, ladderOf, openOf, wonWith } from './ladder.ts';

const game = rollingFates as Game;

const played = (adventure: string, outcome?: 'won' | 'lost', seats = ['human', 'greedy']) => ({
  game: 'rolling-fates',
  seats,
  standing: outcome ? { outcome } : {},
  options: { adventure },
});

const climb = (...won: string[]) => ladderOf(['a', 'b', 'c', 'd'], new Set(won));

describe('values that come in an order', () => {
  it('before anything was won, the first is next and each waits for the one before it', () => {
    expect(climb()).toEqual([
      { value: 'a', mark: 'next' },
      { value: 'b', mark: 'later', after: 'a' },
      { value: 'c', mark: 'later', after: 'b' },
      { value: 'd', mark: 'later', after: 'c' },
    ]);
  });

  it('what was won opens the one after it', () => {
    expect(climb('a').map(({ mark }) => mark)).toEqual(['won', 'next', 'later', 'later']);
    expect(climb('a').map(({ after }) => after)).toEqual([undefined, undefined, 'b', 'c']);
    expect(climb('a', 'b', 'c', 'd').every(({ mark, after }) => mark === 'won' && !after)).toBe(true);
  });

  it('what was won out of order stays open and opens the one after it; the first gap is next', () => {
    expect(climb('c')).toEqual([
      { value: 'a', mark: 'next' },
      { value: 'b', mark: 'later', after: 'a' },
      { value: 'c', mark: 'won' },
      { value: 'd', mark: 'later' },
    ]);
  });

  it('a closed one gives way to the next', () => {
    expect(openOf(climb('a'), 'd')).toBe('b');
    expect(openOf(climb('a'), 'a')).toBe('a');
  });
});

describe('what was won', () => {
  it('counts the tables of the game that ended well and had a person at them', () => {
    const tables = [
      played('sump', 'won'),
      played('toll-road', 'lost'),
      played('candles'),
      played('clockmaker', 'won', ['greedy', 'planner']),
      { ...played('crown', 'won'), game: 'toy' },
    ];
    expect([...wonWith('rolling-fates', 'adventure', tables)]).toEqual(['sump']);
  });
});

describe('a new table', () => {
  const options = { adventure: 'sump', mode: 'app' };
  const go = (wish: { asked?: object; adventure?: string; inOrder?: boolean }, ...won: string[]) => {
    const { asked = {}, adventure = 'sump', inOrder = false } = wish;
    const tables = won.map((one) => played(one, 'won'));
    return goOn(game, tables, { options: { ...options, adventure }, asked: { ...asked }, inOrder });
  };

  it('goes on with the next adventure, and leaves other options alone', () => {
    expect(go({}, 'sump', 'toll-road')).toEqual({ adventure: 'candles', mode: 'app' });
  });

  it('begins with the usual one when all were won', () => {
    const { adventure } = game.options;
    if (!adventure || !isLadder(adventure)) throw new Error('The adventures come in an order.');
    expect(go({}, ...adventure.values)).toEqual(options);
  });

  it('takes what was asked for: any adventure, but in order only an open one [RF-011]', () => {
    const crown = { asked: { adventure: 'crown' }, adventure: 'crown' };
    expect(go(crown, 'sump').adventure).toBe('crown');
    expect(go({ ...crown, inOrder: true }, 'sump').adventure).toBe('toll-road');
    expect(go({ asked: { adventure: 'sump' }, inOrder: true }, 'sump').adventure).toBe('sump');
  });
});
