import { describe, expect, it } from 'vitest';
import { partsOf } from './line-parts.ts';

const HEROES = ['Bjorn', 'Embla'];

describe('a line of the saga', () => {
  it('without names or news is one piece', () => {
    expect(partsOf('The goblin stays.', [])).toEqual([{ text: 'The goblin stays.' }]);
  });

  it('lets the names of those who play stand out, wherever they are', () => {
    expect(partsOf('Bjorn gives Embla 2 gold.', HEROES)).toEqual([
      { text: 'Bjorn', as: 'name' },
      { text: ' gives ' },
      { text: 'Embla', as: 'name' },
      { text: ' 2 gold.' },
    ]);
  });

  it('tells how much is lost, once', () => {
    expect(partsOf('Grimheim loses 2 town pieces: 4 left.', HEROES, 'loss')).toEqual([
      { text: 'Grimheim loses ' },
      { text: '2 town', as: 'loss' },
      { text: ' pieces: 4 left.' },
    ]);
  });

  it('takes a card for no hero, and a longer word for no name', () => {
    expect(partsOf('Bjorn draws Bjorn’s First Bow; Bjornson laughs.', HEROES)).toEqual([
      { text: 'Bjorn', as: 'name' },
      { text: ' draws Bjorn’s First Bow; Bjornson laughs.' },
    ]);
  });

  it('marks names in any script, as whole words where the script has words', () => {
    const marked = (text: string, ...names: string[]) =>
      partsOf(text, names).flatMap((part) => (part.as === 'name' ? [part.text] : []));
    expect(marked('Þóra gives Åse 2 gold.', 'Þóra', 'Åse')).toEqual(['Þóra', 'Åse']);
    expect(marked('Зоя идёт. Зояна ждёт.', 'Зоя')).toEqual(['Зоя']);
    expect(marked('小明走三步。', '小明')).toEqual(['小明']);
    expect(marked('تمشي سلمى ثلاث خطوات', 'سلمى')).toEqual(['سلمى']);
    expect(marked('Ann and Ann Marie', 'Ann', 'Ann Marie')).toEqual(['Ann', 'Ann Marie']);
  });

  it('takes a name for nothing but a name, whatever characters it has', () => {
    for (const name of ['a.b', '(', '[x', 'a|b', '.*', '$1', '\\\\d+', '<b>Bo</b>', '^-]']) {
      const text = `Then ${name} moves, axb stays.`;
      const parts = partsOf(text, [name, ''], 'loss');
      expect(parts.map((part) => part.text).join('')).toBe(text);
      expect(parts.filter(({ as }) => as === 'name')).toEqual([{ text: name, as: 'name' }]);
    }
  });
});
