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
});
