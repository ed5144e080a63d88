import { capital, type DieWords, type EventWords, heroName } from '../language.ts';
import * as n from './names.ts';
import { at, to } from './places.ts';

const named = (card: string): string => capital(n.card(card));
const held = (card: string): string => n.card(card).replace(/^the /, '');
const foe = (id: string): string => capital(n.monster(id));
const target = (id: string): string => (/^\d/.test(id) ? n.area(id) : n.monster(id));
const through = (card: string): string => (card === '' ? '' : ` with ${n.card(card)}`);

const ACTIONS = {
  move: 'moves',
  attack: 'attacks',
  prepare: 'prepares',
  focus: 'focuses',
  mend: 'mends',
  practice: 'practises',
} as const;

const FACES: DieWords = {
  clockwise: 'monsters turn clockwise around the heroes',
  'counter-clockwise': 'monsters turn counter-clockwise around the heroes',
  attack: 'every monster attacks with 1 die more',
  push: 'heroes next to monsters are pushed towards Grimheim',
  charge: 'monsters of rank 1 charge',
  ambush: 'a goblin ambushes each hero outside Grimheim',
};

const SIGNS = {
  quiet: 'no new monsters this time',
  yellow: 'a yellow wave is coming',
  red: 'a red wave is coming',
  skull: 'every monster charges',
} as const;

