import '../../testing/no-browser.ts';
import { ACTIONS, type GrimheimView, grimheim, HERO_IDS, TOWN, TRACKS } from '@wyrdhall/grimheim';
import { type Game, type Prompt, readOptions } from '@wyrdhall/kernel';
import { describe, expect, it } from 'vitest';
import { noPlaces } from '../../kit/answers/places.ts';
import type { FaceProps } from '../../kit/face.ts';
import { wordsOf } from '../../words/words.ts';
import { explain } from './explain.ts';
import { cells } from './land.ts';
import { cellOf } from './reach.ts';

const options = readOptions(grimheim, { players: 2, heroes: ['embla', 'boldur'] });
const monsters = {
  'goblin-1': 'goblin 14_9',
  'draugr-1': 'draugr 15_8',
  grendel: 'grendel 5_9',
  surt: 'surt 8_15',
};
const state = grimheim.arrange(
  { heroes: { embla: '13_9', boldur: { at: '6_8', hand: ['short-temper'] } }, monsters },
  options,
);
const view = grimheim.view(state, 0) as GrimheimView;
const props: FaceProps<GrimheimView> = {
  view,
  viewer: 0,
  options,
  words: wordsOf(grimheim as unknown as Game, undefined),
  prompt: undefined,
  offers: new Map(),
  places: noPlaces,
  event: undefined,
  told: () => [],
  hinted: undefined,
  choose: () => undefined,
  showRule: () => undefined,
};

const subjects = [
  ...cells.map(({ id }) => `at:${id}`),
  ...view.heroes.map((_, seat) => `hero:${seat}`),
  ...TRACKS.short.map((_, i) => `spot:${i + 1}`),
  ...ACTIONS.map((action) => `action:${action}`),
  'town:',
  'deck:yellow',
  'deck:red',
];

describe('pointing explains', () => {
  it('everything on the table, with its rules', () => {
    for (const subject of subjects) {
      const said = explain(props, subject);
      expect(said?.title, subject).toBeTruthy();
      expect([...(said?.says ?? []), ...(said?.facts ?? [])].length, subject).toBeGreaterThan(0);
      expect(said?.rules?.length, subject).toBeGreaterThan(0);
    }
  });

  it('a monster: how far it goes, how it strikes, what it will do', () => {
    const goblin = explain(props, 'at:14_9');
    expect(goblin?.facts).toContainEqual(expect.objectContaining({ label: 'Areas a turn', value: 2 }));
    expect(goblin?.facts).toContainEqual(expect.objectContaining({ label: 'Gold for the kill', value: 1 }));
    expect(goblin?.says?.join(' ')).toContain('Next turn it stays: it stands next to a hero.');
    expect(explain(props, 'at:15_8')?.says?.join(' ')).toContain('Armour');
    expect(explain(props, 'at:8_15')?.says?.join(' ')).toContain('runes are hits');
  });

  it('the ground, and what waits there', () => {
    const free = (at: string) => explain(props, `at:${at}`);
    const marked = cells.filter(({ id }) => cellOf(id) !== TOWN).map(({ id }) => free(id)?.says?.join(' '));
    for (const what of [
      'remove up to 3 damage',
      'up to 3 mana',
      'take up to 3 gold',
      'Cover:',
      'For monsters only',
    ])
      expect(
        marked.some((said) => said?.includes(what)),
        what,
      ).toBe(true);
    const taken = { ...view, markers: { damage: 0, mana: 0, gold: 0 } };
    const now = cells.map(({ id }) => explain({ ...props, view: taken }, `at:${id}`)?.says?.join(' '));
    expect(now.filter((said) => said?.includes('has been taken'))).toHaveLength(2);
  });

  it('an area to walk to: whom one could strike from there, and who would strike', () => {
    const question = { id: 'walk', rule: 'GR-110', data: { left: 3 } };
    const walk = [{ id: 'hex:12_10', at: '12_10', value: '12_10' }];
    const prompt: Prompt = { seat: 0, question, options: walk, ask: 'one', how: 'one', min: 1, max: 1 };
    const answer = { id: 'hex:12_10', label: 'Go there', marked: 0 };
    const places = { ...noPlaces, open: new Map([['12_10', answer]]) };
    const said = explain({ ...props, prompt, places }, 'at:12_10');
    expect(said?.says, 'what all plains do').toEqual([]);
    const does = said?.does?.join(' ');
    expect(does).toContain('nobody in reach from there');
    expect(does).toContain('on you there');
    expect(does).toContain('no town piece falls');
  });

  it('a team-mate, with all cards', () => {
    expect(HERO_IDS).toContain(view.heroes[1]?.id);
    const boldur = explain(props, 'hero:1');
    expect(boldur?.title).toBe('Boldur');
    expect(boldur?.More).toBeDefined();
    expect(explain(props, 'hero:7')).toBeUndefined();
  });
});
