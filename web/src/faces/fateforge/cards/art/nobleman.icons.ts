/** What is drawn on these skills; on the second level as on the first. */
export const drawn: Readonly<Record<string, string>> = {
  'measured-cut': 'game-icons:saber-slash',
  parry: 'game-icons:sword-clash',
  riposte: 'game-icons:crossed-swords',
  footwork: 'game-icons:footsteps',
  advance: 'game-icons:fencer',
  flourish: 'game-icons:swordwoman',
  'call-them-out': 'game-icons:shouting',
  duel: 'game-icons:duel',
  'silver-tongue': 'game-icons:talk',
  'shield-the-weak': 'game-icons:shield-echoes',
  'second-intention': 'game-icons:brain',
  disarm: 'game-icons:drop-weapon',
  'lesson-in-steel': 'game-icons:sword-altar',
  'cold-blood': 'game-icons:ice-cube',
  'coup-de-grace': 'game-icons:skull-with-syringe',
};
