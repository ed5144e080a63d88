import { capital, type DieWords, type EventWords, heroName } from '../language.ts';
import * as n from './names.ts';
import { at, to } from './places.ts';
import { waveCard } from './wave-cards.ts';

const named = (card: string): string => capital(n.card(card));
const foe = (id: string): string => capital(n.nominative(id));
const against = (id: string): string => (/^\d/.test(id) ? n.area(id) : n.accusative(id));
const through = (card: string): string => (card === '' ? '' : ` mit ${n.card(card)}`);

const ACTIONS = {
  move: 'bewegt sich',
  attack: 'greift an',
  prepare: 'bereitet sich vor',
  focus: 'fokussiert',
  mend: 'erholt sich',
  practice: 'übt',
} as const;

const FACES: DieWords = {
  clockwise: 'Monster drehen sich im Uhrzeigersinn um die Helden',
  'counter-clockwise': 'Monster drehen sich gegen den Uhrzeigersinn um die Helden',
  attack: 'jedes Monster greift mit 1 Würfel mehr an',
  push: 'Helden neben Monstern werden Richtung Grimheim gedrängt',
  charge: 'Monster von Rang 1 stürmen',
  ambush: 'jedem Helden außerhalb von Grimheim lauert ein Goblin auf',
};

const SIGNS = {
  quiet: 'Diesmal kommen keine neuen Monster',
  yellow: 'Eine gelbe Welle kommt',
  red: 'Eine rote Welle kommt',
  skull: 'Alle Monster stürmen',
} as const;

