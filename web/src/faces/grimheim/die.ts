const BLADE = '<path d="M3 3C17 2 23.5 12 18.5 22C17 14.5 11.5 9.5 3 10Z" fill="currentColor"/>';

/** The faces of the attack die: a blow, a blow in a ring, a rune. */
export const dieIcon = {
  hit: `24 ${BLADE}`,
  ringed: `24 <g transform="translate(3.5 3.5) scale(.7)">${BLADE}</g><circle cx="12" cy="12" r="10.4" fill="none" stroke="currentColor" stroke-width="1.5" stroke-dasharray="3.4 2"/>`,
  rune: '24 <path d="M9 3V21M9 4L17 9M9 10.5L17 15.5" stroke="currentColor" stroke-width="2.8" fill="none"/>',
} as const;
