import { later, laterSaid, soon } from '../../hall/later.tsx';
import { withWords } from '../../words/catalogue.ts';

/*
 * What no first question needs: fights, cards to choose from, what is said of things, the ending.
 */

const parts = soon(withWords(() => import('./later-parts.ts')));
export const CardChoice = later(async () => (await parts()).CardChoice);
export const CloseUp = later(async () => (await parts()).CloseUp);
export const Deed = later(async () => (await parts()).Deed);
export const DeedGround = later(async () => (await parts()).DeedGround);
export const Ending = later(async () => (await parts()).Ending);
export const FightHand = later(async () => (await parts()).FightHand);
export const Moments = later(async () => (await parts()).Moments);

export const advised = laterSaid(async () => (await parts()).advised);
export const explain = laterSaid(async () => (await parts()).explain);
export const summary = laterSaid(async () => (await parts()).summary);
