import type { Campaign } from '../campaign-state.ts';
import { SCHEDULE } from '../content/campaign/schedule.ts';
import { questlineOf } from '../content/index.ts';
import { primaryOf } from '../rules/facts.ts';
import { isMet } from '../rules/objectives.ts';
import type { Fateforge } from '../state.ts';
import { worth } from './worth.ts';

/** A party in the middle of an even fight, and how many points more or less make how much of a difference. */
const EVEN = 110;
const SPREAD = 50;
const WHOLE_HEROES = 2;

/** How well the party stands in a fight, from 0 to 1: the points of `worth`, drawn together at both ends. */
function sceneScore(s: Fateforge): number {
  const heroes = s.heroes.length - WHOLE_HEROES;
  const points = worth(s) - EVEN - 20 * heroes;
  return Math.min(0.99, Math.max(0.01, 1 / (1 + Math.exp(-points / SPREAD))));
}

const ENDS = { '': 0, a: 1, b: 0.8, c: 0.4, d: 0.1 } as const;

/** How far the story has come, and how the party stands in the fight; it is never lost before its end. */
function campaignScore(s: Fateforge, c: Campaign): number {
  if (s.ending !== '') return ENDS[c.ending];
  const now = s.phase === 'story' ? 0.5 : sceneScore(s);
  return Math.min(0.95, (c.at + now) / (SCHEDULE.length + 1));
}

export function score(s: Fateforge): number {
  if (s.campaign) return campaignScore(s, s.campaign);
  if (s.ending === 'won') return 1;
  if (s.ending === 'fallen') return 0;
  if (s.ending === 'failed') {
    const goals = primaryOf(s);
    return (0.1 * goals.filter((o) => isMet(s, o)).length) / Math.max(1, goals.length);
  }
  if (!s.questline) return sceneScore(s);
  const done = s.questline.at + (s.phase === 'camp' ? 0.99 : sceneScore(s));
  return done / (questlineOf(s.questline.id)?.scenes.length ?? 1);
}
