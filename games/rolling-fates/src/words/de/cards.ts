import type { Cost, Effect, Measure, Mechanic, Passive, Step, Targets } from '../../content/kinds.ts';
import { type CardWords, isStraight, signed } from '../card-words.ts';
import { enemyKindName } from '../world.ts';
import { and, count, status } from './names.ts';

function same(groups: readonly number[]): string[] {
  if (groups.length === 2) return [groups.includes(3) ? 'Full House' : 'zwei Paare'];
  return groups.map((n) => (n === 2 ? 'ein Paar' : `${n} gleiche`));
}

const exact = (values: readonly number[]): string[] => {
  if (values.length === 0) return [];
  if (isStraight(values)) return [values[0] === 1 ? 'kleine Straße' : 'große Straße'];
  return [values.join('+')];
};

const cost = (c: Cost): string =>
  [
    ...(c.luck > 0 ? [`Glück ${c.luck}`] : []),
    ...same(c.same),
    ...exact(c.exact),
    ...(c.any > 0 ? [count(c.any, 'beliebiger', 'beliebige')] : []),
  ].join(' und ');

const ENEMIES: Readonly<Record<Targets, string>> = {
  1: '1 Gegner',
  2: '2 Gegner',
  all: 'alle Gegner',
};
/** Woran Schaden entsteht. */
const ENEMIES_HIT: Readonly<Record<Targets, string>> = {
  1: '1 Gegner',
  2: '2 Gegnern',
  all: 'allen Gegnern',
};
const HEROES = { 1: '1 Helden', all: 'alle Helden' } as const;
const MEASURES: Readonly<Record<Measure, string>> = {
  fives: 'je 5 Leben, die du hast',
  defence: 'je Punkt deiner Abwehr',
  treasures: 'je Schatz, den du trägst',
  room: 'je freien Platz in deinem Gepäck',
  statuses: 'je Zustand auf dem Ziel',
  known: 'gegen durchschaute Gegner',
};

const damage = ({ damage: least, more }: Extract<Effect, { kind: 'strike' }>): string =>
  `${least} Schaden${more ? ` (+${more.each} ${MEASURES[more.of]})` : ''}`;

function effect(e: Effect): string {
  switch (e.kind) {
    case 'heal':
      return `${e.amount} Heilung für ${HEROES[e.targets]}`;
    case 'guard':
      return `Schutz ${e.amount} für ${HEROES[e.targets]}`;
    case 'cleanse':
      return '1 Zustand von 1 Helden entfernen';
    case 'gamble':
      return `um ${e.stake} Schaden an 1 Gegner spielen`;
    case 'taunt':
      return 'Angriffe auf dich ziehen';
    case 'turn':
      return '1 Würfel von 1 Helden um 1 drehen';
    case 'price':
      return `du verlierst ${e.life} Leben`;
    case 'strike': {
      const what = [...(e.damage > 0 ? [damage(e)] : []), ...e.statuses.map(status)];
      if (what.length === 0) return `${ENEMIES[e.targets]} durchschauen`;
      return `${and(what)} an ${ENEMIES_HIT[e.targets]}${e.investigate ? ' und Durchschauen' : ''}`;
    }
  }
}

function passive(p: Passive): string[] {
  const lines: string[] = [];
  if (p.maxLife) lines.push(`maximales Leben ${signed(p.maxLife)}`);
  if (p.defence) lines.push(`Abwehr ${signed(p.defence)}`);
  if (p.inventory) lines.push(`Gepäck ${signed(p.inventory)}`);
  if (p.immune) lines.push(`du bist immun gegen ${status(p.immune)}`);
  if (p.rerolls) {
    lines.push(
      `${count(p.rerolls, 'zusätzlicher Neuwurf', 'zusätzliche Neuwürfe')} in jeder Schicksalsphase`,
    );
  }
  if (p.damage) lines.push(`deine Fähigkeiten machen bei jedem Ziel ${signed(p.damage)} Schaden`);
  if (p.suffers) lines.push(`du erleidest ${signed(p.suffers)} Schaden, vor Abzug der Abwehr`);
  if (p.heals) lines.push(`deine Heilung bringt ${signed(p.heals)} Leben`);
  if (p.healed)
    lines.push(
      p.healed < 0
        ? `Heilung bringt dir ${-p.healed} Leben weniger, mindestens aber 1`
        : `Heilung bringt dir ${p.healed} Leben mehr`,
    );
  if (p.poison) lines.push(`Gift kostet dich ${p.poison} Leben statt 2`);
  if (p.removal) lines.push(`deine Versuche gegen einen Zustand gelingen ab ${p.removal}`);
  return lines;
}

