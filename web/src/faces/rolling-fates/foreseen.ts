import { abilityOf, type Effect, foreseenAttacks, foreseenLoss } from '@wyrdhall/rolling-fates';
import { aimedAt, pointedAt } from './looking.ts';
import { type FateProps, numberOf, textOf } from './seen.ts';

/** What is going to happen to figures, by their ids, as far as one can know. */
export interface Foreseen {
  readonly loss: ReadonlyMap<string, number>;
  readonly gain: ReadonlyMap<string, number>;
}

/** The packages of an ability that are looked at now: the one asked about, or those of the one pointed at. */
function effectsShown({ prompt }: FateProps): readonly Effect[] {
  const asked = prompt?.question.id === 'target' ? textOf(prompt, 'ability') : undefined;
  if (asked !== undefined) {
    const effect = abilityOf(asked)?.effects[numberOf(prompt, 'clause') ?? 0];
    return effect ? [effect] : [];
  }
  const pointed = pointedAt.value;
  return pointed !== undefined && prompt?.question.id === 'act' ? (abilityOf(pointed)?.effects ?? []) : [];
}

/** Targets that are chosen, or cannot be others; all that can be, where one is still to be chosen. */
export function foresee(props: FateProps): Foreseen {
  const { view, prompt, event } = props;
  const loss = new Map<string, number>();
  const gain = new Map<string, number>();
  if (!view.combat || event) return { loss, gain };
  for (const attack of foreseenAttacks(view)) {
    const id = view.heroes[attack.seat]?.id;
    if (id) loss.set(id, (loss.get(id) ?? 0) + attack.loss);
  }
  const hero = prompt && view.heroes[prompt.seat];
  if (!hero) return { loss, gain };
  const aimed = aimedAt.value;
  for (const effect of effectsShown(props)) {
    if (effect.kind === 'strike') {
      for (const enemy of view.combat.enemies) {
        if (aimed !== undefined && effect.targets === 1 && enemy.id !== aimed) continue;
        loss.set(enemy.id, (loss.get(enemy.id) ?? 0) + foreseenLoss(hero, effect, enemy));
      }
    }
    if (effect.kind === 'heal') {
      for (const other of view.heroes) {
        if (aimed !== undefined && effect.targets === 1 && other.id !== aimed) continue;
        gain.set(other.id, effect.amount);
      }
    }
  }
  return { loss, gain };
}
