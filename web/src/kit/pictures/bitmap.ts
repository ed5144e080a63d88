import { type Signal, signal } from '@preact/signals';
import { sheetsHere, standalone } from './sheet.ts';

const bitmaps = new Map<string, Signal<string | undefined>>();

/**
 * A picture of a sheet as a bitmap, painted once: a board full of figures moves without drawing their lines
 * again in every frame. Nothing until it is there.
 */
export function bitmapOf(id: string, width: number, height: number): string | undefined {
  const key = `${id} ${width}`;
  const known = bitmaps.get(key);
  if (known) return known.value;
  if (sheetsHere.value === 0) return undefined;
  const text = standalone(id, width, height);
  if (text === undefined) return undefined;
  const painted = signal<string | undefined>(undefined);
  bitmaps.set(key, painted);
  void paint(text, width, height).then((url) => {
    painted.value = url;
  });
  return painted.value;
}

/** A drawing of its own as a bitmap, painted once under this name. Nothing until it is there. */
export function drawnBitmap(
  name: string,
  drawing: string,
  width: number,
  height: number,
): string | undefined {
  const known = bitmaps.get(name);
  if (known) return known.value;
  const painted = signal<string | undefined>(undefined);
  bitmaps.set(name, painted);
  void paint(drawing, width, height).then((url) => {
    painted.value = url;
  });
  return painted.value;
}

async function paint(text: string, width: number, height: number): Promise<string | undefined> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
  await image.decode().catch(() => undefined);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context || image.naturalWidth === 0) return undefined;
  context.drawImage(image, 0, 0, width, height);
  return canvas.toDataURL('image/webp', 0.92);
}
