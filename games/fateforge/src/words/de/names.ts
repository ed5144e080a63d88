import { namesIn } from '../names.ts';

export const { cardName, enemyName, heroName, resultName, sceneName, zoneName } = namesIn('de');