const special: Readonly<Record<string, string>> = {
  'steady-gauntlet': 'einmal je Schicksalsphase darfst du am Ende 1 Würfel deiner Leiste noch einmal werfen',
  'loaded-die': 'einmal je Kampf darfst du deinen Glückswürfel beim Hinlegen auf eine beliebige Zahl drehen',
  'quicksilver-band': 'einmal je Heldenphase darf 1 Würfel, mit dem du zahlst, 1 höher oder niedriger gelten',
  'sharp-opening': 'deine erste Fähigkeit in jedem Kampf macht beim ersten Ziel +3 Schaden',
  'heavy-hand':
    'Fähigkeiten, die du mit 3 oder mehr gleichen Würfeln zahlst, machen bei jedem Ziel +2 Schaden',
  'light-fingers': 'wenn du einen Schatz ziehst, ziehe 2 und behalte 1 davon',
  'lucky-streak': 'einmal je Schicksalsphase darfst du deinen Glückswürfel neu werfen; die neue Zahl gilt',
  ambidextrous: 'einmal je Heldenphase kosten dich beliebige Würfel 1 weniger, mindestens aber 1',
  bulwark: 'Abwehr +1, solange du volles Leben hast',
  'last-stand': 'deine Fähigkeiten machen +2 Schaden, solange du höchstens 5 Leben hast',
  'keen-eye': 'du durchschaust den ersten Gegner, dem du in einem Kampf schadest',
  'quick-learner': 'nach jedem Kampf wirst du um 3 geheilt',
  scavenger: 'ziehe sofort 1 Schatz',
  'shield-mate': 'ein anderer Held deiner Wahl hat Abwehr +1, solange du nicht betäubt bist',
  opportunist: '+1 Schaden bei jedem Treffer gegen Gegner, auf denen ein Zustand liegt',
  watchful:
    'zu Beginn der Gegnerphase bekommst du Schutz 1 für je 2 Aktionswürfel, die noch auf deiner Leiste liegen',
  'small-change':
    'Fähigkeiten, die du nur mit Einsen, Zweien und Dreien zahlst, machen bei jedem Ziel +2 Schaden',
  'last-laugh': 'sooft ein Treffer von dir einen Gegner tötet, wirst du um 2 geheilt',
  'weak-stomach': 'solange du vergiftet bist, machen deine Fähigkeiten bei jedem Ziel +2 Schaden',
  'light-purse': 'Abwehr +1, solange du höchstens 1 Schatz trägst',
  brittle: 'nach einem gewonnenen Kampf wirst du für jeden deiner Zustände um 2 geheilt',
  vendetta: '+1 Schaden bei jedem Treffer gegen Gegner, die dir in der letzten Gegnerphase geschadet haben',
  'careful-step': 'in jeder Zone tut dir die erste Falle nichts',
  'silver-tongue': 'jeder deiner Schätze zählt beim Handeln 1 mehr',
  patient:
    '1 nicht ausgegebener Würfel darf auf deiner Leiste bleiben; in der nächsten Schicksalsphase wird er nicht geworfen',
  'wild-talent': 'für deine Glücksfähigkeit gilt auch die Zahl 1 darüber oder darunter',
  'blood-price':
    'einmal je Schicksalsphase darfst du 2 Leben verlieren und beliebige deiner Würfel neu werfen',
  clumsy: 'nach deinem Neuwurf wird dein höchster Würfel noch einmal geworfen',
  haunted:
    'sooft dein Glückswürfel im Kampf 1 zeigt, verlierst du 1 Leben und durchschaust den ersten Gegner, den noch niemand kennt',
  marked: 'Angriffe auf einen zufälligen einzelnen Helden treffen dich',
  jinxed: 'du darfst vor deinem Neuwurf höchstens 3 Würfel behalten',
};

