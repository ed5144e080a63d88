import { questlineOf } from '../content/index.ts';
import type { QuestlineCard, Rating } from '../content/questlines.ts';
import type { Fateforge, Questline } from '../state.ts';

const BY_SECONDARY = 2;
const FOR_STANDING = 4;
const GOLD_A_POINT = 5;
const MOST_BY_GOLD = 4;

/** FF-455: points as things stand; those of scenes that are over. */
export function pointsOf(s: Fateforge, q: Questline): number {
  const standing = q.fallen.filter((fell) => !fell).length / Math.max(1, q.fallen.length);
  return (
    BY_SECONDARY * q.secondary +
    Math.floor(FOR_STANDING * standing) +
    Math.min(MOST_BY_GOLD, Math.floor(s.bag.gold / GOLD_A_POINT)) -
    q.corruptionDrawn
  );
}

export function ratingOf(s: Fateforge, q: Questline): Rating {
  const { silver, golden } = questlineOf(q.id) as QuestlineCard;
  const points = pointsOf(s, q);
  return points >= golden ? 'gold' : points >= silver ? 'silver' : 'copper';
}
