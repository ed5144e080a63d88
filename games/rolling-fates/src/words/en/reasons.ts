import type { ReasonWords } from '../language.ts';

export const reasons: ReasonWords = {
  'no-dice': 'you do not have the dice for it',
  'no-luck': 'your Luck die does not show this face',
};
