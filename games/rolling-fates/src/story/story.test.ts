import { readFileSync } from 'node:fs';
import { Teller } from '@wyrdhall/story';
import { compileWhole, type StoryList, storyFiles } from '@wyrdhall/story/compile';
import { type Ending, everyEnding, type Plan, walk } from '@wyrdhall/story/walk';
import { describe, expect, test } from 'vitest';
import { ADVENTURES, VARIANTS } from '../adventures/index.ts';
import { enemiesOf, type LineUp, type Node, type Template } from '../adventures/node.ts';
import { factsOf } from '../content/index.ts';
import { ADVENTURE_IDS, type AdventureId, type RollingFates } from '../state.ts';
import type { ChoiceTags } from './choice-tags.ts';
import { loadTexts, tellProse } from './prose.ts';
import { sceneAt } from './scene-tale.ts';
import type { StoryEffect } from './tags.ts';
import { circumstances, type SceneHead, tale, teller, vocabulary } from './tale.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const source = (id: AdventureId): string => read(`../../adventures/${id}.ink`);

type SceneEnding = Ending<SceneHead, StoryEffect, ChoiceTags>;

/** What the game gives a story besides flags. */
const given = { variant: Array.from({ length: VARIANTS }, (_, variant) => variant), hero: ['Sel'] };

const allEndings = (id: AdventureId, knot: string): Generator<SceneEnding> =>
  everyEnding(teller, id, knot, given);

const effectsOf = ({ beats }: SceneEnding): StoryEffect[] =>
  beats.flatMap(({ lines }) => lines.flatMap(({ effects }) => effects));

const nodesOf = (id: AdventureId): Node[] => ADVENTURES[id].zones.flatMap(({ nodes }) => nodes);

/** The knots that the graph leads to. */
function entries(id: AdventureId): string[] {
  const { zones } = ADVENTURES[id];
  return [
    'prologue',
    'victory',
    'defeat',
    ...zones.slice(1).map((_, i) => `end_${'abcd'[i]}`),
    ...zones.flatMap(({ nodes }, z) =>
      nodes.flatMap(({ id: knot, stop, ways }) => {
        const end = ways.length === 0 && z === zones.length - 1;
        return stop.kind === 'combat' && !end ? [knot, `${knot}_won`] : [knot];
      }),
    ),
  ];
}

/** Dice decide alone, and every result has a branch. */
function missing(choices: readonly ChoiceTags[]): string[] {
  const whens = choices.flatMap(({ when }) => when ?? []);
  if (whens.length === 0 || whens.at(-1)?.kind === 'else') return [];
  if (whens.length < choices.length) return ['what the players choose'];
  const faces = whens.flatMap((when) => ('faces' in when ? when.faces : []));
  return [1, 2, 3, 4, 5, 6].filter((face) => !faces.includes(face)).map(String);
}

const plan: Plan<StoryEffect, ChoiceTags> = {
  entries: (id) => entries(id as AdventureId),
  given,
  sets: (effect) => (effect.kind === 'flag' ? effect.flag : undefined),
  opens: (effect, knot) => {
    if (effect.kind === 'each' || effect.kind === 'then') return [effect.knot];
    return effect.kind === 'fight' ? [`${knot}_won`] : [];
  },
  missing,
};

const knotsWritten = (id: AdventureId): string[] => Object.keys(teller.structure(id).reads);

test('RF-023: the stories that the game runs are those that are written', () => {
  const list: StoryList = JSON.parse(read('../../stories.json'));
  expect(list.chapters).toEqual(ADVENTURE_IDS);
  const { files, faults } = storyFiles(list, (path) => read(`../../${path}`));
  expect(faults).toEqual([]);
  for (const [path, text] of files) expect(text, 'run `npm run stories`').toBe(read(`../../${path}`));
});

