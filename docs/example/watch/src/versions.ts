import { flag, listOf, type Older, type Options, oneOf, recordOf, whole } from '@wyrdhall/kernel';
import { CARDS, CHARMS, goalOf, ROADS, WARDENS, type Watch, watchDie } from './state.ts';

const cards = listOf(oneOf(CARDS), CARDS.length);
const charms = listOf(oneOf(CHARMS), CHARMS.length);
const shape = recordOf({
  players: whole(1, 3),
  nights: whole(3, 8),
  storm: flag,
  road: oneOf(ROADS),
  charms,
  found: charms,
  chapter: oneOf(['valley', 'peak']),
  night: whole(1, 9),
  phase: oneOf(['dusk', 'raid', 'way']),
  fire: whole(0, 100),
  wardens: listOf(
    recordOf({ id: oneOf(WARDENS), hand: cards, dice: listOf(oneOf(watchDie.faces), 2) }),
    4,
    2,
  ),
  deck: cards,
  used: cards,
});

export function broken(s: Watch, options?: Options): string | undefined {
  const malformed = shape(s, 'state');
  if (malformed) return malformed;
  const all = [...s.deck, ...s.used, ...s.wardens.flatMap(({ hand }) => hand)];
  if (all.length !== CARDS.length || new Set(all).size !== all.length) return `${all.length} cards`;
  if (s.wardens.length !== [2, 4, 3][s.players - 1]) return `${s.wardens.length} wardens`;
  return outOfStep(s) ?? (options && unlike(s, options));
}

/** What no step leads to: from here the next one stays within bounds too. */
function outOfStep(s: Watch): string | undefined {
  const goal = goalOf(s);
  const isRunning = s.phase === 'dusk' && s.chapter === 'valley';
  const brightest = isRunning ? goal - 1 : goal - 1 + 4 * s.wardens.length;
  if (s.fire > brightest) return `a fire of ${s.fire}`;
  const last = s.phase === 'raid' ? s.nights : s.nights + 1;
  return s.night > last ? `night ${s.night} of ${s.nights}` : undefined;
}

function unlike(s: Watch, options: Options): string | undefined {
  const now = { ...s, wardens: s.wardens.map(({ id }) => id) };
  const names = ['players', 'nights', 'storm', 'road', 'charms', 'wardens'] as const;
  const name = names.find((option) => String(now[option]) !== String(options[option]));
  return name && `${name}: ${now[name]}, and the options say ${options[name]}`;
}

/** Version 1 called the fire a flame, and knew no charms. */
export function upgrade({ state, options }: Older, from: number): Older {
  if (from > 1) return { state, options };
  const now = { ...options, charms: [] };
  if (state === undefined) return { options: now };
  if (typeof state !== 'object' || state === null) return { state, options: now };
  const { flame, ...rest } = state as Readonly<Record<string, unknown>>;
  return { state: { ...rest, fire: flame, charms: [], found: [] }, options: now };
}
