import { type Owners, type Prompt, Random, Table } from '@wyrdhall/kernel';
import { describe, expect, it } from 'vitest';
import { type CountedDeck, discardCard, newCountedDeck, putOnTop, putUnder } from './counted.ts';
import { drawCounted } from './draw-counted.ts';

const names = ['blank', 'hit', 'crit'];

/** Draws; where the players draw themselves, they name these cards. */
function draw(deck: CountedDeck, count: number, ownCards: Owners = false, named: readonly string[][] = []) {
  const table = new Table<unknown>({}, Random.fromSeed(7), false, ownCards);
  const flow = drawCounted(table, 0, deck, { count, names, rule: 'X-01' });
  const asked: string[] = [];
  let next = flow.next(undefined as never);
  for (let i = 0; !next.done; i++) {
    const [prompt] = next.value;
    asked.push(`${prompt?.min} of ${prompt?.options.map(({ id, most }) => `${most} ${id}`).join(', ')}`);
    const pick = (named[i] ?? []).map((id) => prompt?.options.findIndex((option) => option.id === id) ?? -1);
    next = flow.next({ prompt: 0, pick });
  }
  return { drawn: next.value, asked, table };
}

describe('drawing from a counted deck', () => {
  it('takes the cards out of it, and is a barrier', () => {
    const deck = newCountedDeck([2, 2, 1]);
    const { drawn, asked, table } = draw(deck, 3);
    expect(drawn).toHaveLength(3);
    expect(asked).toEqual([]);
    expect(deck.hidden).toEqual([2, 2, 1].map((n, kind) => n - drawn.filter((card) => card === kind).length));
    expect(table.barrier).toBe('draw');
  });

  it('says whose figure draws, and whether it is secret', () => {
    const table = new Table<unknown>({}, Random.fromSeed(7), false, true);
    const terms = { count: 1, names, rule: 'X-01', figure: 'ash', secret: true, unseen: ['crit'] };
    const [prompt] = drawCounted(table, 0, newCountedDeck([1, 1, 0]), terms).next(undefined as never)
      .value as readonly Prompt[];
    expect(prompt?.question).toMatchObject({ figure: 'ash', secret: true });
    expect(prompt?.options.map(({ id }) => id)).toEqual(['blank', 'crit', 'hit']);
  });

  it('asks who draws from their own deck, for all cards at once', () => {
    const deck = newCountedDeck([2, 2, 1]);
    const { drawn, asked } = draw(deck, 2, [0], [['crit', 'blank']]);
    expect(drawn).toEqual([2, 0]);
    expect(asked).toEqual(['2 of 2 blank, 1 crit, 2 hit']);
    expect(deck.hidden).toEqual([1, 2, 0]);
  });

  it('does not ask for cards that are known: those on top, and the last ones', () => {
    const deck = newCountedDeck([1, 0, 0]);
    putOnTop(deck, 2);
    putUnder(deck, 1);
    const { drawn, asked } = draw(deck, 3, true, [['blank']]);
    expect(drawn).toEqual([2, 0, 1]);
    expect(asked).toEqual(['1 of 1 blank']);
  });

  it('goes on with the shuffled discards, and stops where they run out too', () => {
    const deck = newCountedDeck([1, 0, 0]);
    discardCard(deck, 1);
    const { drawn, asked } = draw(deck, 5, true, [['blank'], ['hit']]);
    expect(drawn).toEqual([0, 1]);
    expect(asked).toEqual(['1 of 1 blank', '1 of 1 hit']);
    expect(draw(deck, 1).drawn).toEqual([]);
  });
});
