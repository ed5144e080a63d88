export { CardChoice } from './card-choice.tsx';
export { CloseUp } from './close-up.tsx';
export { Deed, DeedGround } from './deed.tsx';
export { Ending } from './ending.tsx';
export { explain } from './explain.ts';
export { FightHand } from './fight-hand.tsx';
export { Moments } from './moments.tsx';
export { summary } from './summary.ts';
export { advised } from './why.ts';
