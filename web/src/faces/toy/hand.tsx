import { type Card, type Trick, trickOf } from '@wyrdhall/toy';
import { PlayingCard } from '../../table/playing-card.tsx';
import type { FaceProps } from '../face.ts';
import { toyIcon } from './toy.icons.ts';
import type { ToyView } from './view.ts';

const TRICKS: Readonly<
  Record<Trick, { readonly when: string; readonly text: string; readonly tone: string }>
> = {
  spear: { when: 'after a strike', text: 'Your strike does 1 more damage.', tone: '#a8472f' },
  shield: { when: 'when bitten', text: 'A bite within 3 areas does 1 damage less.', tone: '#3f7a66' },
  salve: { when: 'your turn', text: 'Takes up to 3 wounds within 2 areas, shared at will.', tone: '#7a5a2c' },
};

/** The viewer's tricks. */
export function Hand({ view, viewer, prompt, marking, choose }: FaceProps<ToyView>) {
  const hunter = viewer === 'watcher' ? undefined : view.hunters[viewer];
  const cards: readonly Card[] = hunter && typeof hunter.hand !== 'number' ? hunter.hand : [];
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
            name={trick}
            type="Trick"
            icon={toyIcon[trick]}
            {...TRICKS[trick]}
            marked={marking?.answers.find(({ id }) => id === option)?.marked}
            {...(option !== undefined && { onPlay: () => choose(option) })}
          />
        );
      })}
      {cards.length === 0 && <p class="quiet">No tricks in hand.</p>}
    </>
  );
}
