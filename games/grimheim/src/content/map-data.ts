/**
 * The printed board, row by row from the top: the axial x of the first area, the terrain of each area
 * (. plains, f forest, m mountain, ~ lake, T town) and the way a monster goes from it, as the hour of a clock
 * (1 north-east, 3 east, 5 south-east, 7 south-west, 9 west, B north-west).
 */
export const ROWS: readonly (readonly [y: number, firstX: number, terrain: string, ways: string])[] = [
  [1, 9, 'ffffmm...', '555577777'],
  [2, 8, 'ffff......', '5555577777'],
  [3, 7, 'fff........', '55555577777'],
  [4, 6, '.ff.f.fm...~', '55555557777-'],
  [5, 5, '~.....f..m.~~', '-555555777779'],
  [6, 4, '~~m..f......~~', '--5555557777--'],
  [7, 3, 'mmmm........m..', '333355557779999'],
  [8, 2, 'ffff...TT.......', '3333333--9999999'],
  [9, 1, '..f....TTT.......', '3333333---9999999'],
  [10, 1, '.f.f...TTff.....', '3333331--B999999'],
  [11, 1, '....f...mff....', '3331111BBB99999'],
  [12, 1, '.fffm......fff', '1111111BBBB999'],
  [13, 1, 'ff.mm...m.m.f', '111111BBBBBB9'],
  [14, 1, 'f....m...m.m', '111111BBBBBB'],
  [15, 1, '.mm.m.m....', '111111BBBBB'],
  [16, 1, 'mmm.....mm', '11111BBBBB'],
  [17, 1, 'mmmm.mmmm', '1111BBBBB'],
];

/** The areas of each location, in the order that monster cards count them: by row, then from left to right. */
export const LOCATIONS = {
  'dark-forest': '9_1 10_1 11_1 12_1 8_2 9_2 10_2 11_2 7_3 8_3 9_3 6_4 7_4 8_4',
  'dead-plains': '15_1 16_1 17_1 15_2 16_2 17_2 16_3 17_3 16_4',
  'temple-ruins': '12_4',
  nailfare: '16_5 17_5',
  'troll-caves': '6_6 5_7 6_7',
  'marsh-of-sorrow': '16_7 17_7 16_8 17_8 16_9 17_9 15_10 16_10 14_11 15_11 13_12 14_12',
  'ogre-valley': '2_8 3_8 4_8 1_9 2_9 3_9 1_10 2_10 3_10 1_11',
  grimheim: '9_8 10_8 8_9 9_9 10_9 8_10 9_10',
  'robber-camp': '5_11',
  'witch-cabin': '11_11',
  'spewing-mountain': '1_14 2_14 1_15 2_15 3_15 1_16 2_16 3_16 4_16 1_17 2_17 3_17',
  highlands: '11_14 12_14 10_15 11_15 7_16 8_16 9_16 10_16 6_17 7_17 8_17 9_17',
  'wyrm-lair': '6_15 5_16 6_16 5_17',
} as const;

export const ROADS =
  '12_1 12_2 12_3 6_4 12_4 6_5 12_5 16_5 17_5 6_6 11_6 15_6 6_7 7_7 11_7 13_7 14_7 7_8 8_8 11_8 12_8 5_10 6_10 7_10 10_10 2_11 3_11 4_11 8_11 10_11 11_11 1_12 7_12 11_12 12_12 7_13 12_13 13_13 7_14 6_15 5_16 4_17';
