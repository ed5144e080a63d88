import { type Face, type GrimheimTold, type GrimheimView, type HeroId, TOWN } from '@wyrdhall/grimheim';
import type { Told } from '@wyrdhall/kernel';
import type { LineLook, Rolled } from '../../kit/events/look.ts';
import type { EventShow, EventTable } from '../../kit/events/table.ts';
import { card, drawn, go, hasStruck, hero, monster, thrown, without } from './changes.ts';
import { dieIcon } from './die.ts';
import { heroColor, heroIcon, monsterIcon, sideOf } from './look.ts';
import { newcomer } from './newcomer.ts';
import { grimIcon } from './pictures.ts';
import { cellOf } from './reach.ts';
import { grim } from './words/words.ts';

type Sign = Pick<LineLook, 'icon' | 'color'>;

const STEP = 200;
const DICE = 1300;
const BLOW = 720;
const CARD = 420;
/** The end of Grimheim is not hurried. */
const FALL = 3600;

const TONES: Readonly<Record<Face, Rolled['tone']>> = {
  hit: 'hit',
  ringed: 'hit',
  rune: 'rune',
  blank: 'blank',
};

export function dieOf(face: Face): Rolled {
  const icon = face === 'blank' ? undefined : dieIcon[face];
  return { label: grim.value.faces[face], tone: TONES[face], ...(icon && { icon }) };
}
const dice = ({ faces }: { readonly faces: readonly Face[] }) => faces.map(dieOf);

/** A monster's own deed, or what befalls it without anybody's doing. */
function ofMonster(event: { readonly monster: string }): Sign {
  const seen = newcomer(event.monster, TOWN);
  return seen ? { icon: monsterIcon(seen.kind), color: sideOf[seen.faction].color } : {};
}
const isHero = (id: string): id is HeroId => Object.hasOwn(heroColor, id);
const WAVE: Sign = { icon: grimIcon.wave, color: '#d9772f' };

const gain = ({ amount }: { readonly amount: number }) => (amount < 0 ? undefined : 'gain');
const ofRoll = { ofRoll: true };
/** Of a walk, the log tells where it led. */
const walksOn = (event: { readonly seat: number }, next: Told): boolean =>
  next.kind === 'step' && (next as GrimheimTold & { kind: 'step' }).seat === event.seat;
const marchesOn = (event: { readonly monster: string }, next: Told): boolean =>
  next.kind === 'march' && (next as GrimheimTold & { kind: 'march' }).monster === event.monster;
const marching = () => ({ heading: grim.value.fight.marching });

