import { readFileSync } from 'node:fs';
import { compile, storyModule } from '@wyrdhall/story/compile';
import { describe, expect, test } from 'vitest';
import { enemiesOf, type LineUp, type Node, type Template } from '../adventures/node.ts';
import { ADVENTURES, VARIANTS } from '../adventures.ts';
import { factsOf } from '../content/index.ts';
import { ADVENTURE_IDS, type AdventureId } from '../state.ts';
import { COMPILED } from './compiled.ts';
import type { StoryEffect } from './tags.ts';
import { flagsOf, type SceneBeat, tale } from './tale.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const source = (id: AdventureId): string => read(`../../adventures/${id}.ink`);

/** Every subset of what the party may have done. */
const memories = (flags: readonly string[]): string[][] =>
  flags.reduce<string[][]>((all, flag) => all.flatMap((some) => [some, [...some, flag]]), [[]]);

interface Ending {
  readonly beats: readonly SceneBeat[];
  readonly choices: readonly number[];
}

/** A knot through all its choices to all its ends. */
function* endings(
  id: AdventureId,
  knot: string,
  variant: number,
  flags: readonly string[],
): Generator<Ending> {
  const open: number[][] = [[]];
  for (let choices = open.pop(); choices; choices = open.pop()) {
    const { beats } = tale(id, knot, choices, { variant, hero: 'Sel', flags });
    const last = beats.at(-1) as SceneBeat;
    if (last.choices.length === 0) yield { beats, choices };
    for (let i = 0; i < last.choices.length; i++) open.push([...choices, i]);
  }
}

function* allEndings(id: AdventureId, knot: string): Generator<Ending> {
  for (let variant = 0; variant < VARIANTS; variant++) {
    for (const flags of memories(flagsOf(id))) yield* endings(id, knot, variant, flags);
  }
}

const effectsOf = ({ beats }: Ending): StoryEffect[] =>
  beats.flatMap(({ lines }) => lines.flatMap(({ effects }) => effects));

const nodesOf = (id: AdventureId): Node[] => ADVENTURES[id].zones.flatMap(({ nodes }) => nodes);

/** Every knot that the graph and other knots lead to. */
function knotsReached(id: AdventureId): Set<string> {
  const { zones } = ADVENTURES[id];
  const reached = new Set(['prologue', 'victory', 'defeat']);
  zones.slice(1).forEach((_, i) => {
    reached.add(`end_${'abcd'[i]}`);
  });
  for (const [z, { nodes }] of zones.entries()) {
    for (const { id: knot, stop, ways } of nodes) {
      reached.add(knot);
      const end = ways.length === 0 && z === zones.length - 1;
      if (stop.kind === 'combat' && !end) reached.add(`${knot}_won`);
      for (const ending of allEndings(id, knot)) {
        for (const effect of effectsOf(ending)) {
          if (effect.kind === 'each' || effect.kind === 'then') reached.add(effect.knot);
          if (effect.kind === 'fight') reached.add(`${knot}_won`);
        }
      }
    }
  }
  return reached;
}

const knotsWritten = (id: AdventureId): string[] =>
  [...source(id).matchAll(/^=== (\w+) ===$/gm)].map(([, knot]) => knot as string);

test('RF-023: the stories that the game runs are those that are written', () => {
  const stories = ADVENTURE_IDS.map((id) => [id, compile(`adventures/${id}.ink`, source(id))] as const);
  expect(storyModule(stories), 'run `npm run stories`').toBe(read('./compiled.ts'));
});

test('a tale is told without a clock, and the clock goes on afterwards', () => {
  const before = Date;
  const told = tale('sump', 'defeat', [], { variant: 0, hero: 'Nobody', flags: [] });
  expect(told.head.title).toBe('A Sum Not Agreed');
  expect(Date).toBe(before);
});

test('a script that does not compile is refused with the line', () => {
  expect(() => compile('adventures/broken.ink', '=== a ===\n-> nowhere\n')).toThrow(
    /broken\.ink:\n.*line 2.*nowhere/,
  );
});

describe.each(ADVENTURE_IDS)('%s', (id) => {
  test('every knot is reached, and every knot that is reached is written', () => {
    expect([...knotsReached(id)].sort()).toEqual(knotsWritten(id).sort());
  });

  test('every choice leads to something, and has an id of its own', () => {
    for (const knot of knotsWritten(id)) {
      let ends = 0;
      for (const { beats, choices } of allEndings(id, knot)) {
        ends++;
        for (const [i, beat] of beats.entries()) {
          const ids = beat.choices.map((choice) => choice.id);
          expect(new Set(ids).size, `${knot} ${ids}`).toBe(ids.length);
          const silent = beat.lines.length === 0 && beat.choices.length === 0;
          expect(silent, `${knot} after ${choices.slice(0, i)}`).toBe(false);
          for (const { text } of beat.choices) expect(text).not.toBe('');
        }
      }
      expect(ends, knot).toBeGreaterThan(0);
    }
  });

  test('where dice decide, every result has a branch, and only dice decide', () => {
    for (const knot of knotsWritten(id)) {
      for (const { beats } of allEndings(id, knot)) {
        for (const { choices } of beats) {
          const whens = choices.flatMap(({ when }) => when ?? []);
          if (whens.length === 0) continue;
          expect(whens.length, knot).toBe(choices.length);
          const faces = whens.flatMap((when) => ('faces' in when ? when.faces : []));
          const complete =
            whens.at(-1)?.kind === 'else' || [1, 2, 3, 4, 5, 6].every((f) => faces.includes(f));
          expect(complete, knot).toBe(true);
        }
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

  test('a scene does not read a flag that it sets itself, so that it can be replayed', () => {
    for (const text of source(id).split(/^=== /m).slice(1)) {
      for (const [, flag] of text.matchAll(/# flag (\w+)/g)) {
        expect(text, text.slice(0, 12)).not.toMatch(new RegExp(`\\{(not )?${flag}\\b`));
      }
    }
  });

  test('what the party did is remembered, and spoken of later', () => {
    for (const flag of flagsOf(id)) {
      expect(source(id)).toContain(`# flag ${flag}`);
      expect(source(id), flag).toMatch(new RegExp(`\\{(not )?${flag}:`));
    }
  });

  test('fights, finds and encounters are told in two ways', () => {
    const first = (knot: string, variant: number) =>
      JSON.stringify(tale(id, knot, [], { variant, hero: 'Sel', flags: [] }).beats[0]?.lines);
    const once = nodesOf(id).filter(({ id: knot }) => first(knot, 0) === first(knot, 1));
    // A second meeting is told in two ways by what the party did at the first.
    expect(once.map(({ stop }) => ('template' in stop ? stop.template : stop.kind))).toEqual(
      id === 'crown' ? ['second-meeting'] : [],
    );
  });

  test('every scene has a title, unless it only closes a fight', () => {
    for (const knot of knotsWritten(id)) {
      const { title } = tale(id, knot, [], { variant: 0, hero: 'Sel', flags: [] }).head;
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
    expect(COMPILED[id]).toContain('inkVersion');
  }
});
