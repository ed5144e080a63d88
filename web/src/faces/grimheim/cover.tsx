import cover from './art/cover.webp';

const WHOLE = { display: 'block', width: '100%', height: '100%', objectFit: 'cover' } as const;

/** The town at dusk under northern lights. The shelf loads this without the face, so it brings its own style. */
export function GrimheimCover() {
  return <img style={WHOLE} src={cover} alt="" decoding="async" />;
}
