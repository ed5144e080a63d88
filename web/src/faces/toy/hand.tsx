import { type Card, type Trick, trickOf } from '@wyrdhall/toy';
import { PlayingCard } from '../../kit/cards/playing-card.tsx';
import type { FaceProps } from '../../kit/face.ts';
import { toyIcon } from './toy.icons.ts';
import type { ToyView } from './view.ts';
import { winter } from './words/words.ts';

const TONES: Readonly<Record<Trick, string>> = { spear: '#a8472f', shield: '#3f7a66', salve: '#7a5a2c' };

/** The viewer's tricks. */
export function Hand({ view, viewer, prompt, marking, choose }: FaceProps<ToyView>) {
  const hunter = viewer === 'watcher' ? undefined : view.hunters[viewer];
  const cards: readonly Card[] = hunter && typeof hunter.hand !== 'number' ? hunter.hand : [];
  const words = winter.value;
  const openFor = (card: Card): string | undefined =>
    prompt?.options.find(
      ({ id, closed }) =>
        !closed &&
        (id === `play:${card}` || id === `card:${card}` || (id === 'salve' && trickOf(card) === 'salve')),
    )?.id;
  return (
    <>
      {cards.map((card) => {
        const trick = trickOf(card);
        const option = openFor(card);
        return (
          <PlayingCard
            key={card}
            type={words.trick}
            icon={toyIcon[trick]}
            tone={TONES[trick]}
            {...words.tricks[trick]}
            marked={marking?.answers.find(({ id }) => id === option)?.marked}
            {...(option !== undefined && { onPlay: () => choose(option) })}
          />
        );
      })}
      {cards.length === 0 && <p class="quiet">{words.noTricks}</p>}
    </>
  );
}
