import '../../testing/no-browser.ts';
import { type GrimheimView, grimheim } from '@wyrdhall/grimheim';
import { type Game, readOptions, type Told } from '@wyrdhall/kernel';
import { expect, test } from 'vitest';
import { beatsOf } from './beats.ts';
import { fightOf } from './fight.ts';

const options = readOptions(grimheim as unknown as Game, { players: 1, heroes: ['bjorn'] });
const given = { heroes: { bjorn: '12_9' }, monsters: { A: 'goblin 13_9', B: 'goblin 15_9' } };
const view = grimheim.view(grimheim.arrange(given, options), 0) as GrimheimView;

const roll = {
  kind: 'roll',
  rule: '',
  by: 'bjorn',
  target: 'A',
  faces: ['hit', 'hit', 'blank'],
  attack: true,
};
const hurts = { kind: 'damage', rule: '', monster: 'A', amount: 2 };
const dies = { kind: 'dies', rule: '', monster: 'A', at: '13_9' };
const gold = { kind: 'gold', rule: '', seat: 0, amount: 1 };

/** What is seen of the fight while the last of these is shown. */
function seen(...events: object[]) {
  const told = events as Told[];
  const fight = fightOf({ view, prompt: undefined, event: told.at(-1), told: () => told });
  return fight?.kind === 'hero' ? fight : undefined;
}

test('the blow belongs to the fight: how much it takes, and that the target dies of it', () => {
  expect(seen(roll)).toMatchObject({ target: 'A', faces: roll.faces });
  expect(seen(roll)?.lands).toBeUndefined();
  expect(seen(roll, hurts)?.lands).toEqual({ amount: 2, dies: false });
  expect(seen(roll, hurts, dies)?.lands).toEqual({ amount: 2, dies: true });
  expect(seen(roll, hurts, dies, gold)).toBeUndefined();
});

test('what befalls somebody else is not the blow', () => {
  expect(seen(roll, { ...hurts, monster: 'B' })).toBeUndefined();
});

test('on the board whoever attacks leaps, whoever is hurt is thrown back, and away from the attacker', () => {
  const attack = { kind: 'attack', rule: '', monster: 'A', seat: 0, faces: ['hit'] } as unknown as Told;
  const hurt = { kind: 'hurt', rule: '', seat: 0, amount: 1 } as unknown as Told;
  const leap = beatsOf(view, attack, () => [attack]).get('A');
  const thrown = beatsOf(view, hurt, () => [attack, hurt]).get('bjorn');
  expect(leap).toMatchObject({ does: 'lunges' });
  expect(leap?.x).toBeLessThan(0);
  expect(thrown).toMatchObject({ does: 'struck' });
  expect(thrown?.x).toBeLessThan(0);
  expect(beatsOf(view, undefined, () => []).size).toBe(0);
});
