import '../../testing/no-browser.ts';
import {
  type Grimheim,
  type GrimheimOptions,
  type GrimheimTold,
  type GrimheimView,
  grimheim,
} from '@wyrdhall/grimheim';
import { type Game, type Given, type Prompt, Random, Run, readOptions } from '@wyrdhall/kernel';
import { describe, expect, it } from 'vitest';
import { viewAfter } from '../../kit/events/shown.ts';
import type { GameFace } from '../../kit/face.ts';
import { offeredTargets } from './aimed.ts';
import { deed, doubts, gives, outcome, safe } from './care.ts';
import { events as shows } from './events.ts';
import { fightOf } from './fight.ts';
import { summary } from './summary.ts';
import { attacksOf } from './turn-panel.tsx';

type GrimheimRun = Run<Grimheim, GrimheimTold>;

function table(heroes: GrimheimOptions['heroes'], given: Given, seed = 1): GrimheimRun {
  const options = readOptions(grimheim as unknown as Game, { players: heroes.length, heroes });
  const random = Random.fromSeed(seed).state();
  const checkpoint = { state: grimheim.arrange(given, options), random, passes: {}, log: 0, setup: false };
  return Run.from(grimheim, options, {}, checkpoint);
}
const asked = (run: GrimheimRun): Prompt => run.prompts[0] as Prompt;
const viewOf = (run: GrimheimRun): GrimheimView => grimheim.view(run.state, asked(run)?.seat ?? 0);
const told = (run: GrimheimRun) => (): readonly GrimheimTold[] => run.told(0) as readonly GrimheimTold[];
const give = (run: GrimheimRun, choice: string) => run.answer({ seat: asked(run).seat, choice });
const outcomeOf = (run: GrimheimRun, option: string) => outcome(asked(run), option, viewOf(run), told(run));

const archer = { bjorn: { at: '12_9', hand: ['perfect-aim'], cards: ['quiver'] } };

describe('dice stay as long as they are asked about', () => {
  const run = table(['bjorn'], {
    heroes: archer,
    monsters: { 'skeleton-1': 'skeleton 13_9', 'goblin-1': 'goblin 3_9' },
  });
  give(run, 'action:attack');
  const props = { view: viewOf(run), prompt: asked(run), event: undefined, told: told(run) };
  const fight = fightOf(props);

  it('with what they come to', () => {
    expect(asked(run).question.id).toBe('after-roll');
    expect(fight).toMatchObject({ kind: 'hero', target: 'skeleton-1' });
    expect(fight?.faces.length).toBe(4);
  });

  it('every answer says what it leads to, and letting it be is the golden one', () => {
    expect(safe(asked(run), props.view)).toBe('pass');
    for (const { id, closed } of asked(run).options) if (!closed) expect(outcomeOf(run, id), id).toBeTruthy();
    expect(outcomeOf(run, 'use:bjorn')).toMatch(/damage/);
    expect(outcomeOf(run, 'play:perfect-aim')).toMatch(/on average|damage/);
  });

  it('a card that is played shows at once in the sum', () => {
    const before = fight?.kind === 'hero' ? fight.sum?.damage : undefined;
    give(run, 'use:bjorn');
    const then = fightOf({ view: viewOf(run), prompt: asked(run), event: undefined, told: told(run) });
    if (asked(run).question.id === 'after-roll' && then?.kind === 'hero')
      expect(then.sum?.damage).toBe((before ?? 0) + 2);
    else expect(told(run)().some(({ kind }) => kind === 'total')).toBe(true);
  });
});

