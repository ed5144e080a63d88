import {
  type FateforgeTold,
  type FateforgeView,
  isItem,
  itemOf,
  mapOf,
  skillOf,
  type Use,
} from '@wyrdhall/fateforge';
import { isOpen, type Scene } from '../../../kit/guide/guide.ts';
import type { Lesson } from '../../../kit/guide/lesson.ts';
import { actingHero, type SeenEnemy, type SeenHero, type SeenToken } from '../seen.ts';

export type FightScene = Scene<FateforgeView>;
type Said = readonly [heading: string, text: string];
type IsNow = Lesson<FateforgeView>['isNow'];

interface More {
  readonly about?: (scene: FightScene) => readonly string[];
  readonly urgent?: true;
}

/** A lesson by its rule, in both languages. */
export const lesson = (
  id: string,
  rule: string,
  { en, de }: { readonly en: Said; readonly de: Said },
  isNow: IsNow,
  more: More = {},
): Lesson<FateforgeView> => ({
  id,
  rule,
  heading: { en: en[0], de: de[0] },
  text: { en: en[1], de: de[1] },
  isNow,
  ...more,
});

export const asks = ({ prompt }: FightScene, ...questions: readonly string[]): boolean =>
  questions.includes(prompt.question.id);

/** When there is time to look around. */
export const plans = (scene: FightScene): boolean => asks(scene, 'turn', 'prepare', 'dice');

export const opens = ({ prompt }: FightScene, option: string): boolean => isOpen(prompt, option);

/** The first open answer that begins so. */
export const openOne = ({ prompt }: FightScene, start: string): string | undefined =>
  prompt.options.find(({ id, closed }) => !closed && id.startsWith(start))?.id;

export const optionAbout =
  (start: string) =>
  (scene: FightScene): readonly string[] => {
    const id = openOne(scene, start);
    return id === undefined ? [] : [`option:${id}`];
  };

export function heroOf({ view, prompt }: FightScene): SeenHero | undefined {
  const { figure } = prompt.question;
  return view.heroes.find(({ id }) => id === figure) ?? view.heroes[actingHero(view) ?? -1];
}

export const events = (scene: FightScene): readonly FateforgeTold[] =>
  (scene.events ?? []) as readonly FateforgeTold[];

/** The places on the map of zones by their index. */
export const zonesAbout = ({ view }: FightScene, zones: readonly number[]): readonly string[] => {
  const map = mapOf(view.board).zones;
  return [...new Set(zones)].flatMap((index) => (map[index] ? [`at:${map[index].id}`] : []));
};

/** Where the asked hero stands, and the zones beside it. */
export function reach(scene: FightScene): readonly number[] {
  const hero = heroOf(scene);
  if (!hero || hero.ko || hero.exited) return [];
  const { zones, ways } = mapOf(scene.view.board);
  const here = zones[hero.zone]?.id;
  const near = ways.flatMap(({ from, to }) => (from === here ? [to] : to === here ? [from] : []));
  return [hero.zone, ...near.map((id) => zones.findIndex((zone) => zone.id === id))];
}

/** What lies on the ground and was not used, around the asked hero. */
export function tokensNear(scene: FightScene, kind: SeenToken['kind']): readonly SeenToken[] {
  const zones = reach(scene);
  return scene.view.tokens.filter(
    (token) => token.kind === kind && token.by === '' && !token.open && zones.includes(token.zone),
  );
}

export const isNear =
  (kind: SeenToken['kind']) =>
  (scene: FightScene): boolean =>
    plans(scene) && tokensNear(scene, kind).length > 0;

export const nearAbout =
  (kind: SeenToken['kind']) =>
  (scene: FightScene): readonly string[] =>
    zonesAbout(
      scene,
      tokensNear(scene, kind).map(({ zone }) => zone),
    );

export const figure = ({ id }: { readonly id: string }): string => `figure:${id}`;

/** Enemies on their feet. */
export const enemies = ({ view }: FightScene): readonly SeenEnemy[] =>
  view.enemies.filter(({ laid }) => !laid);

export function enemiesNear(scene: FightScene): readonly SeenEnemy[] {
  const zones = reach(scene);
  return enemies(scene).filter(({ zone }) => zones.includes(zone));
}

/** A lesson about the first enemy around the asked hero that is such. */
export const nearby = (is: (e: SeenEnemy) => boolean): { isNow: IsNow } & More => ({
  isNow: (scene) => plans(scene) && enemiesNear(scene).some(is),
  about: (scene) => enemiesNear(scene).filter(is).slice(0, 1).map(figure),
});

/** What can be used now: its card, and what it does. */
function usable(scene: FightScene): readonly { readonly id: string; readonly use: Use }[] {
  if (!asks(scene, 'turn')) return [];
  return scene.prompt.options.flatMap(({ id: option, closed }) => {
    if (closed || !option.startsWith('use:')) return [];
    const id = option.slice('use:'.length);
    const use = isItem(id) ? itemOf(id).use : skillOf(id).use;
    return use ? [{ id, use }] : [];
  });
}

const cardAbout = (id: string): string => `${isItem(id) ? 'item' : 'skill'}:${id}`;

/** A lesson about the first usable card that is such. */
export const card = (is: (use: Use, id: string) => boolean): { isNow: IsNow } & More => ({
  isNow: (scene) => usable(scene).some(({ use, id }) => is(use, id)),
  about: (scene) =>
    usable(scene)
      .filter(({ use, id }) => is(use, id))
      .slice(0, 1)
      .map(({ id }) => cardAbout(id)),
});
