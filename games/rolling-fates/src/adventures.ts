import type { Flow } from '@wyrdhall/kernel';
import { maxLife } from './board.ts';
import { openCombat } from './combat.ts';
import { ENEMIES } from './content/index.ts';
import { rememberZone } from './retry.ts';
import type { AdventureId, FateTable, Journey } from './state.ts';

const ZONES = 4;
const FIGHTS = 3;

export const newJourney = (adventure: AdventureId): Journey => ({
  adventure,
  zone: 0,
  node: '0',
  part: '',
  variant: 0,
  story: null,
  scenes: [],
  winnings: [],
  way: -1,
  ambush: '',
  omens: { fewer: 0, reinforced: [], reward: 0, stunned: false, skip: false, insight: false },
  flags: [],
  path: [],
});

/** A few fights in each zone, one after the other. */
export function* travel(t: FateTable): Flow {
  const s = t.state;
  const { journey } = s;
  if (journey.path.length === 0) rememberZone(s);
  if (journey.path.length === ZONES * FIGHTS) {
    s.ending = 'won';
    t.tell({ kind: 'won', rule: 'RF-020', adventure: journey.adventure });
    return;
  }
  const zone = Math.floor(journey.path.length / FIGHTS);
  if (zone > journey.zone) {
    journey.zone = zone;
    s.spared = false;
    s.heroes.forEach((hero) => {
      hero.level++;
      hero.traits.push(t.draw(s.traits) as string);
      hero.life = maxLife(hero);
      hero.used.zone = [];
    });
    rememberZone(s);
  }
  for (const hero of s.heroes) hero.treasures.push(t.draw(s.treasures) as string);
  journey.path.push(String(journey.path.length));
  const kinds = ENEMIES.filter((enemy) => enemy.tier === zone + 1).map(({ id }) => id);
  const n = Math.ceil(s.heroes.length / 2) + 1;
  openCombat(
    t,
    Array.from({ length: n }, () => t.random.of(kinds)),
  );
}
