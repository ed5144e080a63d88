import { type GrimheimTold, type GrimheimView, nameOf } from '@wyrdhall/grimheim';
import type { Told } from '@wyrdhall/kernel';

/** The areas where an event happens: who does it, whom it befalls, and where they go. */
export function sceneOf(view: GrimheimView, told: Told): string[] {
  const event = told as GrimheimTold;
  const areas: string[] = [];
  const monsters = [
    'monster' in event ? event.monster : undefined,
    'target' in event ? event.target : undefined,
  ];
  for (const id of monsters) {
    const found = view.monsters.find((monster) => monster.id === id);
    if (found) areas.push(nameOf(found.at));
  }
  if ('to' in event && typeof event.to === 'string') areas.push(event.to);
  if ('at' in event && typeof event.at === 'string') areas.push(event.at);
  const hero = 'seat' in event && event.seat !== undefined ? view.heroes[event.seat] : undefined;
  if (hero && event.kind !== 'turn') areas.push(nameOf(hero.at));
  return areas;
}
