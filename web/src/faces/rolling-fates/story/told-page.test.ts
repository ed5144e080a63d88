import '../../../testing/no-browser.ts';
import { type Choice, choice, type Prompt, Random, Run, randomPick } from '@wyrdhall/kernel';
import { hasty, sit } from '@wyrdhall/players';
import {
  ADVENTURES,
  type RollingFatesTold,
  type RollingFatesView,
  rollingFates,
} from '@wyrdhall/rolling-fates';
import { describe, expect, it } from 'vitest';
import { en } from '../words/en.ts';
import { deedLines } from './deed-lines.ts';
import { toldPage } from './told-page.ts';
import { waitsBefore } from './waits.ts';

type FatesRun = ReturnType<typeof begin>;

const HEROES = ['brakka', 'sel', 'orrin', 'grum'];

const begin = (adventure: string, players: number, seed: number) =>
  Run.start(
    rollingFates,
    { players, heroes: HEROES.slice(0, players), adventure, mercy: 'retry' },
    { seed: `${adventure} ${seed}` },
  );

/** In a fight as a sensible player would; in the story anything, so that all of it is met. */
function answerTo(run: FatesRun, prompt: Prompt, random: Random): Choice {
  if (prompt.question.id === 'onward') return 'onward';
  if (prompt.question.id === 'retry') return 'retry';
  if (prompt.question.id === 'scene') return choice(prompt, randomPick(prompt, random));
  const { decide } = hasty();
  return choice(prompt, decide(sit(run as unknown as Run, run.prompts.indexOf(prompt)), random));
}

const linesOf = (events: readonly RollingFatesTold[]): string[] =>
  (toldPage(events)?.entries ?? []).flatMap((entry) => {
    if (entry.kind === 'text') return entry.text;
    return entry.kind === 'chosen' ? [entry.text] : [];
  });

/** The texts on every page at which the show waits: before a fight, and where something is asked or it is over. */
function read(run: FatesRun, from: number, seen: Set<string>): number {
  const told = run.told() as RollingFatesTold[];
  for (let at = from; at < told.length; at++) {
    if (told[at]?.kind === 'combat') for (const line of linesOf(told.slice(0, at))) seen.add(line);
  }
  if (!run.state.combat || run.outcome) for (const line of linesOf(told)) seen.add(line);
  return told.length;
}

describe('every text of the story that is told lies on a page', () => {
  it.each(Object.keys(ADVENTURES))('%s', (adventure) => {
    let texts = 0;
    for (const players of [1, 2, 4]) {
      const random = Random.fromSeed(`${adventure} ${players}`);
      const run = begin(adventure, players, players);
      const seen = new Set<string>();
      let from = read(run, 0, seen);
      for (let answers = 0; answers < 3000 && !run.outcome; answers++) {
        const prompt = random.of(run.prompts) as Prompt;
        run.answer({ seat: prompt.seat, choice: answerTo(run, prompt, random) });
        from = read(run, from, seen);
      }
      for (const event of run.told() as RollingFatesTold[]) {
        if (event.kind !== 'story' && event.kind !== 'choice') continue;
        for (const line of event.kind === 'story' ? event.text : [event.text]) {
          if (line !== '') expect(seen).toContain(line);
          texts++;
        }
      }
    }
    expect(texts).toBeGreaterThan(40);
  });
});

const STORY = 'RF-023';
const story = (knot: string, title: string, ...text: string[]): RollingFatesTold => ({
  kind: 'story',
  rule: STORY,
  knot,
  title,
  text,
});
const node = (id: string): RollingFatesTold => ({ kind: 'node', rule: 'RF-021', node: id, of: 'encounter' });
const hurt = (seat: number, lost: number): RollingFatesTold => ({
  kind: 'hurt',
  rule: 'RF-100',
  seat,
  by: 'story',
  damage: lost,
  weak: false,
  defence: 0,
  lost,
  life: 10,
});

const pageOf = (...events: readonly RollingFatesTold[]) => toldPage(events);

