import { useMemo } from 'preact/hooks';
import { drawnBitmap } from '../../../kit/pictures/bitmap.ts';
import type { SceneLand } from './map.ts';
import { betweenOf, lookOf } from './paint/between.ts';
import { FLOORS, floorOf } from './paint/floors.ts';
import { groundOf } from './paint/land.ts';

const PIXELS_PER_UNIT = 1.8;

/** The painted ground: a picture that is drawn once; until it is there, its areas in plain colours. */
export function Ground({ land, scene }: { land: SceneLand; scene: string }) {
  const { width, height, zones } = land;
  const drawing = useMemo(() => {
    const names = new Map(zones.map(({ id, name }) => [id, name]));
    return groundOf(land, scene, (id) => names.get(id) ?? id);
  }, [land, scene]);
  const href = drawnBitmap(
    `ground ${scene} ${width}`,
    drawing,
    Math.round(width * PIXELS_PER_UNIT),
    Math.round(height * PIXELS_PER_UNIT),
  );
  if (href) return <image href={href} width={width} height={height} preserveAspectRatio="none" />;
  return (
    <>
      <rect width={width} height={height} fill={lookOf(betweenOf(scene)).middle} />
      {zones.map(({ id, name, full }) => (
        <polygon key={id} points={full} fill={FLOORS[floorOf(name)].base} />
      ))}
    </>
  );
}
