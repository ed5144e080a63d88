import type { FateforgeProps } from '../seen.ts';
import { ff } from '../words/words.ts';

/** FF-342, FF-347: what people think of the party, and the cards it has taken. */
export function Standing({ view, words: game }: FateforgeProps) {
  const words = ff.value;
  const { campaign } = view;
  if (!campaign) return null;
  const known = campaign.reputation.filter(({ n }) => n !== 0);
  return (
    <section class="panel ff-standing" aria-label={words.standing}>
      <p>{words.inBag(view.bag.gold, view.bag.food)}</p>
      {campaign.rest && <p>{words.timeTokens(campaign.rest.tokens)}</p>}
      {known.length > 0 && <h2>{words.standing}</h2>}
      <ul>
        {known.map(({ who, n }) => (
          <li key={who}>
            <span>{game.term?.(`known:${who}`)}</span> <b>{n > 0 ? `+${n}` : n}</b>
          </li>
        ))}
      </ul>
      {campaign.cards.length > 0 && <h2>{words.cardsTaken}</h2>}
      <ul>
        {campaign.cards.map(({ card }) => (
          <li key={card}>{game.term?.(`story-card:${card}`)}</li>
        ))}
      </ul>
    </section>
  );
}
