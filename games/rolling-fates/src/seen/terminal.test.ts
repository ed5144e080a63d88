import { stripVTControlCharacters } from 'node:util';
import { choice, type Prompt, Random, Run, randomPick } from '@wyrdhall/kernel';
import { describe, expect, it } from 'vitest';
import { boardOf } from '../content/index.ts';
import { rollingFates } from '../rolling-fates.ts';
import { secretText } from '../words/card-text.ts';
import { enemyName } from '../words/world.ts';
import { draw } from './terminal.ts';

/** The tables of random games, each at the start of some step. */
function* tables(options: Readonly<Record<string, unknown>>, games: number) {
  const random = Random.fromSeed('terminal');
  for (let seed = 0; seed < games; seed++) {
    const run = Run.start(rollingFates, options, { seed });
    for (let i = 0; i < 300 && !run.outcome; i++) {
      const prompt = run.prompts[0] as Prompt;
      run.answer({ seat: prompt.seat, choice: choice(prompt, randomPick(prompt, random)) });
      if (i % 10 === 0) yield run.state;
    }
  }
}

describe('the table in a terminal', () => {
  it('is 100 columns wide and shows heroes and enemies', () => {
    for (const s of tables({ players: 4, adventure: 'ash-stair' }, 3)) {
      const shown = stripVTControlCharacters(draw(s, 0));
      for (const line of shown.split('\n')) expect([...line].length, line).toBeLessThanOrEqual(100);
      for (const { id, dice } of s.heroes) {
        expect(shown).toContain(boardOf(id).name);
        if (dice.some((face) => face > 0)) expect(shown).toContain('luck');
      }
      for (const enemy of s.combat?.enemies ?? []) expect(shown).toContain(enemyName(enemy.id));
    }
  });

  it('keeps what is hidden in enemies until they are investigated [RF-125]', () => {
    for (const s of tables({ players: 2, adventure: 'toll-road' }, 3)) {
      const shown = stripVTControlCharacters(draw(s, 0)).replace(/\s+/g, ' ');
      const enemies = s.combat?.enemies ?? [];
      const known = enemies.filter((enemy) => enemy.known).map(({ kind }) => secretText(kind, 'en'));
      for (const { kind } of enemies) {
        const secret = secretText(kind, 'en');
        expect(shown.includes(secret)).toBe(known.includes(secret));
      }
    }
  });
});
