import type { Flow, Option, Question, Seat } from '@wyrdhall/kernel';
import { TRACKS } from '../content/tracks.ts';
import type { GrimheimTable, MarchEffect } from './effect.ts';
import { marchAsDecided } from './march.ts';
import { attackers, nextAttack } from './monster-attacks.ts';
import { rollMonsterDie } from './monster-die.ts';
import { monsterTurnTerms } from './reaction-terms.ts';
import { type Grimheim, heroAt } from './state.ts';
import { activeEffects, handEffects, user } from './tableau.ts';
import { playOption, useOption } from './use.ts';
import { drawMonsterCard } from './waves.ts';

/** GR-200: the next step of the monster turn. */
export function* monsterTurn(t: GrimheimTable): Flow {
  const s = t.state;
  switch (s.step) {
    case 'time':
      advanceTime(t);
      s.step = 'die';
      return;
    case 'die':
      if (s.settings.monsterDie) yield* rollMonsterDie(t);
      s.step = 'answer-march';
      return;
    case 'answer-march':
      yield* answerMarch(t, 'monsters-will-move');
      s.step = 'march';
      return;
    case 'march':
      yield* marchAsDecided(t);
      s.step = 'answer-attack';
      return;
    case 'answer-attack':
      yield* answerMarch(t, 'monsters-moved');
      s.queue = attackers(s);
      s.step = 'attack';
      return;
    case 'attack':
      if (yield* nextAttack(t)) return;
      s.queue = waveColour(s) ? s.heroes.map((_, seat) => String(seat)) : [];
      s.step = 'wave';
      return;
    case 'wave': {
      const colour = waveColour(s);
      const seat = s.queue.shift();
      if (seat !== undefined && colour) drawMonsterCard(t, Number(seat), colour);
      else endMonsterTurn(t);
    }
  }
}

/** GR-201 */
function advanceTime(t: GrimheimTable): void {
  const s = t.state;
  s.spot++;
  const sign = TRACKS[s.settings.track][s.spot - 1] ?? 'quiet';
  t.tell({ kind: 'time', rule: 'GR-201', spot: s.spot, sign });
}

/** GR-062, GR-381: the colour of the wave that the spot brings. */
export function waveColour(s: Grimheim): 'yellow' | 'red' | undefined {
  const track = TRACKS[s.settings.track];
  const sign = track[s.spot - 1];
  if (sign !== 'yellow' && sign !== 'red') return undefined;
  return s.settings.yellowLonger && s.spot - 1 === track.indexOf('red') ? 'yellow' : sign;
}

/** GR-063: on the last spot the game is won when the turn is over and the well still stands. */
function endMonsterTurn(t: GrimheimTable): void {
  const s = t.state;
  t.lift('monster-turn');
  for (const monster of s.monsters) monster.held = false;
  s.face = '';
  s.anyOrder = false;
  s.step = 'time';
  s.turn = 0;
  s.begun = false;
  s.phase = s.spot >= TRACKS[s.settings.track].length ? 'over' : 'hero';
}

/** GR-359, GR-352: cards that are used before or after the monsters move. */
function* answerMarch(t: GrimheimTable, on: MarchEffect['on']): Flow {
  const seats = t.state.heroes.map((_, seat) => seat);
  const question: Question = { id: on, rule: 'GR-359' };
  const used: string[] = [];
  yield* t.offer(question, seats, (seat) => marchOptions(t, seat, on, used), monsterTurnTerms(t));
  for (const seat of seats) {
    for (const { card, effect } of activeEffects(heroAt(t.state, seat), on)) {
      if (!used.includes(`${seat} ${effect.name}`)) effect.passed?.(user(t, seat, card));
    }
  }
}

function marchOptions(
  t: GrimheimTable,
  seat: Seat,
  on: MarchEffect['on'],
  used: string[],
): Option<() => Flow>[] {
  const hero = heroAt(t.state, seat);
  const options: Option<() => Flow>[] = [];
  for (const { card, effect } of activeEffects(hero, on)) {
    const name = `${seat} ${effect.name}`;
    if (used.includes(name)) continue;
    const u = user(t, seat, card);
    const run = function* (): Flow {
      used.push(name);
      yield* effect.run(u);
    };
    options.push(useOption(u, effect, effect.closed?.(u), run));
  }
  for (const { id, effect } of handEffects(hero, on)) {
    const u = user(t, seat, undefined, id);
    options.push(playOption(u, effect, effect.closed?.(u), () => effect.run(u)));
  }
  return options;
}
