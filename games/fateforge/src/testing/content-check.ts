import {
  ALLIES,
  BOSSES,
  ENEMIES,
  HEROES,
  ITEMS,
  isEnemyCard,
  isItem,
  isSkill,
  SCENES,
  SKILLS,
} from '../content/index.ts';
import { roundsMore, tougherBy } from '../content/might.ts';
import type { Scene } from '../content/scene.ts';

const twice = (ids: readonly (string | number)[]): (string | number)[] =>
  ids.filter((id, k) => ids.indexOf(id) !== k);

/** Where the thing that an enemy guards lies. */
function guardedZones(scene: Scene, guards: string): string[] {
  const [kind, what = ''] = guards.split(' ');
  if (kind === 'exit') return scene.exits[what] === undefined ? [] : [scene.exits[what]];
  if (kind === 'enemy')
    return scene.enemies.flat().flatMap((e) => (`${e.card}-${e.number}` === what ? [e.zone] : []));
  return scene.tokens.flatMap((t) => (t.kind === kind && t.id === what ? [t.zone, t.to] : []));
}

function brokenMap({ id, zones, edges, start, exits }: Scene): string[] {
  const names = zones.map((zone) => zone.id);
  const wrong = twice(names).map((name) => `${id}: zone ${name} twice`);
  const pairs = edges.split(' ').map((edge) => edge.split('-'));
  for (const name of [...pairs.flat(), ...start, ...Object.values(exits)])
    if (!names.includes(name)) wrong.push(`${id}: there is no zone ${name}`);
  const reached = new Set(start);
  for (const name of reached)
    for (const pair of pairs) if (pair.includes(name)) for (const other of pair) reached.add(other);
  if (names.some((name) => !reached.has(name))) wrong.push(`${id}: not every zone can be reached`);
  return wrong;
}

function brokenEnemies(scene: Scene): string[] {
  const { id } = scene;
  const all = scene.enemies.flat();
  const names = scene.zones.map((zone) => zone.id);
  const colour = (card: string): string => ENEMIES.find((other) => other.id === card)?.colour ?? '';
  const wrong = twice(all.map((e) => `${colour(e.card)} ${e.number}`)).map((name) => `${id}: ${name} twice`);
  for (const { card, number, zone, guards } of all) {
    if (!isEnemyCard(card)) wrong.push(`${id}: there is no enemy ${card}`);
    if (!names.includes(zone)) wrong.push(`${id}: ${card}-${number} is in no zone`);
    if (guards !== '' && !guardedZones(scene, guards).includes(zone))
      wrong.push(`${id}: ${card}-${number} guards what is elsewhere, ${guards}`);
  }
  for (const card of scene.reactions.flat())
    if (!scene.enemies[0]?.some((e) => e.card === card)) wrong.push(`${id}: ${card} reacts and is not there`);
  if (scene.reactions.length !== scene.rounds)
    wrong.push(`${id}: Reactions for ${scene.reactions.length} rounds`);
  return wrong;
}

/** What an objective asks for has to be on the map. */
function brokenObjectives({ id, tokens, enemies, exits, primary, secondary }: Scene): string[] {
  const wrong: string[] = [];
  const all = enemies.flat();
  const need = (holds: boolean, what: string): void => {
    if (!holds) wrong.push(`${id}: an objective asks for ${what}`);
  };
  const token = (kind: string, name: string): boolean => tokens.some((t) => t.kind === kind && t.id === name);
  for (const o of [...primary, ...secondary]) {
    switch (o.kind) {
      case 'take':
        for (const name of o.tokens) need(token('objective', name), name);
        break;
      case 'open':
        for (const name of o.chests) need(token('chest', name), name);
        break;
      case 'explore':
        for (const name of o.tokens) need(token('exploration', name), name);
        break;
      case 'exit':
        for (const letter of o.exits) need(exits[letter] !== undefined, `exit ${letter}`);
        break;
      case 'defeat':
      case 'spare':
        need(
          all.some((e) => `${e.card}-${e.number}` === o.enemy),
          o.enemy,
        );
        break;
      case 'collect':
        need(
          tokens.some((t) => t.kind === o.what && t.zone === o.zone),
          `${o.what} in ${o.zone}`,
        );
        break;
      case 'defeat-all':
        for (const card of o.cards)
          need(
            all.some((e) => e.card === card),
            card,
          );
        break;
      case 'gone':
        need(
          all.some((e) => e.card === o.card),
          o.card,
        );
        break;
      case 'door':
        need(token('door', o.door), o.door);
        break;
      case 'counter':
        need(
          tokens.some((t) => t.kind === 'counter' && t.id === o.counter && t.n >= o.least),
          `${o.least} cubes on ${o.counter}`,
        );
        break;
      case 'exploit':
        need(
          all.some((e) => BOSSES.some((boss) => boss.id === e.card && boss.weakSpots[o.spot])),
          `weak spot ${o.spot}`,
        );
        break;
    }
  }
  return wrong;
}

