/** A picked drawing: its size, a space, its paths; or a part of a picture: "x,y,w,h", a space, the picture. */
function drawing(of: string): { readonly box: string; readonly body: string } {
  const space = of.indexOf(' ');
  const size = of.slice(0, space);
  const box = isPicture(of) ? size.replaceAll(',', ' ') : `0 0 ${size} ${size}`;
  return { box, body: of.slice(space + 1) };
}

/** In its own colours, and to be shown as large as there is room. */
export const isPicture = (of: string): boolean => of.slice(0, of.indexOf(' ')).includes(',');

/** Beside text. Decoration: the words beside it, or the button's label, say what it means. */
export function Icon({ of, size = 18, color }: { of: string; size?: number; color?: string }) {
  const { box, body } = drawing(of);
  return (
    <svg
      class={isPicture(of) ? 'icon picture' : 'icon'}
      width={size}
      height={size}
      viewBox={box}
      aria-hidden="true"
      focusable="false"
      style={color ? { color } : undefined}
      // The drawing was picked at build time.
      dangerouslySetInnerHTML={{ __html: body }}
    />
  );
}

/** Inside a drawing, centred at x, y. */
export function Glyph(props: {
  of: string;
  x: number;
  y: number;
  size: number;
  color: string;
  opacity?: number;
}) {
  const { of, x, y, size, color, opacity = 1 } = props;
  const { box, body } = drawing(of);
  return (
    <svg
      x={x - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
      viewBox={box}
      opacity={opacity}
      style={{ color }}
      aria-hidden="true"
      // The drawing was picked at build time.
      dangerouslySetInnerHTML={{ __html: body }}
    />
  );
}
