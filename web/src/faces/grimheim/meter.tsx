import { type GrimheimView, type Spot, TRACKS } from '@wyrdhall/grimheim';
import type { FaceProps } from '../../kit/face.ts';
import { GONE, Tally, Track } from '../../kit/sheets/track.tsx';
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
  const houses = Array.from({ length: all - 1 }, (_, i) => ({
    icon: grimIcon.house,
    color: i < view.pieces - 1 ? '#ffcf70' : GONE,
  }));
  return (
    <>
      <Track
        spots={track.map((kind) => ({ kind, icon: SIGNS[kind] }))}
        now={spot}
        marker={grimIcon.stone}
        label={time}
        class={track.length > 12 ? 'grim-track long' : 'grim-track'}
        explain="spot"
      />
      <Tally
        signs={[...houses, { icon: grimIcon.well, color: view.pieces > 0 ? '#8fe6ff' : GONE }]}
        label={words.town(view.pieces, all)}
        class={view.pieces > 0 && view.pieces <= 2 ? 'grim-town alarm' : 'grim-town'}
        explain="town:"
      >
        <b>{view.pieces}</b>
        <small>/{all}</small>
      </Tally>
      <ForeseeButton />
    </>
  );
}
