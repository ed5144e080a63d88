import type { Figure } from '../hand/figure.ts';
import { short } from '../hand/materials.ts';
import { Pen } from '../hand/pen.ts';
import { THINGS } from '../things/index.ts';
import { GROUNDS, type Ground, SKIES, type Sky, WEATHER } from './setting.ts';

/**
 * A card's picture: "sky ground weather; thing x,y,size,turn; …", 240 × 130. What matters lies within 50 to
 * 190 across: a square window shows no more; sky and land go on for a wide one. A negative size mirrors.
 * A thing may also be a figure of the game.
 */
export type SceneText = string;

interface Placed {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn: number;
}

interface Scene {
  readonly sky: Sky;
  readonly ground: Ground;
  readonly weather: string;
  readonly placed: readonly Placed[];
}

function parseScene(text: SceneText): Scene {
  const [setting = '', ...things] = text.split(';').map((part) => part.trim());
  const [sky = '', ground = '', weather = ''] = setting.split(' ');
  if (!isIn(SKIES, sky) || !isIn(GROUNDS, ground) || !(weather in WEATHER))
    throw new Error(`'${setting}' is no sky, ground and weather.`);
  const placed = things.map((thing): Placed => {
    const [name = '', place = ''] = thing.split(' ');
    const [x = 120, y = 65, size = 100, turn = 0] = place.split(',').map(Number);
    return { name, x, y, size, turn };
  });
  return { sky, ground, weather, placed };
}

const isIn = <T extends object>(table: T, key: string): key is Extract<keyof T, string> => key in table;

/** The symbols of a sheet of cards, `#k-` and the card's name, with everything that is in them. */
export function cardSheet(cards: Readonly<Record<string, SceneText>>, figures: readonly Figure[]): string[] {
  const scenes = Object.entries(cards).map(([id, text]) => ({ id, scene: parseScene(text) }));
  const boxes = new Map(figures.map(({ id, box }) => [id, box]));
  const names = new Set(scenes.flatMap(({ scene }) => scene.placed.map(({ name }) => name)));
  const things = [...names].filter((name) => !boxes.has(name));
  return [
    ...things.map((name) => {
      const draw = THINGS[name];
      if (!draw) throw new Error(`There is no thing '${name}'.`);
      return draw();
    }),
    ...Object.keys(GROUNDS).map((name) => groundSymbol(name as Ground)),
    ...Object.values(WEATHER),
    ...scenes.map(({ id, scene }) => pictureSymbol(id, scene, boxes)),
  ];
}

function groundSymbol(name: Ground): string {
  const [far, near] = GROUNDS[name];
  if (!far) return '';
  const pen = new Pen(`g-${name}`, { box: [240, 130] });
  pen.back('#far', far).back('#near', near);
  const [a = '', b = ''] = pen.under.map((path) => path.replace(/ fill="[^"]*"/, ''));
  const mirrored = (x: number) => `<use href="#gg-${name}" transform="translate(${x}) scale(-1 1)"/>`;
  return `<symbol id="g-${name}" viewBox="0 0 240 130" overflow="visible"><g id="gg-${name}"><g opacity=".62">${a}</g>${b}</g>${mirrored(0)}${mirrored(480)}</symbol>`;
}

function pictureSymbol(
  id: string,
  scene: Scene,
  boxes: ReadonlyMap<string, readonly [number, number]>,
): string {
  const [, , dark] = SKIES[scene.sky];
  const all = 'width="240" height="130"';
  const weather = scene.weather === 'clear' ? '' : `<use href="#y-${scene.weather}" ${all} opacity=".5"/>`;
  const ground =
    scene.ground === 'none' ? '' : `<use href="#g-${scene.ground}" ${all} fill="${short(dark)}"/>`;
  const before = scene.weather === 'snow' || scene.weather === 'rain' ? weather : '';
  return `<symbol id="k-${id}" viewBox="0 0 240 130" overflow="visible"><path fill="url(#k-${scene.sky})" d="M-240-60h720v250h-720z"/>${before ? '' : weather}${ground}${scene.placed.map((one) => place(one, boxes.get(one.name))).join('')}${before}</symbol>`;
}

function place({ name, x, y, size, turn }: Placed, box: readonly [number, number] | undefined): string {
  const wide = Math.abs(size);
  const [w, h] = box ?? [1, 1];
  const high = Math.round((wide * h) / w);
  const steps = [
    `translate(${x} ${y})`,
    ...(turn ? [`rotate(${turn})`] : []),
    ...(size < 0 ? ['scale(-1 1)'] : []),
  ];
  const href = box ? `f-${name}` : `t-${name}`;
  return `<use href="#${href}" transform="${steps.join('')}" x="${-wide / 2}" y="${-high / 2}" width="${wide}" height="${high}"/>`;
}
