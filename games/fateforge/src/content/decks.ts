import { idOf } from './skill.ts';

/** A card of the Corruption, fear or trap deck; what it does stands in src/rules/decks.ts. */
export interface DeckCard {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  /** It stays by the board (FF-298) or works until the end of the scene (FF-437). */
  readonly stays: boolean;
}

const deck = (prefix: string, names: readonly string[]): DeckCard[] =>
  names.map((word, i) => {
    const name = word.replace('*', '');
    const twin = names.findIndex((other) => other.replace('*', '') === name) !== i ? '-2' : '';
    return { id: `${prefix}:${idOf(name)}${twin}`, number: i + 1, name, stays: word.endsWith('*') };
  });

/** A star marks what stays. */
export const CORRUPTION: readonly DeckCard[] = deck('corruption', [
  'Murmurs*',
  'Tremor*',
  'Cold Hands*',
  'Hollow Sleep*',
  'Glass Bones*',
  'Bitter Blood*',
  'Shadow at Heel*',
  'Greed*',
  'Dull Edge*',
  'Blurred Eyes*',
  'Debt*',
  'Black Vein*',
  'Ember Vein*',
  'Sudden Chill',
  'Nosebleed',
  'Lost Hour',
  'Spilled Purse',
  'Broken Strap',
  'Ill Word',
  'Numb',
]);

export const FEAR: readonly DeckCard[] = deck('fear', [
  'Frozen',
  'Flinch',
  'Gasp',
  'Drop It',
  'Shaking*',
  'Tunnel Sight*',
  'Weak Knees*',
  'Panic*',
  'Shut Mouth*',
  'Cold Sweat*',
  'Nerve',
  'Rage*',
]);

export const TRAPS: readonly DeckCard[] = deck('trap', [
  'Spikes',
  'Spikes',
  'Deadfall',
  'Net',
  'Alarm Bell',
  'Gas',
  'Trapdoor',
  'Rusty Wire',
  'Flash',
  'Cage',
  'Oil',
  'Dud',
]);
