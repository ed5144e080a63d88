import type { Outcome } from '@wyrdhall/kernel';
import { hrefTo } from '../../hall/route.ts';
import { icon } from '../../icons/hall.icons.ts';
import { Icon } from '../../icons/icon.tsx';
import { laterIcon } from '../../icons/later.icons.ts';
import { RuleLink } from '../../kit/rules/rule-link.tsx';
import type { Session } from '../../session/session.ts';
import { wordsAt } from '../../session/words.ts';
import { say } from '../../words/words.ts';
import { Refused } from './refused.tsx';

/** How it ended, and where to go from here. */
export function EndBar({ session, outcome }: { session: Session; outcome: Outcome }) {
  const { game, kept } = session;
  const words = say.value.table;
  return (
    <>
      <span class={outcome.won ? 'end-mark won' : 'end-mark lost'}>
        <Icon of={outcome.won ? laterIcon.laurels : laterIcon.skull} size={40} />
      </span>
      <div class="ask" role="status">
        <h2 class="question">
          <em>{outcome.won ? words.won : words.lost}.</em> {wordsAt(session).outcome(outcome)}
        </h2>
        <div class="ask-why">
          <RuleLink id={outcome.rule} />
        </div>
        <Refused session={session} />
      </div>
      <div class="answers">
        <a class="button quiet-answer" href={hrefTo([])}>
          <Icon of={icon.back} />
          {words.toShelf}
        </a>
        <a class="button" href={hrefTo(['replay', kept.value.id])}>
          <Icon of={icon.film} />
          {words.watch}
        </a>
        <a class="button primary" href={hrefTo(['new', game.id], { like: kept.value.id })}>
          <Icon of={icon.plus} />
          {words.again}
        </a>
      </div>
    </>
  );
}
