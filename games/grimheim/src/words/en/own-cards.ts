import type { OwnWords } from '../card-words.ts';

const passOn =
  'you may pass all leftover damage to a monster next to the one you killed, and 1 area farther from you';
const suppress = (whom: string, reach = 0): string =>
  `Before the monsters move: ${whom} within ${reach} areas makes no move of its own. Not the same monster in two monster turns running, and not from Grimheim.`;

/** Effects that only one card has. */
export const own: OwnWords = {
  'bone-bane-bow': () =>
    'In each attack action, 1 other monster adjacent to the target takes 1 damage for each rune that shows.',
  'cape-mana': () => 'Gains 1 mana for each rune you roll.',
  'hail-of-arrows': ([monsters]) =>
    `Once per turn, for ${monsters} mana: deal 1 damage to each of ${monsters} monsters in attack range, or to all if there are fewer.`,
  'hail-of-arrows-2': ([most]) =>
    `Once per turn, for 1 to ${most} mana: deal 1 damage to each of as many monsters in attack range.`,
  'multi-shot': ([monsters, dice]) =>
    `Choose up to ${monsters} monsters in attack range. Roll ${dice} dice at each, one after the other.`,
  'nailed-together': () => `When your attack action kills: ${passOn}.`,
  'nailed-together-2': () =>
    `When your attack action kills: ${passOn}, and so on from each monster killed like this.`,
  'portable-smithy': () => 'Spend the Prepare action: your current quest is completed.',
  preparations: ([cards]) => `Spend the Prepare action: draw events until you hold ${cards}.`,
  prey: ([gold]) =>
    `Put ${gold} gold on an unharmed monster of rank 3 or an unharmed Legend, anywhere. The hero who kills it gains them.`,
  'queen-of-the-hill': ([damage]) =>
    `Once per turn: deal ${damage} damage to an adjacent monster and swap places with it. You move there even if it dies.`,
  'reaper-swing': () =>
    'You may split the damage of each attack action between its target and 1 other monster, both adjacent to you.',
  'seek-shelter': ([steps]) =>
    `Move up to ${steps} areas and end on a location. Afterwards you cannot move in this turn.`,
  'smiterbiter-spend': () =>
    'After the roll of an attack action, add any number of stored points to its damage.',
  'smiterbiter-store': ([most]) =>
    `When an attack action kills, you may store damage that is left over here, at most ${most}.`,
  sophisticated: () => 'In Grimheim: take 1 extra action, Practice, Prepare, Focus or Mend.',
  'suppressive-fire': ([reach]) => suppress('1 monster of rank 1 or 2', reach),
  'suppressive-fire-2': ([reach]) => suppress('any 1 monster, even a Legend,', reach),
  'sure-shot-2': ([least, most]) =>
    `Once per turn, for ${least} to ${most} mana: deal as much damage to a monster in attack range.`,
  'sweeping-strike': () =>
    'If an adjacent target dies, you may pass the leftover damage to the next monster clockwise around you.',
  tiara: () => 'At the start of each of your turns, 1 of it goes to you.',
  treetreader: () =>
    'Once per turn: move 1 area into forest, or out of forest to any area. Not out of Grimheim.',
  windbite: () => 'For each rune that you roll, in any roll, add 1 die to the roll; its runes count again.',
};
