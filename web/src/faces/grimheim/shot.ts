import { type GrimheimTold, type GrimheimView, nameOf } from '@wyrdhall/grimheim';
import type { Told } from '@wyrdhall/kernel';

/** What the show looks at: areas, and whether as near as one can. */
interface Shot {
  readonly at: readonly string[];
  readonly near: boolean;
}

const TOWN_NAME = 'grimheim';

/** What belongs to the fight that is going on, and does not say by itself whose it is. */
const OF_FIGHT: ReadonlySet<GrimheimTold['kind']> = new Set([
  'attack',
  'armour',
  'prevent',
  'hurt',
  'missed',
  'use',
  'play',
  'wear',
  'damage',
  'no-damage',
  'dies',
]);

/** The attack that is being fought out in the monsters' turn. */
export function attackNow(told: readonly Told[]): (GrimheimTold & { readonly kind: 'attack' }) | undefined {
  const events = told as readonly GrimheimTold[];
  const found = events.findLast(({ kind }) => kind === 'attack' || kind === 'time' || kind === 'turn');
  return found?.kind === 'attack' ? found : undefined;
}

/** The areas of a monster's way in this turn, from where it stood. */
export function wayOf(told: readonly Told[], monster: string): string[] {
  const events = told as readonly GrimheimTold[];
  const turn = events.slice(events.findLastIndex(({ kind }) => kind === 'time') + 1);
  return turn.flatMap((e) =>
    (e.kind === 'march' || e.kind === 'turned') && e.monster === monster ? [e.from, e.to] : [],
  );
}

/** In the monsters' turn the camera goes to each fight; and wherever Grimheim burns, to Grimheim. */
export function shotOf(
  view: GrimheimView,
  before: GrimheimView,
  event: Told,
  told: () => readonly Told[],
): Shot | undefined {
  const e = event as GrimheimTold;
  const monster = (id: string) => {
    const found = view.monsters.find((one) => one.id === id) ?? before.monsters.find((one) => one.id === id);
    return found ? [nameOf(found.at)] : [];
  };
  if (e.kind === 'town') return { at: [TOWN_NAME], near: true };
  if (e.kind === 'knocked-out') {
    const fallen = before.heroes[e.seat];
    return fallen && { at: [nameOf(fallen.at)], near: true };
  }
  if (view.phase !== 'monsters') return undefined;
  if (e.kind === 'enters') return { at: [...wayOf(told(), e.monster).slice(-2), TOWN_NAME], near: true };
  if (e.kind === 'march' || e.kind === 'turned') return { at: [e.from, e.to], near: false };
  if (e.kind === 'stays') return { at: monster(e.monster), near: false };
  if (e.kind === 'arrives') return { at: [e.at], near: false };
  if (!OF_FIGHT.has(e.kind)) return undefined;
  const attack = attackNow(told());
  const hero = attack && view.heroes[attack.seat];
  return hero && { at: [...monster(attack.monster), nameOf(hero.at)], near: true };
}
