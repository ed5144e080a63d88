import type { HintWords } from '../hint-words.ts';
import { enemyName, heroName, resultName } from './names.ts';
import { thing } from './things.ts';

const NUMBERS = ['', '', 'two', 'three', 'four', 'five', 'six'];

const OPTIONS: Readonly<Record<string, string>> = {
  energy: 'a Step for energy',
  flip: 'change your stance',
  flask: 'a flask',
  quarter: 'offer quarter',
};

function option(id: string): string {
  const [kind = '', rest = ''] = id.split(':');
  if (kind === 'take') return `pick up ${thing(rest)}`;
  if (kind === 'revive') return `revive ${heroName(rest)}`;
  if (kind === 'spot') return `${resultName(rest)} on the weak spot`;
  if (kind === 'ally') return 'the ally’s die';
  return OPTIONS[kind] ?? kind;
}

export const hints: HintWords = {
  as: (results, card) => (results.length > 0 ? `${results.join(' and ')} as ${card}` : card),
  times: (n, what) => `${NUMBERS[n] ?? n} ${what}s`,
  falls: (enemy) => `${enemyName(enemy)} falls`,
  takes: (token) => `${thing(token)} is yours`,
  option,
  end: 'nothing else would help',
  goesOn: 'it is part of the best turn',
};
