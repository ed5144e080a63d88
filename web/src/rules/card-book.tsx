import { useState } from 'preact/hooks';
import type { OpenRulebook } from '../hall/boxes.ts';
import { Icon } from '../icons/icon.tsx';
import { CardDialog } from '../kit/cards/card-dialog.tsx';
import type { CardSheet, GameFace } from '../kit/face.ts';
import { preferences } from '../preferences/preferences.ts';
import { say } from '../words/words.ts';

/** All cards of a game, by whose they are. */
export function CardBook({ face, game, book }: { face: GameFace; game: string; book: OpenRulebook }) {
  const [wanted, setWanted] = useState('');
  const [shown, setShown] = useState<string | undefined>(undefined);
  const words = say.value.teach;
  const found = search(face.cards?.(preferences.value.language) ?? [], wanted);
  return (
    <div class="book">
      <div class="panel book-nav">
        <label class="field">
          {words.searchCards}
          <input type="search" value={wanted} onInput={(event) => setWanted(event.currentTarget.value)} />
        </label>
        <p class="quiet" role="status">
          {words.cardsFound(found.length)}
        </p>
      </div>
      <div>
        {[...byOwner(found)].map(([of, cards]) => (
          <section key={of} class="card-shelf">
            {of && <h2>{of}</h2>}
            <ul class="card-list">
              {cards.map((card) => (
                <li key={card.id}>
                  <button type="button" class="card-open" onClick={() => setShown(card.id)}>
                    <span class="card-open-art" style={{ '--tone': card.color ?? '#6b5132' }}>
                      {card.icon && <Icon of={card.icon} size={40} />}
                    </span>
                    <span>
                      <strong>{card.name}</strong>
                      <small>{card.kind}</small>
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {shown !== undefined && (
        <CardDialog face={face} game={game} book={book} id={shown} onClose={() => setShown(undefined)} />
      )}
    </div>
  );
}

function search(cards: readonly CardSheet[], wanted: string): readonly CardSheet[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  return cards.filter(({ name, kind, text, quest = '' }) => {
    const all = `${name} ${kind} ${text.join(' ')} ${quest}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
}

function byOwner(cards: readonly CardSheet[]): Map<string, CardSheet[]> {
  const owners = new Map<string, CardSheet[]>();
  for (const card of cards) {
    const { of = '' } = card;
    owners.set(of, [...(owners.get(of) ?? []), card]);
  }
  return owners;
}
