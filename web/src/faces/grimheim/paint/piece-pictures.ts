/** The pictures of actions and what is counted, by their names among the game icons. */
export const PIECE_PICTURES: Readonly<Record<string, string>> = {
  move: 'walking-boot',
  attack: 'crossed-swords',
  prepare: 'card-draw',
  focus: 'crystal-shine',
  mend: 'bandage-roll',
  practice: 'target-dummy',
  dice: 'dice-target',
  range: 'high-shot',
  gold: 'two-coins',
  armour: 'checked-shield',
  house: 'hut',
  well: 'well',
  stone: 'rune-stone',
  wave: 'crossed-axes',
  skull: 'skull-crossed-bones',
};
