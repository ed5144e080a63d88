import { FateCard } from './cards.tsx';
import { HeroHead } from './panel.tsx';
import { type FateProps, textOf } from './seen.ts';
import { nameOf } from './spoken.ts';
import type { FateWords } from './words/catalogue.ts';

/** What each hero carries and is, outside combat; here Treasures are swapped, shared and paid with. */
export function PackDock({ props, words }: { props: FateProps; words: FateWords }) {
  const { view, prompt, offers } = props;
  const answerFor = (id: string) =>
    offers.get(`treasure:${id}`) ?? offers.get(`swap:${id}`) ?? offers.get(`trait:${id}`);
  const rises = view.journey.part === 'enter' && view.journey.zone > 0;
  const chosen = prompt?.question.id === 'hand' ? textOf(prompt, 'treasure') : undefined;
  const carried = view.heroes.flatMap(({ treasures }) => treasures);
  const drawn = [...offers.keys()].flatMap((id) => {
    const [kind, card = ''] = id.split(':');
    return kind === 'treasure' && !carried.includes(card) ? [card] : [];
  });
  return (
    <div class="rf-dock packs" data-heroes={view.heroes.length}>
      {drawn.length > 0 && (
        <section class="rf-panel pack asked" aria-label={words.found}>
          <b>{words.found}</b>
          <div class="rf-cards">
            {drawn.map((id) => (
              <FateCard key={id} id={id} face={props} answer={answerFor(id)} words={words} />
            ))}
          </div>
        </section>
      )}
      {view.heroes.map((hero, seat) => (
        <section
          key={hero.id}
          class={prompt?.seat === seat ? 'rf-panel pack asked' : 'rf-panel pack'}
          aria-label={nameOf(hero)}
        >
          <div class="rf-pack">
            <HeroHead hero={hero} state={`${words.roles[hero.id]} ${hero.level}`} size={40} words={words} />
            <fieldset class="rf-cards" tabIndex={0} aria-label={`${words.treasures}, ${words.traits}`}>
              {hero.treasures.length + hero.traits.length === 0 && <p class="quiet">{words.noCards}</p>}
              {[...hero.treasures, ...hero.traits].map((id) => (
                <FateCard
                  key={id}
                  id={id}
                  face={props}
                  answer={answerFor(id)}
                  muted={hero.muted.includes(id)}
                  fresh={id === chosen || (rises && id === hero.traits.at(-1))}
                  words={words}
                />
              ))}
            </fieldset>
          </div>
        </section>
      ))}
    </div>
  );
}
