import { Icon } from '../../../icons/icon.tsx';
import { enemyColor } from '../look.ts';
import { headOf } from '../pictures.ts';
import type { FateforgeProps } from '../seen.ts';
import { ff } from '../words/words.ts';

type Foreseen = FateforgeProps['view']['forecast']['turns'][number];

/** What enemies would do as things stand: Reactions before they came, Enemy Turns after. */
export function Forecast({ view }: FateforgeProps) {
  const words = ff.value;
  const before = view.phase !== 'action' || view.at <= view.place;
  const list: readonly Foreseen[] = before ? view.forecast.reactions : view.forecast.turns;
  if (view.ending !== '' || list.length === 0) return null;
  const title = before ? words.forecastReactions : words.forecast;
  return (
    <section class="ff-forecast" aria-label={title} tabIndex={0}>
      <h2>{title}</h2>
      <ol>
        {list.map((one, k) => (
          <li
            key={`${one.card} ${k}`}
            class={`panel${one.damage > 0 ? ' hurts' : ''}`}
            data-explain={one.enemy === '' ? `enemy-card:${one.card}` : `figure:${one.enemy}`}
            style={{ '--tone': enemyColor(one.card) }}
          >
            <span class="ff-head">
              <Icon of={headOf(one.card)} size={26} />
            </span>
            <span>
              <b>{words.enemy(one.enemy || one.card)}</b>
              <small>{deedOf(one, before)}</small>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function deedOf({ enemy, ops, heroes, damage, turn }: Foreseen, isReaction: boolean): string {
  const words = ff.value;
  if (turn > 0) return words.bossTurn(turn);
  if (enemy === '') return words.noneCan;
  if (ops.length === 0) return isReaction ? words.noneCan : words.waits;
  return words.foreseen(ops, heroes, damage);
}
