import type { ReasonWords } from '../language.ts';

export const reasons: ReasonWords = {
  'no-dice': 'you do not have the dice for it',
  'no-luck': 'your Luck die does not show this face',
  'no-room': 'there is no room for it',
  'too-poor': 'you do not have enough to pay',
};
