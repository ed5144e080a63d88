import { cardText, kitOf, zoneName } from '@wyrdhall/rolling-fates';
import { foresee } from './foreseen.ts';
import type { FateProps } from './seen.ts';
import { spokenEnemy, spokenHero } from './spoken.ts';
import { fate, language, prose } from './words/words.ts';

/** The table in words: the page, the enemies, the heroes with their dice and what they can use. */
export function List(props: FateProps) {
  const { view } = props;
  const words = fate.value;
  const { loss } = foresee(props);
  return (
    <div class="list-view parchment rf-list" tabIndex={0}>
      <h2>{zoneName(view.journey.adventure, view.journey.zone, language.value) || words.stage}</h2>
      {view.combat ? (
        <>
          <h3>{words.phase(view.combat.round, words.phases[view.combat.phase])}</h3>
          <ul>
            {view.combat.enemies.map((enemy) => (
              <li key={enemy.id}>{spokenEnemy(enemy, loss.get(enemy.id) ?? 0, words)}</li>
            ))}
          </ul>
        </>
      ) : (
        view.page?.passages.map(({ text, chosen }, i) => (
          <div key={i}>
            {text.map((paragraph, k) => (
              <p key={k}>{prose(paragraph)}</p>
            ))}
            {chosen && (
              <p>
                <b>{prose(chosen)}</b>
              </p>
            )}
          </div>
        ))
      )}
      <h3>{words.party}</h3>
      <ul>
        {view.heroes.map((hero) => (
          <li key={hero.id}>
            {spokenHero(hero, loss.get(hero.id) ?? 0, view.settings.companion, words)}
            {view.combat && !view.settings.companion && (
              <>
                . {words.bar}: {hero.dice.filter((face) => face > 0).join(', ') || words.noDie},{' '}
                {hero.luck > 0 ? words.luckDie(hero.luck) : words.noLuck}. {words.abilities}:{' '}
                {kitOf(hero)
                  .map(({ id }) => {
                    const { name, cost, text } = cardText(id, language.value);
                    return `${name} (${cost}): ${text}`;
                  })
                  .join(' ')}
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