describe('damage that can be prevented', () => {
  const heroes = { embla: { at: '12_9', cards: ['helmet'], damage: 3 } };
  const run = table(['embla'], { heroes, monsters: { 'troll-1': 'troll 13_9' }, spot: 5 }, 3);
  for (let i = 0; i < 9 && asked(run).question.id !== 'prevent'; i++)
    give(run, asked(run).options.find(({ id }) => id === 'end' || id === 'no' || id === 'pass')?.id ?? '');

  it('each question says how much is left of it, and each answer what is taken then (GR-288)', () => {
    expect(asked(run).question.id).toBe('prevent');
    const amount = Number(asked(run).question.data?.amount);
    expect(outcomeOf(run, 'pass')).toContain(`take ${amount}`);
    expect(outcomeOf(run, 'use:helmet')).toContain(`take ${amount - 1}`);
    const props = { view: viewOf(run), prompt: asked(run), event: undefined, told: told(run) };
    expect(fightOf(props)).toMatchObject({ kind: 'monster', monster: 'troll-1', damage: amount });
    expect(attacksOf(viewOf(run), told(run)())).toMatchObject([{ monster: 'troll-1', state: 'now' }]);
  });
});

it('who was asked about has struck once when it was shown, and is not listed again (GR-281)', () => {
  const heroes = { embla: { at: '12_9', cards: ['helmet'] } };
  const monsters = { 'troll-1': 'troll 13_9', 'goblin-1': 'goblin 12_10' };
  const run = table(['embla'], { heroes, monsters, spot: 5 }, 3);
  for (let i = 0; i < 9 && asked(run).question.id !== 'monster-attack'; i++)
    give(run, asked(run).options.find(({ id }) => id === 'end' || id === 'no' || id === 'pass')?.id ?? '');
  expect(asked(run).question.id).toBe('monster-attack');
  let view = viewOf(run);
  const before = told(run)();
  expect(attacksOf(view, before)).toHaveLength(2);
  give(run, 'any-order');
  for (let i = 0; i < 9 && asked(run).question.id === 'prevent'; i++) give(run, 'pass');
  const face = { events: shows } as unknown as GameFace;
  const since = told(run)().slice(before.length);
  for (const [i, event] of since.entries()) {
    if (event.kind === 'turn' || event.kind === 'time') break;
    view = viewAfter(face, view, event) as GrimheimView;
    const listed = attacksOf(view, [...before, ...since.slice(0, i + 1)]);
    expect(listed.map(({ monster }) => monster).toSorted(), event.kind).toEqual(['goblin-1', 'troll-1']);
  }
});

