import { cardText, dicePaid, kitOf } from '@wyrdhall/rolling-fates';
import { keptBy, rolledNow, SmallBar } from './dice-bar.tsx';
import { HeroHead, type PanelProps, stateOf } from './panel.tsx';
import type { FateProps, SeenHero } from './seen.ts';
import { nameOf } from './spoken.ts';
import { language } from './words/words.ts';

/** The panel of another hero: what lies on the bar, and what it could pay. Where the hero may act, a click does it. */
export function SmallPanel({ props, hero, seat, loss, words }: PanelProps) {
  const { asked = [], turnTo, chooseFor, view, prompt } = props;
  const canTurn = asked.includes(seat) && turnTo !== undefined;
  const canUse = canTurn && chooseFor !== undefined && prompt?.question.id === 'act';
  const isCharacterPhase = view.combat?.phase === 'character';
  const hasRolled = isCharacterPhase || hero.dice.some((face) => face > 0);
  const kept = keptBy(props, seat);
  const head = (
    <>
      <HeroHead
        hero={hero}
        loss={loss}
        state={kept ? words.done : stateOf(props, hero, seat, words)}
        size={34}
        words={words}
      />
      <SmallBar hero={hero} rolling={rolledNow(props.event, seat)} kept={kept} words={words} />
    </>
  );
  return (
    <section class={canTurn ? 'rf-panel small can-act' : 'rf-panel small'} aria-label={nameOf(hero)}>
      {canTurn ? (
        <button
          type="button"
          class="rf-panel-turn can-turn"
          data-turn={seat}
          aria-label={words.yourTurn(nameOf(hero))}
          onClick={() => turnTo(seat)}
        >
          {head}
        </button>
      ) : (
        <span class="rf-panel-turn">{head}</span>
      )}
      {kept && <span class="rf-kept">{words.willKeep(kept.length, hero.dice.length - kept.length)}</span>}
      {hasRolled && !kept && !hero.passed && !hero.barred && (
        <span class="rf-payable">
          {payableBy(props, hero).map((id) => {
            const { name, text } = cardText(id, language.value);
            const said = (
              <>
                <b>{name}</b> {text.replace(/\.$/, '')}
              </>
            );
            return canUse ? (
              <button
                key={id}
                type="button"
                data-option={`use:${id}`}
                data-card={id}
                onClick={() => chooseFor(seat, `use:${id}`)}
              >
                {said}
              </button>
            ) : (
              <span key={id}>{said}</span>
            );
          })}
        </span>
      )}
      {isCharacterPhase && hero.passed && hero.kept.length > 0 && (
        <span class="rf-kept">{words.keptNote(hero.kept.length, hero.dice.length - hero.kept.length)}</span>
      )}
    </section>
  );
}

const payableBy = ({ view }: FateProps, hero: SeenHero): string[] =>
  kitOf(hero).flatMap(({ id, cost }) => {
    const luckPays = cost.luck === 0 || hero.luck === cost.luck;
    const dicePay = dicePaid(hero, id, view.settings.distinctGroups).length > 0;
    return luckPays && (dicePay || (cost.luck > 0 && cost.any === 0)) ? [id] : [];
  });