const ATTACKED: Readonly<Record<Targets, string>> = {
  1: '1 Helden',
  2: '2 Helden',
  all: 'allen Helden',
};

function step(s: Step): string {
  switch (s.kind) {
    case 'attack':
      return `${s.damage} Schaden${s.status ? ` und ${status(s.status)}` : ''} an ${ATTACKED[s.targets]}`;
    case 'wait':
      return 'wartet';
    case 'mend':
      return `gewinnt ${s.amount} Leben zurück`;
    case 'mend-all':
      return `heilt alle Gegner um ${s.amount}`;
    case 'fury':
      return `Schaden +${s.amount} für den Rest des Kampfes`;
    case 'armour':
      return `Rüstung +${s.amount} bis zur nächsten Tat`;
    case 'summon':
      return `ruft ${enemyKindName(s.enemy, 'de')}`;
  }
}

function mechanic(m: Mechanic): string {
  switch (m.kind) {
    case 'first-hit':
      return 'Der erste Treffer jeder Runde geht hindurch.';
    case 'even-hide':
      return 'Gerader Schaden wird halbiert.';
    case 'odd-hide':
      return 'Ungerader Schaden wird halbiert und abgerundet.';
    case 'threshold':
      return `Treffer von ${m.least - 1} oder weniger bewirken nichts.`;
    case 'cap':
      return `Ein einzelner Treffer kostet höchstens ${m.most} Leben.`;
    case 'thorns':
      return `Wer diesem Gegner schadet, verliert ${m.loss} Leben.`;
    case 'reflect':
      return 'Ein Zustand, dem widerstanden wird, trifft stattdessen den Angreifer.';
    case 'poison-heals':
      return `Gift wirkt nicht, sondern bringt ${m.amount} Leben zurück.`;
    case 'enrage':
      return `Unter der Hälfte des Lebens: Schaden +${m.damage}.`;
    case 'cornered':
      return `Ab der Hälfte des Lebens: keine Rüstung mehr, Schaden +${m.damage}.`;
    case 'pack':
      return `Schaden +1 für jeden anderen dieser Art, höchstens +${m.most}.`;
    case 'leech':
      return 'Die Hälfte des geraubten Lebens kommt zurück.';
    case 'regenerate':
      return `Gewinnt in jeder Schicksalsphase ${m.amount} Leben zurück, solange kein Zustand darauf liegt.`;
    case 'bomb':
      return `Beim Tod erleidet jeder Held ${m.damage} Schaden.`;
    case 'split':
      return `Tötet ihn ein Treffer von ${m.least} oder mehr, bleiben zwei übrig: ${enemyKindName(m.into, 'de')}.`;
    case 'twin':
      return `Stirbt dieser Gegner, solange ${enemyKindName(m.other, 'de')} lebt, kehrt er in der nächsten Schicksalsphase einmal mit ${m.life} Leben zurück.`;
    case 'luck-drain':
      return `Solange dieser Gegner lebt, werden Glückswürfel mit ${m.face} von der Leiste genommen.`;
    case 'plate':
      return 'Die Rüstung ist alles, was dahintersteckt.';
    case 'countdown':
      return 'Der Ablauf ändert sich nie: Der schwere Schlag kommt immer als dritter.';
  }
}

export const cards: CardWords = {
  cost,
  effect,
  next: '; dann ',
  passive,
  special,
  oneShot: 'Wirkt einmal.',
  step,
  mechanic,
  nothingHidden: 'Nichts ist hier verborgen.',
  immune: (statuses) => `immun gegen ${and(statuses.map(status))}`,
  resistant: (statuses) => `widersteht: ${and(statuses.map(status))}`,
};
