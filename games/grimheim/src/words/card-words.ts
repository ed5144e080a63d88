import type { Card, Gear, Side } from '../content/card.ts';
import type { AttackBonus, ExtraDice, OwnEffect, OwnId, RegularEffect } from '../content/effect.ts';
import type { Quest } from '../content/quest.ts';

/** The numbers of an effect of a card's own, in the order of its facts. */
type Numbers = readonly number[];
export type OwnWords = Readonly<Record<OwnId, (numbers: Numbers) => string>>;

/** How a language says what is printed on cards. Each gives whole sentences. */
export interface CardWords {
  name(card: Card): string;
  /** What the card is and adds, before its effects. */
  values(side: Side, kind: Card['kind'], gear: Gear): string[];
  regular(effect: RegularEffect, isEvent: boolean): string;
  /** Several uses, of which one or each may be made once per turn (GR-120). */
  uses(effects: readonly RegularEffect[], exclusive: boolean): string;
  bonus(effect: AttackBonus): string;
  dice(effect: ExtraDice): string;
  readonly own: OwnWords;
  /** What holds while the card is in play, after its effects. */
  passives(side: Side): string[];
  quest(quest: Quest): string;
}

/** A use that is listed with the other uses of its card. */
export const isChoice = (effect: Side['effects'][number]): effect is RegularEffect =>
  'deeds' in effect && effect.use !== undefined && (effect.on === 'free' || effect.on === 'attack');

export const isOwn = (effect: Side['effects'][number]): effect is OwnEffect => 'own' in effect;
