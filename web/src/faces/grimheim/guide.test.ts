import '../../testing/no-browser.ts';
import {
  type Grimheim,
  type GrimheimTold,
  type GrimheimView,
  grimheim,
  inReachFrom,
} from '@wyrdhall/grimheim';
import { choice, type Given, Random, Run, randomPick, readOptions } from '@wyrdhall/kernel';
import { expect, test } from 'vitest';
import { stepFor } from '../../kit/guide/guide.ts';
import { firstGame as first } from './first-game.ts';
import { guideSteps, LED_ROUNDS } from './guide.ts';
import { sighted, standingAt } from './sighted.ts';

/** Plays the first rounds as the teacher says, with luck of its own where the teacher says nothing. */
function obey(player: number, seed: number) {
  const options = readOptions(grimheim, {
    players: 1,
    heroes: [first.heroes],
    moreHouses: first.moreHouses === 'true',
    yellowLonger: first.yellowLonger === 'true',
  });
  const run = Run.start<Grimheim, GrimheimTold>(grimheim, options, { seed });
  const random = Random.fromSeed(player);
  const seen: string[] = [];
  const walks: { id: string; inReach: number }[] = [];
  let from = 0;
  let silent = 0;
  for (let i = 0; i < 300 && !run.outcome && run.state.spot <= LED_ROUNDS; i++) {
    const [prompt] = run.prompts;
    if (!prompt) break;
    const view = grimheim.view(run.state, 0) as GrimheimView;
    const events = run.told(0, from);
    const told = new Set(events.map(({ kind }) => kind as string));
    let step = stepFor(guideSteps, seen, { prompt, view, told, events });
    // What asks for nothing is read and put away.
    while (step && !step.does) {
      seen.push(step.id);
      step = stepFor(guideSteps, seen, { prompt, view, told, events });
    }
    if (step && !step.again) seen.push(step.id);
    const said = step?.does?.({ prompt, view, told, events });
    if (said === undefined) silent++;
    if (step && said && prompt.question.id === 'walk') {
      const at = said.replace('hex:', '');
      walks.push({ id: step.id, inReach: inReachFrom(sighted(standingAt(view, 0, at)), 0, at).length });
    }
    from = run.toldCount;
    run.answer({ seat: 0, choice: said ?? choice(prompt, randomPick(prompt, random)) });
  }
  return { run, seen, silent, walks, events: run.told(0) as GrimheimTold[] };
}

test('who obeys the teacher of the first game loses nothing in the first three rounds, 20 times', () => {
  for (let player = 0; player < 20; player++) {
    const { run, events } = obey(player, Number(first.seed));
    expect(run.state.spot, 'rounds').toBe(LED_ROUNDS + 1);
    expect(run.state.pieces).toBe(6);
    expect(events.some(({ kind }) => kind === 'knocked-out')).toBe(false);
  }
});

test('the lessons of a first game are met in it, the goal before all others', () => {
  const { seen } = obey(0, Number(first.seed));
  expect(seen[0]).toBe('goal');
  for (const id of [
    'out-of-the-gate',
    'walk',
    'shoot',
    'after-roll',
    'killed',
    'forecast',
    'monsters-moved',
    'upgrade',
    'bury',
    'end-of-turn',
    'aim',
    'quest',
  ])
    expect(seen, id).toContain(id);
});

test('a walk is said to lead to where one can shoot only where somebody is in reach', () => {
  const walks = Array.from({ length: 10 }, (_, player) => obey(player, Number(first.seed)).walks).flat();
  expect(walks.some(({ id }) => id === 'walk-ahead')).toBe(true);
  for (const { id, inReach } of walks) {
    if (id === 'walk') expect(inReach).toBeGreaterThan(0);
    if (id === 'walk-ahead') expect(inReach).toBe(0);
  }
});

test('each question that it advises on has a sentence of its own, the second time too', () => {
  const second = guideSteps.filter(({ again }) => again);
  const said = second.map(({ text }) => text.en);
  expect(new Set(said).size).toBe(said.length);
  for (const line of said) expect(line).not.toBe('Take the marked answer.');
});

/** What is said to somebody who is asked this after these answers, and has read all that was said before. */
function saidAt(given: Given, rounds: number, ...answers: string[]): string[] {
  const options = readOptions(grimheim, { players: 1, heroes: [first.heroes] });
  const state = grimheim.arrange(given, options);
  state.spot = rounds;
  const checkpoint = { state, random: Random.fromSeed(1).state(), passes: {}, log: 0, setup: false };
  const run = Run.from<Grimheim, GrimheimTold>(grimheim, options, {}, checkpoint);
  for (const answer of answers) run.answer({ seat: 0, choice: answer });
  const [prompt] = run.prompts;
  if (!prompt) return [];
  const scene = { prompt, view: grimheim.view(run.state, 0), told: new Set<string>(), events: [] };
  return guideSteps.filter((step) => step.isNow(scene)).map(({ id }) => id);
}

test('when the led rounds are over, a first wound, a full hand and pieces about to fall have their hints', () => {
  const later = LED_ROUNDS + 2;
  const hand = ['rest', 'perfect-aim', 'master-shot', 'seek-shelter', 'burning-arrow'];
  expect(saidAt({ heroes: { bjorn: { at: '12_9', damage: 2 } } }, later)).toContain('wounded');
  expect(saidAt({ heroes: { bjorn: { at: '12_9', hand } } }, later)).toContain('full-hand');
  expect(saidAt({ heroes: { bjorn: '12_9' } }, LED_ROUNDS)).not.toContain('on-your-own');
  expect(saidAt({ heroes: { bjorn: '12_9' } }, LED_ROUNDS + 1)).toContain('on-your-own');
  const legend = { heroes: { bjorn: '12_9' }, monsters: { surt: { kind: 'surt', at: '3_9' } } };
  expect(saidAt(legend, later)).toContain('legend');
  const atTheGate = { heroes: { bjorn: '3_9' }, monsters: { 'goblin-1': 'goblin 12_9' } };
  expect(saidAt(atTheGate, later)).toContain('pieces-fall');
  expect(guideSteps.find(({ id }) => id === 'pieces-fall')?.again).toBe(true);
});

test('at reactions and in emergencies the planner speaks by itself, and its words say what it is about', () => {
  const later = LED_ROUNDS + 2;
  const bjorn = { at: '3_9', cards: ['suppressive-fire'] };
  const beside = { heroes: { bjorn }, monsters: { 'goblin-1': 'goblin 4_9' } };
  expect(saidAt(beside, later, 'end', 'no')).toContain('stop-one');
  const last = { heroes: { bjorn }, monsters: { 'goblin-1': 'goblin 11_9' }, pieces: 1 };
  expect(saidAt(last, later)).toContain('doomed');
  const weak = { heroes: { bjorn: { at: '3_9', damage: 8 } }, monsters: { 'troll-1': 'troll 4_9' } };
  expect(saidAt(weak, later)).toContain('in-danger');
  for (const id of ['stop-one', 'doomed', 'in-danger', 'pieces-fall', 'later-prevent', 'go-on'])
    expect(guideSteps.find((step) => step.id === id)?.asksHint, id).toBe(true);
});

test('undo is free in a first game', () => {
  expect(first.undo).toBe('free');
});