describe('a page', () => {
  it('keeps the head of a scene for each hero, and what came of it for each of them', () => {
    const cup = (name: string) => [
      story('b3_cup', 'The Sweet Spring', `${name} looks`),
      { kind: 'choice', rule: STORY, knot: 'b3_cup', choice: 'leave', text: 'Leave it.', seat: 0 } as const,
      story('b3_cup', '', `${name} walks on`),
    ];
    const page = pageOf(
      node('b3'),
      story('b3', 'The Sweet Spring', 'it heals first'),
      ...cup('Brakka'),
      ...cup('Sel'),
    );
    expect(page?.title).toBe('The Sweet Spring');
    expect(page?.entries.flatMap((entry) => ('text' in entry ? entry.text : entry.kind))).toEqual([
      'it heals first',
      'Brakka looks',
      'Leave it.',
      'Brakka walks on',
      'Sel looks',
      'Leave it.',
      'Sel walks on',
    ]);
  });

  it('of a fight is the one that led to it', () => {
    const enemies = [{ id: 'gutter-imp-1', kind: 'gutter-imp', life: 4 }];
    const page = pageOf(
      node('a3'),
      story('a3', 'The Barrel Vault', 'small feet'),
      { kind: 'combat', rule: 'RF-026', enemies },
      hurt(0, 2),
    );
    expect(page?.entries).toEqual([{ kind: 'text', text: ['small feet'] }]);
  });

  it('after a fight bears the name of its place', () => {
    const page = pageOf(
      node('a3'),
      story('a3', 'The Barrel Vault', 'small feet'),
      { kind: 'combat-won', rule: 'RF-029', rounds: 3 },
      story('a3_won', '', 'You keep the tails.'),
    );
    expect(page).toMatchObject({ title: 'The Barrel Vault', isAfterFight: true });
  });

  it('marks what dice decided, and not somebody', () => {
    const page = pageOf(
      node('a5'),
      story('a5', 'Loose Floor', 'a flagstone'),
      { kind: 'check', rule: STORY, seat: 0, dice: [], luck: 3 },
      { kind: 'choice', rule: STORY, knot: 'a5', choice: 'luck-3-4', text: '3 or 4', seat: 0 },
    );
    expect(page?.entries.at(-1)).toEqual({ kind: 'chosen', text: '3 or 4', byDice: true });
  });
});

describe('the show waits', () => {
  const phase: RollingFatesTold = { kind: 'phase', rule: 'RF-026', phase: 'enemy', round: 2 };
  const use: RollingFatesTold = {
    kind: 'use',
    rule: 'RF-061',
    seat: 0,
    ability: 'chip',
    paid: [1],
    luck: 0,
    by: [],
  };
  const pass: RollingFatesTold = { kind: 'pass', rule: 'RF-063', seat: 0, unspent: 1 };

  it('before a fight, and names what bars the way', () => {
    const face = (...kinds: string[]) =>
      waitsBefore(
        {
          kind: 'combat',
          rule: 'RF-026',
          enemies: kinds.map((kind, i) => ({ id: `${kind}-${i + 1}`, kind, life: 9 })),
        },
        [],
      )?.said;
    expect(face('thistle-sprite', 'thistle-sprite')).toBe('Two Thistle Sprites bar the way.');
    expect(face('bog-toad')).toBe('A Bog Toad bars the way.');
    expect(face('ash-wolf', 'ash-wolf', 'ember-acolyte')).toBe(
      'Two Ash Wolves and an Ember Acolyte bar the way.',
    );
    expect(face('old-mother-sump')).toBe('Old Mother Sump bars the way.');
  });

  it('when the last die is spent, so that it can be looked at; not for whoever passes', () => {
    expect(waitsBefore(phase, [use])?.said).toContain('The enemies act next');
    expect(waitsBefore(phase, [use, pass])).toBeUndefined();
    expect(waitsBefore(phase, [])).toBeUndefined();
  });
});

describe('what a scene did', () => {
  const heroes = [{ id: 'brakka' }, { id: 'sel' }] as RollingFatesView['heroes'];
  const words = { event: ({ kind }: RollingFatesTold) => kind } as never;
  const say = (...events: RollingFatesTold[]) =>
    deedLines(events, { heroes, words, fate: en }).map(({ text }) => text);

  it('is said once where it is the same for everybody', () => {
    expect(say(hurt(0, 1), hurt(1, 1))).toEqual(['Each of you loses 1 Life.']);
  });

  it('is said of each where it differs', () => {
    expect(say(hurt(0, 1), hurt(1, 0))).toEqual(['Brakka loses 1 Life.', 'Sel is unharmed.']);
    expect(say(hurt(1, 5))).toEqual(['Sel loses 5 Life.']);
  });
});
