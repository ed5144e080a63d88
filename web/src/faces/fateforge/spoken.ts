import type { SceneLand } from './board/map.ts';
import { signsOf } from './panels/signs.ts';
import type { FateforgeProps, SeenEnemy, SeenHero } from './seen.ts';
import { ff } from './words/words.ts';

type View = FateforgeProps['view'];

export function spokenHero(h: SeenHero): string {
  const words = ff.value;
  return words.list([
    words.hero(h.id),
    words.health(h.health, h.maxHealth),
    words.energy(h.energy, h.maxEnergy),
    ...signsOf(h).map(({ label }) => label),
  ]);
}

export function spokenEnemy(e: SeenEnemy): string {
  const words = ff.value;
  const block = e.block + e.fresh;
  return words.list([
    words.enemy(e.id),
    words.health(Math.max(0, e.toughness - e.damage), e.toughness),
    ...(e.armour > 0 ? [words.armour(e.armour)] : []),
    ...(block > 0 ? [words.block(block)] : []),
    ...(e.stunned ? [words.stunned] : []),
    ...(e.laid ? [words.laid] : []),
    ...(e.guarded ? [words.guarded] : []),
  ]);
}

export function spokenFigure(view: View, id: string): string | undefined {
  const hero = view.heroes.find((h) => h.id === id);
  const enemy = view.enemies.find((e) => e.id === id);
  return hero ? spokenHero(hero) : enemy && spokenEnemy(enemy);
}

/** A zone with who and what is in it, and where its ways lead. */
export function spokenZone(view: View, land: SceneLand, id: string): string {
  const words = ff.value;
  const index = land.zones.findIndex((zone) => zone.id === id);
  const bit = 1 << index;
  const nameOf = (other: string) => words.zone(land.zones.find((zone) => zone.id === other)?.name ?? other);
  const ways = land.crossings.flatMap(({ from, to }) => {
    const isOpen = (view.edges & (land.bits.get(`${from} ${to}`) ?? 0)) !== 0;
    return !isOpen ? [] : from === id ? [nameOf(to)] : to === id ? [nameOf(from)] : [];
  });
  const who = [
    ...view.heroes.filter((h) => h.zone === index && !h.exited).map((h) => words.hero(h.id)),
    ...view.enemies.filter((e) => e.zone === index && !e.laid).map((e) => words.enemy(e.id)),
  ];
  const what = view.tokens
    .filter((token) => token.zone === index && token.by === '' && !token.open && token.kind !== 'difficult')
    .map(({ kind }) => words.tokens[kind]?.[0] ?? kind);
  return [
    nameOf(id),
    who.length > 0 ? words.list(who) : words.empty,
    ...what,
    ...((view.difficult & bit) !== 0 ? [words.difficult] : []),
    ...land.exits.filter((exit) => exit.zone === id).map(({ letter }) => words.exit(letter)),
    words.waysTo(ways),
  ].join(', ');
}
