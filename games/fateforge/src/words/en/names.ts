import { namesIn } from '../names.ts';

export const { cardName, enemyName, heroName, resultName, sceneName } = namesIn('en');
