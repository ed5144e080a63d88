import { Facts, type Prompt, type Told } from '@wyrdhall/kernel';
import {
  abilityOf,
  type Effect,
  type Extra,
  type ForeseenCost,
  foreseenCosts,
  foreseenExtra,
  heroName,
  type RollingFatesView,
  type Status,
} from '@wyrdhall/rolling-fates';
import { fate } from './words/words.ts';

/** What is going to meet enemies. */
export interface Blow {
  readonly effects: readonly Effect[];
  /** What cards add to the damage. */
  readonly extra: Extra;
}

const NO_EXTRA: Extra = { each: 0, first: 0 };

/** The package of an ability that is being aimed. */
export function aimedBlow({ question }: Prompt): Blow {
  const facts = new Facts(question);
  const effect = abilityOf(facts.text('ability')).effects[facts.number('clause')];
  const extra = facts.has('extra')
    ? { each: facts.number('extra'), first: facts.number('opening') }
    : NO_EXTRA;
  return { effects: effect ? [effect] : [], extra };
}

/** An ability that is not aimed yet. */
export function abilityBlow({ seat }: Prompt, id: string, view: RollingFatesView): Blow {
  const hero = view.heroes[seat];
  const extra = hero && !view.settings.companion && foreseenExtra(hero, id, view.settings.distinctGroups);
  return { effects: abilityOf(id).effects, extra: extra || NO_EXTRA };
}

/** What is entered by hand, for one enemy or for `all`. */
export function enteredBlow(damage: number, statuses: readonly Status[], enemy: string): Blow {
  const targets = enemy === 'all' ? 'all' : 1;
  return {
    effects: [{ kind: 'strike', targets, damage, statuses: [...statuses], investigate: false }],
    extra: NO_EXTRA,
  };
}

/** Enemies that have pricked somebody: nobody needs a lens to know it. */
const prickedBy = (told: readonly Told[]): ReadonlySet<string> =>
  new Set(
    told.flatMap((event) =>
      event.rule === 'RF-108' &&
      'by' in event &&
      (event.kind === 'loses' || (event.kind === 'at-the-table' && 'what' in event && event.what === 'loss'))
        ? [String(event.by)]
        : [],
    ),
  );

/** What a blow costs heroes, as far as one can know. */
export const costsOf = (
  { effects, extra }: Blow,
  aimed: readonly string[],
  seat: number,
  view: RollingFatesView,
  told: readonly Told[] = [],
): ForeseenCost[] => foreseenCosts(view, seat, effects, extra, aimed, prickedBy(told));

/** Life lost, by seat. */
export function lossesIn(costs: readonly ForeseenCost[]): ReadonlyMap<number, number> {
  const losses = new Map<number, number>();
  for (const { seat, loss } of costs) if (loss > 0) losses.set(seat, (losses.get(seat) ?? 0) + loss);
  return losses;
}

/** Those who would fall by it; beside a real table nobody knows. */
export const fallenBy = (costs: readonly ForeseenCost[], { heroes, settings }: RollingFatesView): string[] =>
  [...lossesIn(costs)].flatMap(([seat, loss]) => {
    const hero = heroes[seat];
    return hero && !settings.companion && loss >= hero.life ? [heroName(hero.id) ?? ''] : [];
  });

/** `Sel loses 1 Life`; nothing where it costs nothing. */
export function costWords(costs: readonly ForeseenCost[], view: RollingFatesView): string[] {
  const words = fate.value;
  const name = (seat: number): string => heroName(view.heroes[seat]?.id ?? '') ?? '';
  const fallen = fallenBy(costs, view);
  return [
    ...[...lossesIn(costs)].map(([seat, loss]) =>
      words.costsLife(name(seat), loss, fallen.includes(name(seat))),
    ),
    ...costs.flatMap(({ seat, statuses, sure }) =>
      statuses.map((status) => words.comesBack(name(seat), words.afflicted[status], sure)),
    ),
  ];
}