describe('the golden button is the safe one', () => {
  it('a quest that brings monsters is not, and says so', () => {
    const question = { id: 'quest-kill', rule: 'GR-146', data: { card: 'leather-purse' }, quiet: 'no' };
    const options = [
      { id: 'quest:leather-purse', value: 0 },
      { id: 'no', value: 1 },
    ];
    const prompt: Prompt = { seat: 0, question, options, ask: 'one', how: 'one', min: 1, max: 1 };
    const view = viewOf(table(['bjorn'], { heroes: archer }));
    expect(safe(prompt, view)).toBe('no');
    expect(outcome(prompt, 'quest:leather-purse', view, () => [])).toBe('2 brutes appear next to you');
  });

  it('ending the turn is when nothing else is left, and is asked once where something is', () => {
    const run = table(['bjorn'], { heroes: archer });
    expect(safe(asked(run), viewOf(run))).toBeUndefined();
    expect(doubts(asked(run), 'end', viewOf(run))?.question).toBe('End the turn with 2 actions left?');
    give(run, 'action:practice');
    give(run, 'action:prepare');
    expect(safe(asked(run), viewOf(run))).toBe('end');
    expect(doubts(asked(run), 'end', viewOf(run))).toBeUndefined();
  });

  it('a quest is not completed by a click that only meant to read it', () => {
    const run = table(['embla'], { heroes: { embla: { quest: 'leg-guards' } } });
    const doubt = doubts(asked(run), 'quest:leg-guards', viewOf(run));
    expect(doubt?.question).toBe('Complete the quest for Leg Guards?');
    expect(doubt?.why).not.toBe('');
    // To go ahead is golden as it is for an attack, unless Grimheim falls meanwhile, or the quest brings monsters.
    expect(doubt?.harmless).toBe(true);
    const given = {
      heroes: { embla: { at: '3_9', quest: 'leg-guards' } },
      monsters: { 'goblin-1': 'goblin 11_9' },
    };
    const last = table(['embla'], { ...given, pieces: 1 });
    expect(doubts(asked(last), 'quest:leg-guards', viewOf(last))?.harmless).toBe(false);
  });

  it('a card that has but one target says whom it takes before it is spent', () => {
    const monsters = { 'goblin-1': 'goblin 13_9' };
    const bjorn = { at: '14_9', hand: ['burning-arrow'], cards: ['suppressive-fire'] };
    const run = table(['bjorn'], { heroes: { bjorn }, monsters });
    const doubt = doubts(asked(run), 'play:burning-arrow', viewOf(run));
    expect(doubt?.question).toBe('Burning Arrow: the goblin in the east?');
    expect(doubt?.harmless).toBe(true);
    give(run, 'end');
    give(run, 'no');
    expect(asked(run).question.id).toBe('monsters-will-move');
    expect(outcomeOf(run, 'use:suppressive-fire')).toBe('on the goblin in the east, the only one in range');
    expect(offeredTargets(viewOf(run), asked(run))).toHaveLength(1);
  });

  it('an attack that would roll at once is asked about, with its odds', () => {
    const run = table(['bjorn'], { heroes: archer, monsters: { 'goblin-1': 'goblin 13_9' } });
    const doubt = doubts(asked(run), 'action:attack', viewOf(run));
    expect(doubt?.question).toBe('Attack the goblin?');
    expect(doubt?.why).toContain('chance to kill');
  });
});

it('a place that is marked says how far it is, who is in reach there, and who would strike', () => {
  const run = table(['bjorn'], { heroes: archer, monsters: { 'goblin-1': 'goblin 15_9' } });
  give(run, 'action:move');
  expect(deed(asked(run), 'hex:13_9', viewOf(run))).toBe('Walk 1 here');
  expect(outcomeOf(run, 'hex:13_9')).toMatch(/1 step; in reach from there: Goblin; 1 attack on you/);
});

it('what is given says what that does', () => {
  const question = { id: 'take-damage', rule: 'GR-075' };
  const prompt: Prompt = { seat: 0, question, options: [], ask: 'amounts', how: 'one', min: 0, max: 3 };
  expect(gives(prompt, new Map([['hero:bjorn', 2]]))).toBe('Remove 2 damage');
  expect(gives(prompt, new Map())).toBe('Remove nothing');
});

it('when the monsters are done, what they did is summed up, and what comes next', () => {
  const run = table(['bjorn'], { heroes: archer, monsters: { 'troll-1': 'troll 13_9' }, spot: 5 }, 2);
  const before = viewOf(run);
  const face = { events: shows } as unknown as GameFace;
  const from = told(run)().length;
  for (let i = 0; i < 20 && (i === 0 || viewOf(run).phase !== 'hero' || run.state.spot === 5); i++)
    give(run, asked(run).options.find(({ id }) => id === 'end' || id === 'no' || id === 'pass')?.id ?? '');
  const events = told(run)().slice(from);
  const said = summary(events, viewOf(run));
  expect(said?.title).toBe('The monsters’ turn is over');
  expect(said?.lines.length).toBeGreaterThan(0);
  expect(said?.next?.lines.at(-1)?.text).toBe('town pieces fall');
  // What is shown event by event leads to where the game is.
  const shown = events.reduce((view, event) => viewAfter(face, view, event) as GrimheimView, before);
  expect(shown.heroes[0]?.damage).toBe(viewOf(run).heroes[0]?.damage);
  expect(summary(events.slice(0, 1), viewOf(run))).toBeUndefined();
});
