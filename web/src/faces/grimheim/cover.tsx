import { url as group } from 'sprite:grimheim-lid';
import cover from './art/cover.webp';

const LID = { position: 'relative', display: 'block', width: '100%', height: '100%' } as const;
const WHOLE = {
  position: 'absolute',
  inset: '0',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
} as const;

/** The town at dusk, and who holds it. The shelf loads this without the face, so it brings its own style. */
export function GrimheimCover() {
  return (
    <span style={LID}>
      <img style={WHOLE} src={cover} alt="" decoding="async" />
      <img style={WHOLE} src={group} alt="" decoding="async" />
    </span>
  );
}