/** What happened, one short sentence each. */
export const events: EventWords = {
  turn: (e, who) => `${who(e.seat)} begins turn ${e.spot}.`,
  action: (e, who) => {
    if (e.spent) return `${who(e.seat)} spends the action ${n.actions[e.action]}.`;
    return `${who(e.seat)} ${ACTIONS[e.action]}${e.granted ? ', without a marker' : ''}.`;
  },
  step: (e, who) => `${who(e.seat)} walks ${to(e.to)}.`,
  pushed: (e, who) => `${who(e.seat)} is pushed ${to(e.to)}.`,
  use: (e, who) => `${who(e.seat)} uses ${n.card(e.card)}.`,
  play: (e, who) => `${who(e.seat)} plays ${n.card(e.card)}.`,
  draw: (e, who) => {
    const drawn = e.card === '' ? 'an event' : n.card(e.card);
    return `${who(e.seat)} draws ${drawn}${e.reshuffled ? ' from the reshuffled discard pile' : ''}.`;
  },
  'no-draw': (e, who) => `${who(e.seat)} draws no event.`,
  discard: (e, who) => `${who(e.seat)} throws away ${n.and(e.cards.map(n.card))}.`,
  gold: (e, who) => `${who(e.seat)} ${e.amount < 0 ? 'pays' : 'gains'} ${Math.abs(e.amount)} gold.`,
  'give-gold': (e, who) => `${who(e.seat)} gives ${who(e.to)} ${e.amount} gold.`,
  mana: (e, who) =>
    e.amount < 0
      ? `${who(e.seat)} pays ${-e.amount} mana from ${n.card(e.card)}.`
      : `${who(e.seat)}’s ${held(e.card)} gains ${e.amount} mana.`,
  wear: (e, who) =>
    `${who(e.seat)}’s ${held(e.card)} loses ${e.amount === 1 ? '1 use' : `${e.amount} uses`}.`,
  markers: (e, who) =>
    e.amount < 0
      ? `${who(e.seat)} takes ${n.count(-e.amount, 'marker', 'markers')} from ${n.card(e.card)}.`
      : `${who(e.seat)} puts ${n.count(e.amount, 'marker', 'markers')} on ${n.card(e.card)}.`,
  heal: (e, who) => `${who(e.seat)} heals ${e.amount} damage.`,
  repair: (e, who) => `${who(e.seat)}’s ${held(e.card)} is repaired by ${e.amount}.`,
  bonus: (e, who) => {
    const what = { range: 'range', move: 'steps for the Move action', damage: 'damage' }[e.what];
    return `${named(e.card)} gives ${who(e.seat)} +${e.amount} ${what}.`;
  },
  roll: (e) => `${heroName(e.by)} rolls against ${target(e.target)}${through(e.card)}: ${n.faces(e.faces)}.`,
  'more-dice': (e, who) =>
    `${who(e.seat)} adds ${n.dice(e.faces.length)}${through(e.card)}: ${n.faces(e.faces)}.`,
  reroll: (e, who) => `${who(e.seat)} rolls again: ${n.faces(e.faces)}.`,
  total: (e, who) => {
    const hits = e.hits === 0 ? 'no hit' : n.count(e.hits, 'hit', 'hits');
    const sum = e.bonus === 0 ? hits : `${hits} and ${e.bonus} more, ${e.hits + e.bonus} in all,`;
    return `${who(e.seat)} lands ${sum} on ${target(e.target)}.`;
  },
  damage: (e) =>
    `${foe(e.monster)} takes ${e.amount} damage${e.armour > 0 ? `; its armour stops ${e.armour}` : ''}.`,
  'no-damage': (e) => {
    if (e.why === 'armour') return `The armour of ${n.monster(e.monster)} stops it all.`;
    if (e.why === 'queen') return `${foe(e.monster)} can only be hurt from an adjacent area.`;
    return `${foe(e.monster)} takes no damage.`;
  },
  dies: (e, who) =>
    e.seat < 0
      ? `${foe(e.monster)} ${at(e.at)} falls with its queen.`
      : `${who(e.seat)} kills ${n.monster(e.monster)} ${at(e.at)}.`,
  shoved: (e, who) => `${who(e.seat)} shoves ${n.monster(e.monster)} ${to(e.to)}.`,
  held: (e, who) => `${who(e.seat)} stops ${n.monster(e.monster)} with ${n.card(e.card)}: it will not move.`,
  prey: (e, who) => `${who(e.seat)} puts ${e.amount} gold on ${n.monster(e.monster)}.`,
  attack: (e, who) =>
    `${foe(e.monster)} attacks ${who(e.seat)} with ${n.dice(e.strength)}: ${n.faces(e.faces)}.`,
  armour: (e, who) => `${who(e.seat)}’s armour stops ${e.amount} damage.`,
  prevent: (e, who) => `${named(e.card)} saves ${who(e.seat)} from ${e.amount} damage.`,
  hurt: (e, who) =>
    `${who(e.seat)} takes ${e.amount} damage${e.monster === '' ? '' : ` from ${n.monster(e.monster)}`}.`,
  missed: (e, who) => `${foe(e.monster)} misses ${who(e.seat)}.`,
  'knocked-out': (e, who) => `${who(e.seat)} is knocked out and carried to Grimheim.`,
  town: (e) =>
    e.change < 0
      ? `Grimheim loses ${n.pieces(-e.change)}: ${e.pieces} left.`
      : `Grimheim is rebuilt: ${n.pieces(e.pieces)}.`,
  'quest-progress': (e, who) => `${who(e.seat)}, quest for ${n.card(e.card)}: ${e.progress} of ${e.of}.`,
  'quest-done': (e, who) => `${who(e.seat)} completes a quest and gains ${n.card(e.card)}!`,
  covered: (e, who) => `${who(e.seat)} lays it over ${n.card(e.card)}.`,
  upgrade: (e, who) =>
    e.level === 2
      ? `${who(e.seat)} improves ${n.card(e.card)} to level II for ${e.price} gold.`
      : `${who(e.seat)} learns ${n.card(e.card)} for ${e.price} gold.`,
  'put-under': (e, who) => `${who(e.seat)} puts ${n.card(e.card)} under its pile.`,
  time: (e) => `The Rune Stone moves to spot ${e.spot}: ${SIGNS[e.sign]}.`,
  'monster-die': (e) => `The monster die: ${FACES[e.face]}.`,
  march: (e) => `${foe(e.monster)} ${e.charge ? 'charges' : 'marches'} ${to(e.to)}.`,
  stays: (e, who) => {
    const why = {
      hero: `it stands next to ${e.seat < 0 ? 'a hero' : who(e.seat)}`,
      blocked: 'its way is blocked',
      held: 'it was stopped',
    };
    return `${foe(e.monster)} stays ${at(e.at)}: ${why[e.why]}.`;
  },
  swap: (e) => `${foe(e.monster)} changes places with ${n.monster(e.with)}, now ${at(e.at)}.`,
  turned: (e) => `${foe(e.monster)} turns ${to(e.to)}.`,
  enters: (e) => `${foe(e.monster)} breaks into Grimheim.`,
  arrives: (e) => `${foe(e.monster)} appears ${at(e.at)}.`,
  'monster-card': (e, who) =>
    `${who(e.seat)} draws a monster card: ${n.waveCard(e.card)}${e.fits ? '' : ', for which there is no room'}.`,
  'no-card': (e, who) => `${who(e.seat)} finds no ${e.colour} card that fits: nobody comes.`,
};
