import type { Flow } from '@wyrdhall/kernel';
import { copyZoneStart } from '../copy.ts';
import type { FateTable, RollingFates } from '../state.ts';
import { loseGame } from './losing.ts';
import { tell } from './tell.ts';

/** RF-197: what the zone began with. Called whenever a zone is entered. */
export function rememberZone(s: RollingFates): void {
  if (s.settings.mercy !== 'retry') return;
  const { heroes, treasures, traits, aside, journey } = s;
  s.zoneStart = copyZoneStart({ heroes, treasures, traits, aside, journey });
}

const QUESTION = { id: 'retry', rule: 'RF-197' };
const ANSWERS = [
  { id: 'retry', value: true },
  { id: 'give-up', value: false },
];

/** A hero has fallen, or the party gives up: the zone begins anew, or the game is lost. */
export function* retry(t: FateTable): Flow {
  const s = t.state;
  const { value: again } = yield* t.anyone([...s.heroes.keys()], QUESTION, () => ANSWERS);
  if (!again || !s.zoneStart) {
    loseGame(t, s.fallen >= 0 ? 'fallen' : 'gave-up');
    return;
  }
  const { heroes, ...rest } = copyZoneStart(s.zoneStart);
  // What heroes did is not undone by it.
  const tallies = s.heroes.map((hero) => hero.tally);
  Object.assign(s, rest, { combat: null, fate: '', fallen: -1, spared: false });
  s.heroes = heroes.map((hero, seat) => ({ ...hero, tally: tallies[seat] ?? hero.tally }));
  s.retries++;
  tell(t, { kind: 'retry', rule: 'RF-197', zone: s.journey.zone, retries: s.retries });
}