/** Was geschehen ist, je ein kurzer Satz. */
export const events: EventWords = {
  turn: (e, who) => `${who(e.seat)} beginnt Zug ${e.spot}.`,
  action: (e, who) => {
    if (e.spent) return `${who(e.seat)} nutzt dafür die Aktion ${n.actions[e.action]}.`;
    return `${who(e.seat)} ${ACTIONS[e.action]}${e.granted ? ', ohne Marker' : ''}.`;
  },
  step: (e, who) => `${who(e.seat)} geht ${to(e.to)}.`,
  pushed: (e, who) => `${who(e.seat)} wird ${to(e.to)} gedrängt.`,
  use: (e, who) => `${who(e.seat)} nutzt ${n.card(e.card)}.`,
  play: (e, who) => `${who(e.seat)} spielt ${n.card(e.card)}.`,
  draw: (e, who) => {
    const drawn = e.card === '' ? 'ein Ereignis' : n.card(e.card);
    return `${who(e.seat)} zieht ${drawn}${e.reshuffled ? ' aus dem neu gemischten Ablagestapel' : ''}.`;
  },
  'no-draw': (e, who) => `${who(e.seat)} zieht kein Ereignis.`,
  discard: (e, who) => `${who(e.seat)} wirft ${n.and(e.cards.map(n.card))} ab.`,
  gold: (e, who) => `${who(e.seat)} ${e.amount < 0 ? 'zahlt' : 'bekommt'} ${Math.abs(e.amount)} Gold.`,
  'give-gold': (e, who) => `${who(e.seat)} gibt ${who(e.to)} ${e.amount} Gold.`,
  mana: (e, who) =>
    e.amount < 0
      ? `${who(e.seat)} zahlt ${-e.amount} Mana von ${n.card(e.card)}.`
      : `${named(e.card)} (${who(e.seat)}) bekommt ${e.amount} Mana.`,
  wear: (e, who) => `${named(e.card)} (${who(e.seat)}) nutzt sich ab: ${e.amount} Schaden darauf.`,
  markers: (e, who) =>
    e.amount < 0
      ? `${who(e.seat)} nimmt ${-e.amount} Marker von ${n.card(e.card)}.`
      : `${who(e.seat)} legt ${e.amount} Marker auf ${n.card(e.card)}.`,
  heal: (e, who) => `${who(e.seat)} wird um ${e.amount} Schaden geheilt.`,
  repair: (e, who) => `${named(e.card)} (${who(e.seat)}) wird repariert: ${e.amount} Schaden entfernt.`,
  bonus: (e, who) => {
    const what = { range: 'Reichweite', move: 'Schritte für die Aktion Bewegen', damage: 'Schaden' }[e.what];
    return `${named(e.card)} gibt ${who(e.seat)} +${e.amount} ${what}.`;
  },
  roll: (e) => `${heroName(e.by)} würfelt gegen ${against(e.target)}${through(e.card)}: ${n.faces(e.faces)}.`,
  'more-dice': (e, who) =>
    `${who(e.seat)} wirft ${n.dice(e.faces.length)} dazu${through(e.card)}: ${n.faces(e.faces)}.`,
  reroll: (e, who) => `${who(e.seat)} würfelt noch einmal: ${n.faces(e.faces)}.`,
  total: (e, who) => {
    const more = e.bonus === 0 ? '' : ` und ${e.bonus} mehr, zusammen ${e.hits + e.bonus},`;
    return `${who(e.seat)} landet ${e.hits === 0 ? 'keinen' : e.hits} Treffer${more} gegen ${against(e.target)}.`;
  },
  damage: (e) =>
    `${foe(e.monster)} erleidet ${e.amount} Schaden${e.armour > 0 ? `; die Rüstung hält ${e.armour} ab` : ''}.`,
  'no-damage': (e) => {
    if (e.why === 'armour') return `Die Rüstung schützt ${n.accusative(e.monster)} ganz.`;
    if (e.why === 'queen') return `${foe(e.monster)} ist nur von einem Nachbarfeld aus verletzbar.`;
    return `${foe(e.monster)} erleidet keinen Schaden.`;
  },
  dies: (e, who) =>
    e.seat < 0
      ? `${foe(e.monster)} ${at(e.at)} fällt mit der Königin.`
      : `${who(e.seat)} tötet ${n.accusative(e.monster)} ${at(e.at)}.`,
  shoved: (e, who) => `${who(e.seat)} schiebt ${n.accusative(e.monster)} ${to(e.to)}.`,
  held: (e, who) => `${who(e.seat)} hält ${n.accusative(e.monster)} mit ${n.card(e.card)} auf.`,
  prey: (e, who) => `${who(e.seat)} legt ${e.amount} Gold auf ${n.accusative(e.monster)}.`,
  attack: (e, who) =>
    `${foe(e.monster)} greift ${who(e.seat)} mit ${n.withDice(e.strength)} an: ${n.faces(e.faces)}.`,
  armour: (e, who) => `Die Rüstung von ${who(e.seat)} hält ${e.amount} Schaden ab.`,
  prevent: (e, who) => `${named(e.card)} bewahrt ${who(e.seat)} vor ${e.amount} Schaden.`,
  hurt: (e, who) =>
    `${who(e.seat)} erleidet ${e.amount} Schaden${e.monster === '' ? '' : ` durch ${n.accusative(e.monster)}`}.`,
  missed: (e, who) => `${foe(e.monster)} verfehlt ${who(e.seat)}.`,
  'knocked-out': (e, who) => `${who(e.seat)} geht zu Boden und wird nach Grimheim getragen.`,
  town: (e) =>
    e.change < 0
      ? `Grimheim verliert ${n.pieces(-e.change)}: Noch ${e.pieces} übrig.`
      : `Grimheim wird aufgebaut: ${n.pieces(e.pieces)}.`,
  'quest-progress': (e, who) => `${who(e.seat)}, Aufgabe ${n.card(e.card)}: ${e.progress} von ${e.of}.`,
  'quest-done': (e, who) => `${who(e.seat)} erfüllt eine Aufgabe und bekommt ${n.card(e.card)}!`,
  covered: (e, who) => `${who(e.seat)} legt sie über ${n.card(e.card)}.`,
  upgrade: (e, who) =>
    e.level === 2
      ? `${who(e.seat)} verbessert ${n.card(e.card)} für ${e.price} Gold auf Stufe II.`
      : `${who(e.seat)} lernt ${n.card(e.card)} für ${e.price} Gold.`,
  'put-under': (e, who) => `${who(e.seat)} legt ${n.card(e.card)} unter den Stapel.`,
  time: (e) => `Der Runenstein rückt auf Feld ${e.spot}: ${SIGNS[e.sign]}.`,
  'monster-die': (e) => `Der Monsterwürfel: ${FACES[e.face]}.`,
  march: (e) => `${foe(e.monster)} ${e.charge ? 'stürmt' : 'zieht'} ${to(e.to)}.`,
  stays: (e, who) => {
    const why = {
      hero: `${e.seat < 0 ? 'Ein Held' : who(e.seat)} steht daneben`,
      blocked: 'Der Weg ist versperrt',
      held: 'Aufgehalten',
    };
    return `${foe(e.monster)} bleibt ${at(e.at)}: ${why[e.why]}.`;
  },
  swap: (e) => `${foe(e.monster)} tauscht den Platz mit ${n.dative(e.with)}, jetzt ${at(e.at)}.`,
  turned: (e) => `${foe(e.monster)} dreht sich ${to(e.to)}.`,
  enters: (e) => `${foe(e.monster)} bricht in Grimheim ein.`,
  arrives: (e) => `${foe(e.monster)} erscheint ${at(e.at)}.`,
  'monster-card': (e, who) =>
    `${who(e.seat)} zieht eine Monsterkarte: ${waveCard(e.card)}${e.fits ? '' : ', für die kein Platz ist'}.`,
  'no-card': (e, who) =>
    `${who(e.seat)} findet keine ${e.colour === 'yellow' ? 'gelbe' : 'rote'} Karte, die passt: Niemand kommt.`,
};
