/** What is drawn on these skills; on the second level as on the first. */
export const drawn: Readonly<Record<string, string>> = {
  'slip-past': 'game-icons:dodging',
  'cheap-shot': 'game-icons:backstab',
  'back-alley': 'game-icons:brick-wall',
  'throwing-spikes': 'game-icons:caltrops',
  vanish: 'game-icons:invisible',
  'light-fingers': 'game-icons:robber-hand',
  lockwise: 'game-icons:lockpicks',
  'throat-cut': 'game-icons:decapitation',
  'roll-under': 'game-icons:acrobatic',
  distraction: 'game-icons:double-face-mask',
  'trap-sense': 'game-icons:wolf-trap',
  'quick-hands': 'game-icons:juggler',
  'smoke-pot': 'game-icons:smoke-bomb',
  'night-work': 'game-icons:night-sky',
  'twist-the-knife': 'game-icons:bleeding-wound',
};
