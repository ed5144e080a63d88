import { battleLessons } from './battle.ts';
import { cardLessons } from './cards.ts';
import { enemyLessons } from './enemies.ts';
import { heroLessons } from './heroes.ts';
import { mapLessons } from './map.ts';
import { roundLessons } from './round.ts';

/** After the first fight: a lesson for each rule, told when it is met. Of several the first comes first. */
export const lessons = [
  ...battleLessons,
  ...enemyLessons,
  ...mapLessons,
  ...heroLessons,
  ...roundLessons,
  ...cardLessons,
];
