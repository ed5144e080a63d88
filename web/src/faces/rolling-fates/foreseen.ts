import {
  abilityOf,
  type Effect,
  type Extra,
  foreseenAttacks,
  foreseenExtra,
  foreseenLosses,
  foreseenPoison,
} from '@wyrdhall/rolling-fates';
import { aimedAt, pointedAt } from './looking.ts';
import { type FateProps, numberOf, textOf } from './seen.ts';

/** What is going to happen to figures, by their ids, as far as one can know. */
export interface Foreseen {
  readonly loss: ReadonlyMap<string, number>;
  readonly gain: ReadonlyMap<string, number>;
}

interface Shown {
  readonly effects: readonly Effect[];
  /** What cards add to the damage. */
  readonly extra: Extra;
}

/** The packages of an ability that are looked at now: the one asked about, or those of the one pointed at. */
export function shownEffects(props: FateProps): Shown | undefined {
  const { prompt, view } = props;
  const hero = prompt && view.heroes[prompt.seat];
  const asked = prompt?.question.id === 'target' ? textOf(prompt, 'ability') : undefined;
  if (asked !== undefined) {
    const effect = abilityOf(asked)?.effects[numberOf(prompt, 'clause') ?? 0];
    const extra = { each: numberOf(prompt, 'extra') ?? 0, first: numberOf(prompt, 'opening') ?? 0 };
    return { effects: effect ? [effect] : [], extra };
  }
  if (prompt?.question.id === 'hit') return { effects: [enteredHit(props)], extra: NO_EXTRA };
  const pointed = pointedAt.value;
  if (!hero || pointed === undefined) return undefined;
  if (prompt.question.id === 'hits') return { effects: abilityOf(pointed)?.effects ?? [], extra: NO_EXTRA };
  if (prompt.question.id !== 'act') return undefined;
  const extra = foreseenExtra(hero, pointed, view.settings.distinctGroups);
  return { effects: abilityOf(pointed)?.effects ?? [], extra };
}

const NO_EXTRA: Extra = { each: 0, first: 0 };

/** What is on the keypad now. */
function enteredHit({ prompt, marking }: FateProps): Effect {
  const damage = marking?.answers.find(({ id }) => id === 'damage')?.marked ?? 0;
  const targets = textOf(prompt, 'enemy') === 'all' ? 'all' : 1;
  return { kind: 'strike', targets, damage, statuses: [], investigate: false };
}

/** Whom somebody points at, or whom the keypad is for. */
const aimOf = ({ prompt }: FateProps): string | undefined =>
  prompt?.question.id === 'hit' ? textOf(prompt, 'enemy') : aimedAt.value;

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
  const poison = foreseenPoison(view);
  for (const [id, lost] of poison) loss.set(id, (loss.get(id) ?? 0) + lost);
  const now = shownEffects(props);
  if (!prompt || !now) return { loss, gain };
  const aimed = aimOf(props);
  for (const [id, lost] of foreseenLosses(view, prompt.seat, now.effects, now.extra, aimed))
    loss.set(id, lost);
  for (const effect of now.effects) {
    if (effect.kind !== 'heal') continue;
    for (const other of view.heroes) {
      if (aimed !== undefined && effect.targets === 1 && other.id !== aimed) continue;
      gain.set(other.id, effect.amount);
    }
  }
  return { loss, gain };
}
