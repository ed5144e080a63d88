import type { RollingFates } from '../state.ts';
import type { RollingFatesTold } from '../told.ts';

/** Life that a hero took from enemies, kept from heroes, or gave back. */
const did = ({ tally }: RollingFates['heroes'][number]): number =>
  tally.dealt + tally.prevented + tally.healed;

/** What a game says about balance: `hero brakka`, `treasure firepot` (somebody carried it), `refused firepot` … */
export function figures(log: readonly RollingFatesTold[], s: RollingFates): Record<string, number> {
  const found: Record<string, number> = {};
  let fights = 0;
  let rounds = 0;
  for (const event of log) {
    switch (event.kind) {
      case 'combat-won':
        fights++;
        rounds += event.rounds;
        break;
      case 'treasure':
        found[`treasure ${event.treasure}`] = 1;
        break;
      case 'swaps':
        found[`treasure ${event.gets}`] = 1;
        break;
      case 'refuses':
        found[`refused ${event.treasure}`] = 1;
        break;
      case 'trait':
        found[`trait ${event.trait}`] = 1;
        break;
    }
  }
  if (fights > 0) found['amount rounds per fight'] = rounds / fights;
  if (s.combat) found[`lost ${s.journey.zone + 1} ${s.journey.node}`] = 1;
  const deeds = s.heroes.map(did);
  const all = deeds.reduce((sum, n) => sum + n, 0);
  s.heroes.forEach((hero, seat) => {
    found[`hero ${hero.id}`] = 1;
    if (all > 0) found[`share ${hero.id}`] = ((deeds[seat] ?? 0) * s.heroes.length) / all;
  });
  return found;
}
