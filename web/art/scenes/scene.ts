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
    SHADE,
    AIR,
    ...Object.keys(GROUNDS).map((name) => groundSymbol(name as Ground)),
    ...Object.values(WEATHER),
    ...scenes.map(({ id, scene }) => pictureSymbol(id, scene, boxes)),
  ];
}

/** Its upper edge, where the light falls on it. */
const crest = (outline: string): string =>
  outline
    .split(' ')
    .filter((point) => !/,(136|-6)!$/.test(point))
    .join(' ');

/** `#g-` the land behind things, lit at its edges; `#q-` what stands before them. */
function groundSymbol(name: Ground): string {
  const [far, near, front] = GROUNDS[name];
  if (!far) return '';
  const pen = new Pen(`g-${name}`, { box: [240, 130] });
  pen.back('#far', far).back('#near', near).back('#front', front);
  pen.brush('currentColor', crest(far), 2.4, { from: 0.6, to: 0.6 }).brush('currentColor', crest(near), 2.6);
  const [a = '', b = '', c = ''] = pen.under.map((path) => path.replace(/ fill="[^"]*"/, ''));
  const [litFar = '', litNear = ''] = pen.symbol('').match(/<path fill="currentColor"[^>]*>/g) ?? [];
  const lit = (path: string, opacity: number) => path.replace('<path', `<path opacity="${opacity}"`);
  return (
    wide(`g-${name}`, `<g opacity=".62">${a}</g>${lit(litFar, 0.4)}${b}${lit(litNear, 0.6)}`) +
    wide(`q-${name}`, c)
  );
}

/** A strip of land that goes on, mirrored, to both sides. */
function wide(id: string, paths: string): string {
  const mirrored = (x: number) => `<use href="#g${id}" transform="translate(${x}) scale(-1 1)"/>`;
  return `<symbol id="${id}" viewBox="0 0 240 130" overflow="visible"><g id="g${id}">${paths}</g>${mirrored(0)}${mirrored(480)}</symbol>`;
}

/** On the ground under what is large enough to stand there. */
const SHADE =
  '<symbol id="x-sh" viewBox="0 0 100 24"><ellipse cx="50" cy="12" rx="50" ry="12" fill="url(#x-shade)"/></symbol>';
const AIR =
  '<symbol id="x-air" viewBox="0 0 240 130" overflow="visible"><path fill="url(#x-pool)" d="M0-60h240v250H0z"/><path fill="url(#x-low)" d="M-240 0h720v130h-720z"/></symbol>';

function pictureSymbol(
  id: string,
  scene: Scene,
  boxes: ReadonlyMap<string, readonly [number, number]>,
): string {
  const [lit, , dark] = SKIES[scene.sky];
  const all = 'width="240" height="130"';
  const weather = scene.weather === 'clear' ? '' : `<use href="#y-${scene.weather}" ${all} opacity=".5"/>`;
  const land = (layer: string, more = '') =>
    scene.ground === 'none'
      ? ''
      : `<use href="#${layer}-${scene.ground}" ${all} fill="${short(dark)}"${more}/>`;
  const before = scene.weather === 'snow' || scene.weather === 'rain' ? weather : '';
  const shades = scene.ground === 'none' ? '' : scene.placed.map(shade).join('');
  return `<symbol id="k-${id}" viewBox="0 0 240 130" overflow="visible"><path fill="url(#k-${scene.sky})" d="M-240-60h720v250h-720z"/>${before ? '' : weather}${land('g', ` color="${short(lit)}"`)}<use href="#x-air" ${all}/>${shades}${scene.placed.map((one) => place(one, boxes.get(one.name))).join('')}${before}${land('q')}</symbol>`;
}

const STANDS = 84;
const LIGHT = /halo|burst|swing|dash|wind|notes|rain/;

function shade({ name, x, y, size, turn }: Placed): string {
  const across = Math.abs(size);
  const low = Math.min(124, y + across * 0.47);
  if (across < STANDS || low < 104 || Math.abs(turn) > 45 || LIGHT.test(name)) return '';
  const w = Math.round(across * 0.9);
  return `<use href="#x-sh" x="${x - w / 2 + 5}" y="${Math.round(low) - 11}" width="${w}" height="22"/>`;
}

function place({ name, x, y, size, turn }: Placed, box: readonly [number, number] | undefined): string {
  const across = Math.abs(size);
  const [w, h] = box ?? [1, 1];
  const high = Math.round((across * h) / w);
  const steps = [
    `translate(${x} ${y})`,
    ...(turn ? [`rotate(${turn})`] : []),
    ...(size < 0 ? ['scale(-1 1)'] : []),
  ];
  const href = box ? `f-${name}` : `t-${name}`;
  return `<use href="#${href}" transform="${steps.join('')}" x="${-across / 2}" y="${-high / 2}" width="${across}" height="${high}"/>`;
}