function brokenTokens({ id, zones, edges, tokens, enemies }: Scene): string[] {
  const names = zones.map((zone) => zone.id);
  const wrong: string[] = [];
  for (const t of tokens) {
    for (const name of [t.zone, ...(t.to === '' ? [] : [t.to]), ...t.from])
      if (!names.includes(name)) wrong.push(`${id}: a ${t.kind} in no zone, ${name}`);
    if (t.kind === 'door' && !edges.split(' ').some((e) => e === t.id || e === `${t.to}-${t.zone}`))
      wrong.push(`${id}: the door ${t.id} is on no edge`);
    if (t.kind === 'chest' && t.items.length === 0) wrong.push(`${id}: ${t.id} is empty`);
    for (const item of t.items) if (!isItem(item)) wrong.push(`${id}: there is no item ${item}`);
    const carrier = enemies.flat().find((e) => `${e.card}-${e.number}` === t.carrier);
    if (t.carrier !== '' && carrier?.zone !== t.zone)
      wrong.push(`${id}: ${t.carrier} carries what is elsewhere`);
  }
  return wrong;
}

/** FF-498: however many heroes there are, nobody has fewer than two rounds, and nothing is less tough than its card. */
function brokenMight({ id, rounds }: Scene): string[] {
  return [2, 3, 4].flatMap((heroes) => {
    const left = rounds + roundsMore(id, heroes);
    const wrong = left < 2 ? [`${id}: ${left} rounds for ${heroes} heroes`] : [];
    return tougherBy(id, heroes, 2) < 0 ? [...wrong, `${id}: less tough for ${heroes} heroes`] : wrong;
  });
}

/** All that is wrong with a scene. */
export const brokenScene = (scene: Scene): string[] => [
  ...brokenMap(scene),
  ...brokenEnemies(scene),
  ...brokenTokens(scene),
  ...brokenObjectives(scene),
  ...brokenMight(scene),
];

/** All that is wrong with the content. */
export function brokenContent(): string[] {
  const ids = [...SKILLS, ...ITEMS, ...ENEMIES, ...SCENES, ...ALLIES, ...HEROES].map(({ id }) => id);
  const wrong = twice(ids).map((id) => `${id} is there twice`);
  for (const { id, upgrades, hero } of SKILLS)
    if (upgrades !== '' && !SKILLS.some((other) => other.id === upgrades && other.hero === hero))
      wrong.push(`${id} upgrades nothing`);
  for (const { id, buys } of HEROES)
    for (const buy of buys) if (!isSkill(buy) && !isItem(buy)) wrong.push(`${id} buys ${buy}`);
  for (const { id } of ENEMIES)
    if (!SCENES.some(({ enemies }) => enemies.flat().some((e) => e.card === id)))
      wrong.push(`${id} is in no scene`);
  for (const { id, turns } of BOSSES) if (turns.length !== 4) wrong.push(`${id} has ${turns.length} turns`);
  return [...wrong, ...SCENES.flatMap(brokenScene)];
}
