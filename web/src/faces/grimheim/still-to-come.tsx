import type { GrimheimTold, GrimheimView } from '@wyrdhall/grimheim';
import type { Prompt } from '@wyrdhall/kernel';
import { foresee } from './foresee.ts';
import { monsterName, nameAt } from './named.ts';
import { attacksOf } from './turn-panel.tsx';
import { grim } from './words/words.ts';

interface StillToComeProps {
  readonly view: GrimheimView;
  readonly prompt: Prompt;
  readonly told: readonly GrimheimTold[];
}

/** What is fought out now, and which attacks are still to come. */
export function StillToCome({ view, prompt, told }: StillToComeProps) {
  const words = grim.value.fight;
  const rows = view.phase === 'monsters' ? comingNow(view, told) : comingLater(view, prompt.seat);
  return (
    <section class="panel grim-turn grim-to-come" aria-label={words.toCome}>
      <h2>{words.toCome}</h2>
      <ul>
        {rows.map(({ who, what, now }, i) => (
          <li key={i} class={now ? 'now' : ''}>
            <span>{who}</span>
            <b>{what}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Row {
  readonly who: string;
  readonly what: string;
  readonly now?: boolean;
}

const comingNow = (view: GrimheimView, told: readonly GrimheimTold[]): Row[] =>
  attacksOf(view, told)
    .filter(({ state }) => state !== 'done')
    .map(({ monster, seat, result, state }) => ({
      who: `${monsterName(view, monster)} → ${nameAt(view, seat)}`,
      what: state === 'now' ? grim.value.fight.now : result,
      now: state === 'now',
    }));

function comingLater(view: GrimheimView, seat: number): Row[] {
  const words = grim.value.fight;
  const hero = view.heroes[seat];
  const strikes = foresee(view).monsters.flatMap(({ monster, strikes: [strike] }): Row[] =>
    strike
      ? [
          {
            who: `${monsterName(view, monster)} → ${nameAt(view, strike.seat)}`,
            what: grim.value.diceCount(strike.dice),
          },
        ]
      : [],
  );
  return [
    { who: nameAt(view, seat), what: words.actionsLeft(Math.max(0, 2 - (hero?.actions.length ?? 0))) },
    ...strikes,
  ];
}
