import type { Older } from '@wyrdhall/kernel';
import { maxLife } from './rules/board.ts';
import type { Hero, Journey, RollingFates } from './state.ts';

/** Traits that version 8 has in the place of others. */
const RENAMED: Readonly<Record<string, string>> = {
  'iron-stomach': 'opportunist',
  stubborn: 'watchful',
  'hard-to-break': 'small-change',
  'venom-blood': 'last-laugh',
};

const renamed = (cards: readonly string[]): string[] => cards.map((id) => RENAMED[id] ?? id);

function heroOf8(hero: Hero): Hero {
  const now = { ...hero, taunts: false, traits: renamed(hero.traits), muted: renamed(hero.muted) };
  return { ...now, life: Math.min(now.life, maxLife(now)) };
}

/** RF-031: since version 8 the find comes before the pedlar or beggar. Who has met them first finds it after the next fight. */
function journeyOf8(journey: Journey): Journey {
  const { adventure, node, omens } = journey;
  const isAhead = node === 'a2' && ['toll-road', 'ash-stair', 'crown'].includes(adventure);
  return isAhead ? { ...journey, omens: { ...omens, reward: omens.reward + 1 } } : journey;
}

/** Tables that were begun under older rules. */
export function upgrade({ state, options }: Older, from: number): Older {
  if (from >= 8) return { state, options };
  const s = state as RollingFates;
  const { zoneStart } = s;
  const now = {
    ...s,
    settings: { ...s.settings, twoTraits: false },
    heroes: s.heroes.map(heroOf8),
    traits: renamed(s.traits),
    aside: renamed(s.aside),
    journey: journeyOf8(s.journey),
    zoneStart: zoneStart && {
      ...zoneStart,
      heroes: zoneStart.heroes.map(heroOf8),
      traits: renamed(zoneStart.traits),
      aside: renamed(zoneStart.aside),
    },
  };
  return { state: now, options };
}
