const WHOLE = { position: 'relative', display: 'block', width: '100%', height: '100%' } as const;
const LAYER = {
  position: 'absolute',
  inset: '0',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
} as const;

/** The lid of a box: pictures that lie one over the other. The shelf loads it without the face, so it brings its own style. */
export function Lid({ layers }: { layers: readonly string[] }) {
  return (
    <span style={WHOLE}>
      {layers.map((src) => (
        <img key={src} style={LAYER} src={src} alt="" decoding="async" />
      ))}
    </span>
  );
}
