import { Run, type Viewer } from '@wyrdhall/kernel';
import { describe, expect, test } from 'vitest';
import { grimheim } from '../index.ts';
import type { GrimheimView } from './view.ts';

const players = { players: 2, heroes: ['embla', 'bjorn'] };
const handOf = (run: Pick<Run, 'view'>, viewer: Viewer, seat: number) =>
  (run.view(viewer) as GrimheimView).heroes[seat]?.hand;

describe('hands [GR-382]', () => {
  test('are open to all players', () => {
    const run = Run.start(grimheim, players);
    expect(handOf(run, 1, 0)).toEqual(run.state.heroes[0]?.hand);
    expect(handOf(run, 0, 0)).toHaveLength(1);
  });

  test('or closed: each player sees only the own one, and how many the others hold', () => {
    const run = Run.start(grimheim, { ...players, hands: 'closed' });
    expect(handOf(run, 0, 0)).toEqual(run.state.heroes[0]?.hand);
    expect(handOf(run, 1, 0)).toEqual([null]);
    expect(handOf(run, 'watcher', 1)).toEqual([null]);
  });

  test('what another player draws into a closed hand is not told', () => {
    const run = Run.start(grimheim, { ...players, hands: 'closed' });
    const draws = (viewer: number) => run.told(viewer).filter((event) => event.kind === 'draw');
    expect(draws(1)).toMatchObject([
      { seat: 0, card: '' },
      { seat: 1, card: run.state.heroes[1]?.hand[0] },
    ]);
  });
});

describe('own dice [GR-383]', () => {
  const started = () =>
    Run.start(grimheim, { players: 1, heroes: ['embla'], monsterDie: true }, { ownDice: true });

  test('what they show is entered by the players', () => {
    const run = started();
    run.answer({ seat: 0, choice: 'end' });
    for (let guard = 0; run.prompts[0]?.question.id !== 'roll' && guard < 5; guard++) {
      run.answer({ seat: 0, choice: run.prompts[0]?.question.quiet ?? 'no' });
    }
    expect(run.prompts[0]).toMatchObject({ ask: 'dice', question: { id: 'roll', data: { die: 'monster' } } });
    run.answer({ seat: 0, choice: ['charge'] });
    expect(run.told().find((event) => event.kind === 'monster-die')).toMatchObject({ face: 'charge' });
  });
});

test('piles on a player board show their top card only, and the events none [GR-085, GR-086, GR-087]', () => {
  const run = Run.start(grimheim, players);
  const hero = (run.view(1) as GrimheimView).heroes[0];
  expect(hero?.abilities).toEqual({ top: run.state.heroes[0]?.abilities.at(-1), left: 5 });
  expect(hero?.equipment).toEqual({ top: run.state.heroes[0]?.equipment.at(-1), left: 11 });
  expect(hero?.deck).toBe(21);
});

test('monster cards lie face down in two decks [GR-082]', () => {
  const run = Run.start(grimheim, players);
  const view = run.view(0) as GrimheimView;
  expect(view.yellow + view.red + view.out.length).toBe(54);
  expect(view.red).toBe(18);
});

test('a discard pile may be looked through by anyone [GR-089]', () => {
  const run = Run.start(grimheim, { ...players, hands: 'closed' });
  run.answer({ seat: 0, choice: 'throw-away' });
  if (run.prompts[0]?.question.id === 'throw-away') {
    run.answer({ seat: 0, choice: [run.prompts[0].options[0]?.id ?? ''] });
  }
  expect((run.view(1) as GrimheimView).heroes[0]?.discard).toHaveLength(1);
});
