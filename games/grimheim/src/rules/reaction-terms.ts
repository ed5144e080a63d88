import type { OfferTerms } from '@wyrdhall/kernel';
import type { GrimheimTable } from './effect.ts';

const OPEN: OfferTerms = {};
const CLOSED: OfferTerms = { telling: true };
const MONSTERS: OfferTerms = { until: ['monster-turn'] };
const MONSTERS_CLOSED: OfferTerms = { ...MONSTERS, ...CLOSED };

/** GR-382: a hero is asked only where a card can answer, so with closed hands being asked tells of the hand. */
export const ownTurnTerms = ({ state }: GrimheimTable): OfferTerms =>
  state.settings.closedHands ? CLOSED : OPEN;

/** The same in the monsters' turn, until the end of which a hero may pass at once. */
export const monsterTurnTerms = ({ state }: GrimheimTable): OfferTerms =>
  state.settings.closedHands ? MONSTERS_CLOSED : MONSTERS;