describe.each(ADVENTURE_IDS)('%s', (id) => {
  test('every knot is reached, every choice leads on, every tag is understood, every die has a branch', () => {
    const { faults, inPairs, endings } = walk(teller, [id], plan);
    expect(faults).toEqual([]);
    expect(inPairs).toEqual([]);
    expect(endings).toBeGreaterThan(70);
  });

  test('the structure and the catalogue together say what the script says', async () => {
    const whole = new Teller({ [id]: JSON.stringify(compileWhole(id, source(id))) }, vocabulary);
    await loadTexts({ journey: { adventure: id } } as RollingFates, 'en');
    const inWords = (line: string): string => tellProse(line, 'en');
    for (const knot of knotsWritten(id)) {
      const apart = [...allEndings(id, knot)];
      const together = [...everyEnding(whole, id, knot, given)];
      expect(apart.length).toBe(together.length);
      for (const [i, ending] of apart.entries()) {
        const words = JSON.parse(JSON.stringify(ending), (_, value) =>
          typeof value === 'string' ? inWords(value) : value,
        );
        expect(words).toEqual(JSON.parse(JSON.stringify(together[i])));
      }
    }
  });

  test('where the way divides, every end of the story chooses one', () => {
    for (const { id: knot, ways } of nodesOf(id)) {
      const then = new Set<string>();
      for (const ending of allEndings(id, knot)) {
        for (const effect of effectsOf(ending)) if (effect.kind === 'then') then.add(effect.knot);
      }
      for (const end of [...allEndings(id, [...then][0] ?? knot)]) {
        const chosen = effectsOf(end).flatMap((effect) => (effect.kind === 'edge' ? [effect.way] : []));
        expect(chosen.length, knot).toBe(ways.length > 1 ? 1 : 0);
        for (const way of chosen) expect(ways[way], knot).toBeDefined();
      }
    }
  });

  test('speaks to one hero as well as to four', () => {
    const heads =
      /\b(each|all|both|none|one|some|rest|two) of you\b|\byou (all|each|both|two)\b|\byourselves\b/i;
    expect(
      source(id)
        .split('\n')
        .filter((line) => heads.test(line)),
    ).toEqual([]);
  });

  test('fights, finds and encounters are told in two ways', () => {
    const first = (knot: string, variant: number) =>
      JSON.stringify(tale(id, sceneAt(knot), circumstances(variant, 'Sel', [])).beats[0]?.lines);
    const once = nodesOf(id).filter(({ id: knot }) => first(knot, 0) === first(knot, 1));
    // A second meeting is told in two ways by what the party did at the first.
    expect(once.map(({ stop }) => ('template' in stop ? stop.template : stop.kind))).toEqual(
      id === 'crown' ? ['second-meeting'] : [],
    );
  });

  test('every scene has a title, unless it only closes a fight', () => {
    for (const knot of knotsWritten(id)) {
      const { title } = tale(id, sceneAt(knot), circumstances(0, 'Sel', [])).head;
      expect(title === '', knot).toBe(knot.endsWith('_won'));
    }
  });

  test('the line-ups of one fight weigh the same, for any number of heroes', () => {
    for (const { id: knot, stop } of nodesOf(id)) {
      if (stop.kind !== 'combat') continue;
      for (let heroes = 1; heroes <= 4; heroes++) {
        const weights = stop.lineUps.map((lineUp) => weigh(lineUp, heroes));
        expect(Math.max(...weights) / Math.min(...weights), `${knot} for ${heroes}`).toBeLessThan(1.3);
      }
    }
  });
});

/** Life, armour, and what its script does in a round. */
function weigh(lineUp: LineUp, heroes: number): number {
  const hits = { 1: 1, 2: Math.min(2, heroes), all: heroes };
  return enemiesOf(lineUp, heroes).reduce((sum, kind) => {
    const { life, armour, script } = factsOf(kind);
    const damage = script.map((step) => (step.kind === 'attack' ? step.damage * hits[step.targets] : 0));
    return sum + life + 2 * armour + (4 * damage.reduce((a, b) => a + b, 0)) / script.length;
  }, 0);
}

describe('the same encounter has the same stakes in every adventure', () => {
  const uses = new Map<Template, [AdventureId, string][]>();
  for (const id of ADVENTURE_IDS) {
    for (const { id: knot, stop } of nodesOf(id)) {
      if (stop.kind !== 'encounter') continue;
      uses.set(stop.template, [...(uses.get(stop.template) ?? []), [id, knot]]);
    }
  }

  test('all twenty are used', () => expect(uses.size).toBe(20));

  /** What the story changes; memory, ways and further scenes are the adventure's own. */
  const stakes = (id: AdventureId, knot: string): string[] => {
    const found = new Set<string>();
    for (const ending of allEndings(id, knot)) {
      for (const effect of effectsOf(ending)) {
        if (effect.kind === 'each') for (const stake of stakes(id, effect.knot)) found.add(stake);
        else if (effect.kind !== 'then' && effect.kind !== 'edge' && effect.kind !== 'flag') {
          found.add(JSON.stringify(effect));
        }
      }
      for (const { choices } of ending.beats) {
        for (const { price, when } of choices) if (price || when) found.add(JSON.stringify({ price, when }));
      }
    }
    return [...found].sort();
  };

  test.each([...uses])('%s', (_, [first, ...others]) => {
    const [id, knot] = first as [AdventureId, string];
    for (const [other, at] of others) expect(stakes(other, at), `${other} ${at}`).toEqual(stakes(id, knot));
  });
});

test('every enemy of the line-ups is known', () => {
  for (const id of ADVENTURE_IDS) {
    for (const { stop } of nodesOf(id)) {
      if (stop.kind !== 'combat') continue;
      for (const lineUp of stop.lineUps)
        for (const kind of Object.keys(lineUp)) expect(factsOf(kind).id).toBe(kind);
    }
  }
});
