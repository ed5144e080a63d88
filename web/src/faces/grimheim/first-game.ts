/**
 * What the address of a first game sets. It is gentle by two house options (GR-380, GR-381), and by its seed: whoever
 * obeys the teacher loses nothing in three rounds, and whoever goes on as the hints say nearly always wins.
 */
export const firstGame = {
  heroes: 'bjorn',
  seed: '48',
  undo: 'free',
  moreHouses: 'true',
  yellowLonger: 'true',
} as const;