/** How each event is shown: how long, its sound and sign, what is told of it, and the table after it. */
export const events: EventTable<GrimheimView, GrimheimTold> = {
  turn: { opens: true, after: (view, e) => ({ ...view, turn: e.seat, phase: 'hero', spot: e.spot }) },
  action: {
    ms: 120,
    folds: walksOn,
    after: (view, e) =>
      e.granted ? view : hero(view, e.seat, ({ actions }) => ({ actions: [...actions, e.action] })),
  },
  step: { ms: STEP, folds: walksOn, after: (view, e) => hero(view, e.seat, go(e.to)) },
  pushed: { ms: STEP, after: (view, e) => hero(view, e.seat, go(e.to)) },
  use: { ms: CARD, sound: 'card', tells: ofRoll },
  play: { ms: CARD, sound: 'card', tells: ofRoll, after: (view, e) => hero(view, e.seat, thrown([e.card])) },
  draw: { ms: CARD, sound: 'card', after: (view, e) => hero(view, e.seat, drawn(e.card)) },
  discard: { sound: 'card', after: (view, e) => hero(view, e.seat, thrown(e.cards)) },
  gold: {
    ms: 180,
    sound: 'coin',
    tone: gain,
    after: (view, e) => hero(view, e.seat, ({ gold }) => ({ gold: gold + e.amount })),
  },
  'give-gold': {
    sound: 'coin',
    tone: gain,
    after: (view, { seat, to, amount }) =>
      hero(
        hero(view, seat, ({ gold }) => ({ gold: gold - amount })),
        to,
        ({ gold }) => ({ gold: gold + amount }),
      ),
  },
  mana: {
    ms: 140,
    tone: gain,
    tells: ofRoll,
    after: (view, e) => card(view, e.seat, e.card, ({ mana }) => ({ mana: mana + e.amount })),
  },
  wear: {
    sound: 'shield',
    tone: ({ amount }) => (amount < 0 ? undefined : 'loss'),
    tells: ofRoll,
    after: (view, e) => card(view, e.seat, e.card, ({ damage }) => ({ damage: damage + e.amount })),
  },
  repair: {
    sound: 'mend',
    after: (view, e) => card(view, e.seat, e.card, ({ damage }) => ({ damage: damage - e.amount })),
  },
  markers: {
    after: (view, e) => card(view, e.seat, e.card, ({ markers }) => ({ markers: markers + e.amount })),
  },
  heal: {
    sound: 'mend',
    tone: gain,
    after: (view, e) => hero(view, e.seat, ({ damage }) => ({ damage: damage - e.amount })),
  },
  bonus: { tells: ofRoll },
  roll: {
    ms: DICE,
    dice,
    sign: ({ by }) => (isHero(by) ? { icon: heroIcon(by), color: heroColor[by] } : {}),
  },
  'more-dice': { ms: DICE, dice },
  reroll: { ms: DICE, dice },
  total: { ms: 1000, tells: ({ hits, bonus }) => ({ ofRoll: true, sum: hits + bonus }) },
  damage: {
    ms: BLOW,
    sound: 'iron',
    tone: gain,
    tells: ofRoll,
    after: (view, { monster: id, amount }) =>
      monster(view, id, ({ damage, healthLeft }) => ({
        damage: damage + amount,
        healthLeft: Math.max(0, healthLeft - amount),
      })),
  },
  'no-damage': { sound: 'shield', tells: ofRoll },
  dies: { ms: BLOW, sound: 'fall', after: (view, e) => without(view, e.monster) },
  shoved: { ms: STEP, after: (view, e) => monster(view, e.monster, go(e.to)) },
  held: { sound: 'shield', after: (view, e) => monster(view, e.monster, () => ({ held: true })) },
  prey: {
    sound: 'coin',
    after: (view, e) => monster(view, e.monster, ({ gold }) => ({ gold: gold + e.amount })),
  },
  attack: { ms: DICE, dice, sign: ofMonster, after: (view, e) => hasStruck(view, e.monster) },
  armour: { ms: 700, sound: 'shield', tells: ofRoll },
  prevent: { ms: CARD, sound: 'shield', tone: gain, tells: ofRoll },
  hurt: {
    ms: BLOW,
    sound: 'iron',
    tone: 'loss',
    tells: ({ amount }) => ({ ofRoll: true, sum: amount }),
    after: (view, e) => hero(view, e.seat, ({ damage }) => ({ damage: damage + e.amount })),
  },
  missed: { ms: 700, sound: 'swing', sign: ofMonster, tells: { ofRoll: true, sum: 0 } },
  'knocked-out': {
    ms: 1800,
    sound: 'fall',
    tone: 'loss',
    after: (view, e) =>
      hero(view, e.seat, ({ health }) => ({ at: TOWN, inTown: true, damage: Math.min(5, health - 1) })),
  },
  town: {
    ms: ({ change, pieces }) => (pieces === 0 ? FALL : change < 0 ? 1600 : 700),
    sound: ({ change }) => (change < 0 ? 'timber' : 'peg'),
    sign: { icon: grimIcon.house, color: '#e0a13c' },
    tone: ({ change }) => (change < 0 ? 'loss' : 'gain'),
    after: (view, e) => ({ ...view, pieces: e.pieces }),
  },
  'quest-progress': { after: (view, e) => hero(view, e.seat, () => ({ progress: e.progress })) },
  'quest-done': { ms: 2200, sound: 'harp' },
  upgrade: {
    ms: 600,
    sound: 'harp',
    after: (view, e) => hero(view, e.seat, ({ gold }) => ({ gold: gold - e.price })),
  },
  time: {
    opens: true,
    ms: 800,
    sound: ({ sign }) => (sign === 'quiet' ? 'peg' : 'drums'),
    sign: { icon: grimIcon.stone, color: '#e0a13c' },
    // From here on they are not foreseen to march once more.
    after: (view, e) => ({ ...view, spot: e.spot, phase: 'monsters', step: 'answer-attack', queue: [] }),
  },
  'monster-die': {
    ms: DICE,
    sign: { icon: grimIcon.dice },
    dice: ({ face }) => [{ label: grim.value.dieFaces[face], tone: 'bone' }],
  },
  march: {
    ms: STEP,
    folds: marchesOn,
    sign: ofMonster,
    tells: marching,
    after: (view, e) => monster(view, e.monster, go(e.to)),
  },
  turned: {
    ms: STEP,
    sign: ofMonster,
    tells: marching,
    after: (view, e) => monster(view, e.monster, go(e.to)),
  },
  swap: { ms: STEP, sign: ofMonster, tells: marching, after: (view, e) => monster(view, e.with, go(e.at)) },
  stays: { ms: 90, sign: ofMonster, tells: marching },
  enters: { ms: 1200, sound: 'growl', sign: ofMonster, after: (view, e) => without(view, e.monster) },
  'monster-card': { ms: 1900, sound: 'drums', sign: WAVE, after: (view) => ({ ...view, step: 'wave' }) },
  'no-card': { sign: WAVE },
  arrives: {
    ms: 240,
    sign: ofMonster,
    tells: () => ({ heading: grim.value.fight.arriving }),
    after: (view, e) => {
      const seen = newcomer(e.monster, cellOf(e.at));
      return seen ? { ...view, monsters: [...without(view, e.monster).monsters, seen] } : view;
    },
  },
};

/** What an event is shown with that does not say. */
export const usual: EventShow<GrimheimView, GrimheimTold> = { ms: 220 };
