import { type GrimheimTold, monsterCard, waveCardName } from '@wyrdhall/grimheim';
import type { Told } from '@wyrdhall/kernel';
import { Icon } from '../../icons/icon.tsx';
import { powersOf } from './explain-area.ts';
import { monsterIcon } from './look.ts';
import { newcomer } from './newcomer.ts';
import { grimIcon } from './pictures.ts';
import { explained } from './words/explained.ts';
import { grim, language } from './words/words.ts';

interface WaveCardProps {
  readonly event: Told;
  readonly told: readonly Told[];
}

/** The monster card that was drawn, open beside the decks for as long as its monsters arrive. */
export function WaveCard({ event, told }: WaveCardProps) {
  const events = told as readonly GrimheimTold[];
  if (event.kind !== 'monster-card' && event.kind !== 'arrives') return null;
  const drawn = events.findLast((one) => one.kind === 'monster-card');
  if (drawn?.kind !== 'monster-card') return null;
  const words = grim.value;
  const { colour, location, placement, legend } = monsterCard(drawn.card);
  const leader = legend && newcomer(legend, 0);
  const powers = leader ? powersOf({ ...leader, level: colour === 'red' ? 2 : 1 }) : [];
  const kinds = placement.map(([, kind]) => (kind === 'legend' ? legend : kind));
  return (
    <section class={`grim-wave ${colour}`} key={drawn.card}>
      <h2>
        <Icon of={grimIcon.wave} size={22} />
        {waveCardName(drawn.card, language.value)}
      </h2>
      <p>{words.locations[location]}</p>
      <ul>
        {[...new Set(kinds)].map(
          (kind) =>
            kind && (
              <li key={kind}>
                <Icon of={monsterIcon(kind)} size={34} />
                <b>{kinds.filter((other) => other === kind).length}</b> {words.monsters[kind]}
              </li>
            ),
        )}
      </ul>
      {powers.map((power) => (
        <p key={power} class="grim-wave-power">
          {explained.value.powers[power]}
        </p>
      ))}
    </section>
  );
}
