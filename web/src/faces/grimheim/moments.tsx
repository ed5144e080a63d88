import type { GrimheimTold, GrimheimView } from '@wyrdhall/grimheim';
import type { Told } from '@wyrdhall/kernel';
import { Icon } from '../../icons/icon.tsx';
import { CardBody } from './card-body.tsx';
import { printedOn } from './cards.tsx';
import { nameAt } from './named.ts';
import { grimIcon } from './pictures.ts';
import { WaveCard } from './wave-card.tsx';
import { grim, language } from './words/words.ts';

interface MomentsProps {
  readonly view: GrimheimView;
  readonly event: Told;
  readonly told: readonly Told[];
}

/** Over the board for as long as it is shown: what is worth a moment of its own. The telling line says it too. */
export function Moments({ view, event, told }: MomentsProps) {
  const e = event as GrimheimTold;
  if (e.kind === 'quest-done') return <Won view={view} seat={e.seat} card={e.card} />;
  if (e.kind === 'town' && e.pieces === 0) return <Fall />;
  return <WaveCard event={event} told={told} />;
}

/** A quest is fulfilled: the card that it brings, open for all. */
function Won({ view, seat, card }: { view: GrimheimView; seat: number; card: string }) {
  const hero = view.heroes[seat];
  if (!hero) return null;
  const words = grim.value;
  const printed = printedOn(card, 1, hero.id, words, language.value);
  return (
    <section class="grim-moment grim-won" key={card} aria-hidden="true">
      <h2>{words.fight.questWon(nameAt(view, seat))}</h2>
      <div class="card grim-card grim-large" style={{ '--tone': printed.tone }}>
        <CardBody {...printed} words={words} tokens={{}} />
      </div>
    </section>
  );
}

function Fall() {
  const words = grim.value;
  return (
    <section class="grim-moment grim-fall" aria-hidden="true">
      <h2>
        <Icon of={grimIcon.skull} size={54} /> {words.fallen}
      </h2>
      <p>{words.fight.fallOf}</p>
    </section>
  );
}
