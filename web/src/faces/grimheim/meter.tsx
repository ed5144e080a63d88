import { type GrimheimView, type Spot, TRACKS } from '@wyrdhall/grimheim';
import { Icon } from '../../icons/icon.tsx';
import type { FaceProps } from '../../kit/face.ts';
import { ForeseeButton } from './foresee-button.tsx';
import { grimIcon } from './pictures.ts';
import { piecesOf } from './town.tsx';
import { grim } from './words/words.ts';

const SIGNS: Readonly<Record<Spot, string | undefined>> = {
  quiet: undefined,
  yellow: grimIcon.wave,
  red: grimIcon.wave,
  skull: grimIcon.skull,
};

/** The time track with the Rune Stone, and what is left of the town. */
export function Meter({ view, options }: FaceProps<GrimheimView>) {
  const words = grim.value;
  const track = TRACKS[view.settings.track];
  const spot = Math.min(view.spot, track.length);
  const all = piecesOf(options, view);
  const time = words.time(spot, track.length, words.signs[track[spot - 1] ?? 'quiet']);
  const town = words.town(view.pieces, all);
  return (
    <>
      <span
        class={track.length > 12 ? 'track grim-track long' : 'track grim-track'}
        role="img"
        aria-label={time}
      >
        {track.map((sign, i) => (
          <TrackSpot key={i} sign={sign} number={i + 1} now={spot} />
        ))}
      </span>
      <span class="track-short" role="img" aria-label={time} data-explain={`spot:${spot}`}>
        <Icon of={grimIcon.stone} size={20} />
        {spot}/{track.length}
      </span>
      <span class="badge grim-town" role="img" aria-label={town} data-explain="town:">
        {Array.from({ length: all - 1 }, (_, i) => (
          <Icon key={i} of={grimIcon.house} size={18} color={i < view.pieces - 1 ? '#ffcf70' : '#6d5a45'} />
        ))}
        <Icon of={grimIcon.well} size={18} color={view.pieces > 0 ? '#8fe6ff' : '#6d5a45'} />
        <b>{view.pieces}</b>
        <small>/{all}</small>
      </span>
      <ForeseeButton />
    </>
  );
}

function TrackSpot({ sign, number, now }: { sign: Spot; number: number; now: number }) {
  const icon = SIGNS[sign];
  const state = number === now ? ' now' : number < now ? ' done' : '';
  return (
    <span class={`spot ${sign}${state}`} data-explain={`spot:${number}`}>
      {number === now ? <Icon of={grimIcon.stone} size={22} /> : icon ? <Icon of={icon} size={17} /> : number}
      {(icon || number === now) && <small>{number}</small>}
    </span>
  );
}
