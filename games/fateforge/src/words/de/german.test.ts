import { describe, expect, it } from 'vitest';
import { ENEMIES, ITEMS, SCENES, SKILLS } from '../../content/index.ts';
import { decks } from './decks.ts';
import { enemies, none, toWhom, who, whom } from './enemies.ts';
import { items } from './items.ts';
import { skills } from './skills.ts';
import { at, to, zoneTitles } from './zones.ts';

const ids = (things: readonly { readonly id: string }[]): string[] => things.map(({ id }) => id).sort();

describe('German names', () => {
  it('are there for what there is, and for nothing else', () => {
    expect(Object.keys(enemies).sort()).toEqual(ids(ENEMIES));
    expect(Object.keys(items).sort()).toEqual(ids(ITEMS));
    const named = Object.keys(skills);
    expect(ids(SKILLS).filter((id) => !named.includes(id))).toEqual([]);
    const zones = new Set(SCENES.flatMap((scene) => scene.zones.map(({ name }) => name)));
    expect(Object.keys(zoneTitles).sort()).toEqual([...zones].sort());
    expect(Object.keys(decks)).toHaveLength(50);
  });

  it('bend where a sentence needs it', () => {
    expect([who, whom, toWhom].map((bent) => bent('the-hollow-regent-1'))).toEqual([
      'der Hohle Regent',
      'den Hohlen Regenten',
      'dem Hohlen Regenten',
    ]);
    expect(toWhom('the-drowned-matriarch-1')).toBe('der Ertrunkenen Matriarchin');
    expect(whom('street-guard-2')).toBe('Straßenwächter 2');
    expect(none('cellar-rats')).toBe('keine Kellerratten');
  });

  it('melt with what stands before them', () => {
    expect([to('Toll House'), at('Toll House')]).toEqual(['ins Zollhaus', 'im Zollhaus']);
    expect([to('Sunken Altar'), at('Sunken Altar')]).toEqual([
      'an den Versunkenen Altar',
      'am Versunkenen Altar',
    ]);
    expect([to('Ford Stones'), at('Fresh Graves')]).toEqual([
      'auf die Furtsteine',
      'an den Frischen Gräbern',
    ]);
    expect(zoneTitles['Left Colonnade']).toBe('Linker Säulengang');
  });
});
