import { noOmens } from '../adventures/index.ts';
import { enemiesOf, type LineUp } from '../adventures/node.ts';
import { openCombat } from '../rules/combat/combat.ts';
import type { EnemyKind, FateTable } from '../state.ts';
import type { StoryEffect } from './tags.ts';

type Omen = 'fewer' | 'reward' | 'reinforce' | 'skip' | 'stunned' | 'insight' | 'fight';
type OmenEffect = Extract<StoryEffect, { kind: Omen }>;

/** An encounter prepares something for a combat that comes later. */
export function sayOmen(t: FateTable, effect: OmenEffect): void {
  const { journey } = t.state;
  const { omens } = journey;
  const tell = (
    omen: 'fewer' | 'reinforced' | 'reward' | 'stunned' | 'skip' | 'insight' | 'ambush',
    amount = 1,
  ) => t.tell({ kind: 'omen', rule: 'RF-023', omen, amount });
  switch (effect.kind) {
    case 'fewer':
    case 'reward':
      omens[effect.kind] += effect.amount;
      tell(effect.kind, effect.amount);
      return;
    case 'reinforce':
      omens.reinforced.push(...Array<EnemyKind>(effect.amount).fill(effect.enemy));
      tell('reinforced', effect.amount);
      return;
    case 'fight':
      journey.ambush = effect.lineUp;
      tell('ambush');
      return;
    default:
      omens[effect.kind] = true;
      tell(effect.kind);
  }
}

/** RF-014: the combat opens as the line-up and the omens say. */
export function meet(t: FateTable, lineUp: LineUp, boss: boolean): void {
  const { journey, heroes } = t.state;
  const { fewer, reinforced, reward, stunned, insight, skip } = journey.omens;
  const kinds = [...enemiesOf(lineUp, heroes.length), ...reinforced];
  kinds.splice(Math.max(1, kinds.length - fewer));
  // A reward waits for the end of this combat, insight for the next zone boss.
  journey.omens = { ...noOmens(), reward, skip, insight: insight && !boss };
  openCombat(t, kinds, { stunned, known: insight && boss });
}
