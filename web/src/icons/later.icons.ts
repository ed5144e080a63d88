/** What the hall draws with where nobody is before the first question. */
export const laterIcon = {
  bot: 'lucide:bot',
  dice: 'lucide:dices',
  first: 'lucide:skip-back',
  forward: 'lucide:fast-forward',
  last: 'lucide:skip-forward',
  laurels: 'game-icons:laurels',
  previous: 'lucide:step-back',
  rewind: 'lucide:rewind',
  skull: 'game-icons:tombstone',
  why: 'lucide:circle-question-mark',
  wipe: 'lucide:delete',
} as const;
