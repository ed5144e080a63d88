import { tellProse } from '../../story/prose.ts';
import type { Instruction, RollingFatesTold } from '../../told.ts';
import { signed } from '../card-words.ts';
import type { EventWords } from '../language.ts';
import { cardName, enemyName, telegraphLine, zoneName } from '../world.ts';
import { afflicted, and, count, dice, from, source, status } from './names.ts';

const PHASES = { fate: 'Schicksalsphase', character: 'Heldenphase', enemy: 'Gegnerphase' } as const;
const prose = (line: string): string => tellProse(line, 'de');
const card = (id: string): string => cardName(id, 'de') ?? id;
const luckDie = (face: number): string => (face > 0 ? `, Glückswürfel ${face}` : '');

type Omen = Extract<RollingFatesTold, { kind: 'omen' }>['omen'];
const OMENS: Readonly<Record<Omen, (amount: number) => string>> = {
  fewer: (n) => `Im nächsten Kampf ${n === 1 ? 'fehlt' : 'fehlen'} ${count(n, 'Gegner', 'Gegner')}.`,
  reinforced: () => 'Im nächsten Kampf ist noch jemand dabei.',
  reward: (n) => `Der nächste Sieg bringt jedem Helden ${count(n, 'Schatz', 'Schätze')} mehr.`,
  stunned: () => 'Im nächsten Kampf sind die Gegner anfangs betäubt.',
  skip: () => 'Der nächste Kampf findet nicht statt.',
  ambush: () => 'Das geht nicht ohne Kampf ab.',
  insight: () => 'Ihr durchschaut den großen Gegner dieser Zone.',
};

type AtTheTable = Extract<RollingFatesTold, { kind: 'at-the-table' }>['what'];
/** RF-015: was ihr auf euren eigenen Tafeln tut. */
const TABLE: Readonly<Record<AtTheTable, (who: string, amount: number, status: string) => string>> = {
  damage: (who, amount) => `${who}, du erleidest ${amount} Schaden`,
  loss: (who, amount) => `${who}, du verlierst ${amount} Leben`,
  heal: (who, amount) => `${who}, du wirst um ${amount} geheilt`,
  status: (who, _, status) => `${who}, du bist ${afflicted(status)}`,
  fate: (who) => `${who}, handle deine Zustände ab und würfle`,
  luck: (who, face) => `${who}: Zeigt dein Glückswürfel eine ${face}, nimm ihn von der Leiste`,
  'statuses-gone': (who) => `${who}, du verlierst alle Zustände`,
};

/** RF-015: was ihr mit euren eigenen Karten tut. */
const INSTRUCTIONS: Readonly<Record<Instruction, (who: string, amount: number) => string>> = {
  treasure: (who) => `${who}: Zieh einen Schatz; behalte, tausche oder lass ihn liegen.`,
  look: (who, n) => `${who}: Zieh ${n} Schätze, behalte höchstens einen und leg die anderen weg.`,
  'pay-value': (who, n) => `${who}: Schätze im Wert von mindestens ${n} hergeben.`,
  'pay-one': (who) => `${who}: Einen Schatz hergeben.`,
  'pay-any': (who) => `${who}: Beliebig viele Schätze hergeben, mindestens einen.`,
  forfeit: (who) => `${who}: Gib deinen Schatz mit dem geringsten Wert auf.`,
  return: (who) => `${who}: Gib alle Schätze zurück, die du hier gewonnen hast.`,
  barter: (who, n) => `${who}: Für je 3 Wert heile ${n} oder zieh einen Schatz.`,
  level: (who) =>
    `${who}: Zieh einen Wesenszug, steig eine Stufe auf und setz dein Leben auf den neuen Höchstwert.`,
  retrain: (who) => `${who}: Leg deinen letzten Wesenszug weg und zieh einen neuen.`,
  mute: (who) => `${who}: Ein schlechter Wesenszug von dir ruht bis zum Ende der Zone.`,
  'max-life': (who, n) => `${who}: Dein maximales Leben ändert sich für dieses Abenteuer um ${signed(n)}.`,
  'status-next': (who) => `${who}: Du beginnst den nächsten Kampf vergiftet.`,
  'roll-damage': (who, n) => `${who}: Würfle und erleide ${n} minus die Zahl an Schaden.`,
};

const NODES: Readonly<Record<string, string>> = {
  combat: 'Der Weg ist versperrt',
  encounter: 'Da ist jemand oder etwas',
  find: 'Hier liegt etwas',
  rest: 'Ein ruhiger Ort',
};

/** Was geschehen ist, je ein kurzer Satz. */
export const events: EventWords = {
  combat: (e) => `Zu den Waffen! ${and(e.enemies.map(({ id }) => enemyName(id, 'de')))}.`,
  phase: (e) => `Runde ${e.round}, ${PHASES[e.phase]}.`,
  'combat-won': (e) => `Kampf in ${count(e.rounds, 'Runde', 'Runden')} gewonnen.`,
  appears: (e) => `${enemyName(e.enemy, 'de')} erscheint${e.by === '' ? '' : ` (${enemyName(e.by, 'de')})`}.`,
  returns: (e) => `${enemyName(e.enemy, 'de')} kehrt mit ${e.life} Leben zurück.`,

  'no-roll': (e, who) => `${who(e.seat)} ist betäubt und würfelt nicht.`,
  stays: (e, who) => `${who(e.seat)} lässt eine ${e.face} auf der Leiste.`,
  roll: (e, who) => `${who(e.seat)} würfelt ${dice(e.dice)}${luckDie(e.luck)}.`,
  luck: (e, who) => `${who(e.seat)} ändert den Glückswürfel von ${e.from} auf ${e.to}${from(e.by)}.`,
  'luck-lost': (e, who) =>
    `Der Glückswürfel von ${who(e.seat)} ist von der Leiste verschwunden: ${source(e.by) || 'Etwas'} hat ihn genommen.`,
  keep: (e, who) => {
    if (e.to.length === 0) return `${who(e.seat)} behält alle Würfel.`;
    const kept = e.kept.length === 0 ? 'behält nichts' : `behält ${dice(e.kept)}`;
    return `${who(e.seat)} ${kept} und wirft ${count(e.to.length, 'Würfel', 'Würfel')} neu: ${dice(e.to)}.`;
  },
  again: (e, who) => `${who(e.seat)} wirft ${dice(e.from)} noch einmal: ${dice(e.to)}${from(e.by)}.`,
  bar: (e, who) => `Die Würfel von ${who(e.seat)}: ${dice(e.dice)}${luckDie(e.luck)}.`,

  use: (e, who) => {
    const paid = [...(e.paid.length > 0 ? [dice(e.paid)] : []), ...(e.luck > 0 ? [`Glück ${e.luck}`] : [])];
    const helped = e.by.length > 0 ? `, mit ${and(e.by.map(source))}` : '';
    return `${who(e.seat)} nutzt ${card(e.ability)}${paid.length > 0 ? ` (${paid.join(', ')})` : ''}${helped}.`;
  },
  pass: (e, who) =>
    `${who(e.seat)} passt${e.unspent > 0 ? `; ${count(e.unspent, 'Würfel bleibt', 'Würfel bleiben')} übrig` : ''}.`,
  recall: (e, who) => `${who(e.by)} ruft ${who(e.seat)} zurück, damit ${who(e.seat)} noch einmal handelt.`,
  'set-aside': (e) => `${card(e.treasure)} ist verbraucht.`,
  hit: (e, who) => {
    const parts = [`${who(e.seat)} trifft ${enemyName(e.enemy, 'de')}: ${e.damage} Schaden`];
    if (e.weak) parts.push('durch Schwäche verdoppelt');
    if (e.armour > 0) parts.push(`${e.armour} hält die Rüstung ab`);
    if (e.mechanic === '?') parts.push('etwas hat den Schlag geschwächt');
    else if (e.mechanic !== '') parts.push('die verborgene Eigenheit hat den Schlag geschwächt');
    return `${parts.join(', ')}. ${e.lost === 0 ? 'Kein Leben verloren' : `${e.lost} Leben verloren`}.`;
  },
  afflicts: (e) => `${enemyName(e.enemy, 'de')} ist ${afflicted(e.status)}.`,
  withstands: (e) => {
    const why = { immune: ': immun', resistant: ': widerstanden', '?': '' }[e.why];
    return `${status(e.status)} wirkt nicht auf ${enemyName(e.enemy, 'de')}${why}.`;
  },
  investigates: (e, who) =>
    e.seat < 0
      ? `Ihr durchschaut ${enemyName(e.enemy, 'de')} von Anfang an.`
      : `${who(e.seat)} durchschaut ${enemyName(e.enemy, 'de')}${from(e.by)}.`,
  'enemy-dies': (e, who) => {
    if (e.by === 'poison') return `${enemyName(e.enemy, 'de')} stirbt am Gift.`;
    return e.seat < 0
      ? `${enemyName(e.enemy, 'de')} stirbt.`
      : `${who(e.seat)} tötet ${enemyName(e.enemy, 'de')}.`;
  },
  heal: (e, who) => {
    const more = e.wasted > 0 ? ` (${e.wasted} mehr, als Platz war)` : '';
    if (e.amount === 0) return `${who(e.seat)} hat volles Leben und braucht keine Heilung.`;
    if (e.by < 0 || e.by === e.seat) return `${who(e.seat)} wird um ${e.amount} geheilt${more}.`;
    return `${who(e.by)} heilt ${who(e.seat)} um ${e.amount}${more}.`;
  },
  taunts: (e, who) => `${who(e.seat)} zieht die Angriffe auf sich${from(e.from)}.`,
  gambles: (e, who) =>
    e.damage > 0
      ? `${who(e.seat)} wirft eine ${e.face}: Es geht um ${e.damage} Schaden.`
      : `${who(e.seat)} wirft eine ${e.face}: Der Einsatz ist verloren.`,
  turns: (e, who) => `${who(e.by)} dreht bei ${who(e.seat)} eine ${e.from} auf ${e.to}${from(e.with)}.`,
  guard: (e, who) =>
    e.by === e.seat
      ? `${who(e.seat)} bekommt Schutz ${e.amount}.`
      : `${who(e.by)} gibt ${who(e.seat)} Schutz ${e.amount}.`,
  cleanse: (e, who) =>
    e.by < 0 || e.by === e.seat
      ? `${who(e.seat)} wird frei von ${status(e.status)}.`
      : `${who(e.by)} befreit ${who(e.seat)} von ${status(e.status)}.`,

  telegraph: (e) => `${telegraphLine(e.of, 'de')} (${enemyName(e.enemy, 'de')})`,
  attack: (e, who) => {
    const what = [...(e.damage > 0 ? [`${e.damage} Schaden`] : []), ...(e.status ? [status(e.status)] : [])];
    return `${enemyName(e.enemy, 'de')} greift ${and(e.targets.map(who))} an: ${and(what)}.`;
  },
  waits: (e) => `${enemyName(e.enemy, 'de')} wartet.`,
  skips: (e) => `${enemyName(e.enemy, 'de')} ist betäubt und tut nichts.`,
  mends: (e) =>
    e.amount === 0
      ? `${enemyName(e.enemy, 'de')} hat volles Leben: Da ist nichts zu heilen.`
      : e.by === e.enemy || e.by === ''
        ? `${enemyName(e.enemy, 'de')} gewinnt ${e.amount} Leben zurück.`
        : `${enemyName(e.by, 'de')} heilt ${enemyName(e.enemy, 'de')} um ${e.amount}.`,
  fury: (e) => `${enemyName(e.enemy, 'de')} wird wilder: Schaden +${e.amount}.`,
  armours: (e) => `${enemyName(e.enemy, 'de')} verstärkt die Rüstung um ${e.amount}.`,
  'enemy-poison': (e) => `Gift kostet ${enemyName(e.enemy, 'de')} ${e.amount} Leben.`,

  hurt: (e, who) => {
    const parts = [`${who(e.seat)} erleidet ${e.damage} Schaden${from(e.by)}`];
    if (e.weak) parts.push('durch Schwäche verdoppelt');
    if (e.defence > 0) parts.push(`Abwehr ${e.defence}`);
    const lost = e.lost === 0 ? 'Kein Leben verloren' : `${e.lost} Leben verloren, noch ${e.life}`;
    return `${parts.join(', ')}. ${lost}.`;
  },
  loses: (e, who) => `${who(e.seat)} verliert ${e.amount} Leben${from(e.by)}; noch ${e.life}.`,
  afflicted: (e, who) => `${who(e.seat)} ist ${afflicted(e.status)}${from(e.by)}.`,
  immune: (e, who) => `${who(e.seat)} ist immun gegen ${status(e.status)}${from(e.by)}.`,
  removal: (e, who) => {
    const name = e.enemy === '' ? who(e.seat) : enemyName(e.enemy, 'de');
    const tried = e.face === 0 ? 'wirft das Plättchen' : `würfelt ${e.face}`;
    return `${name} ${tried} gegen ${status(e.status)}: ${e.removed ? 'überstanden' : 'vergeblich'}.`;
  },
  'statuses-gone': (e, who) => `${who(e.seat)} schüttelt ${and(e.statuses.map(status))} ab.`,
  spared: (e, who) => `Gnade: ${who(e.seat)} bleibt bei 1 Leben.`,
  falls: (e, who) => {
    const cause = source(e.by);
    return `${who(e.seat)} ist gefallen${cause === '' ? '' : `: durch ${cause}`}.`;
  },
  'at-the-table': (e, who) => `${TABLE[e.what](who(e.seat), e.amount, e.status)}${from(e.by)}.`,
  'gives-up': (e, who) => `${who(e.seat)} lässt die Waffen sinken: Die Gruppe gibt auf.`,
  retry: (e) => `Die Gruppe rafft sich auf und beginnt Zone ${e.zone + 1} neu, Versuch ${e.retries + 1}.`,

  zone: (e) => `Zone ${e.zone + 1}: ${zoneName(e.adventure, e.zone, 'de')}.`,
  node: (e) => `${NODES[e.of] ?? e.of}.`,
  story: (e) => (e.title === '' ? '' : `${prose(e.title)}: `) + e.text.map(prose).join('\n'),
  choice: (e, who) => `${e.seat < 0 ? 'Die Gruppe' : who(e.seat)}: ${prose(e.text)}`,
  check: (e, who) =>
    e.luck > 0 && e.dice.length === 0
      ? `${who(e.seat)} würfelt ${e.luck} mit dem Glückswürfel.`
      : `${who(e.seat)} hat ${dice(e.dice)}.`,
  pays: (e) => `Ihr gebt ${and(e.treasures.map(card))} her, Wert ${e.value}.`,
  avoids: (e, who) => `${who(e.seat)} weicht aus${from(e.by)}.`,
  spoils: (e, who) =>
    `${who(e.seat)} sucht nach Beute und würfelt ${e.face}: ${e.found ? 'Da ist etwas' : 'Da ist nichts'}.`,
  omen: (e) => OMENS[e.omen](e.amount),
  instruct: (e, who) => INSTRUCTIONS[e.what](e.seat < 0 ? 'Gruppe' : who(e.seat), e.amount),
  flag: () => 'Das wird man sich merken.',
  treasure: (e, who) => `${who(e.seat)} nimmt ${card(e.treasure)}${from(e.by)}.`,
  'no-treasure': (e, who) => `Für ${who(e.seat)} ist kein Schatz mehr da.`,
  refuses: (e, who) => `${who(e.seat)} lässt ${card(e.treasure)} liegen.`,
  swaps: (e, who) => `${who(e.seat)} nimmt ${card(e.gets)} und lässt ${card(e.drops)} liegen.`,
  discards: (e, who) => `${who(e.seat)} gibt ${card(e.treasure)} auf.`,
  gives: (e, who) => `${who(e.seat)} gibt ${who(e.to)} ${card(e.treasure)}.`,
  level: (e, who) => `${who(e.seat)} erreicht Stufe ${e.level}, mit ${e.life} Leben.`,
  trait: (e, who) => `${who(e.seat)} bekommt den Wesenszug ${card(e.trait)}.`,
  'spares-trait': (e, who) =>
    `${who(e.seat)} zieht ${card(e.trait)}; ein schlechter Wesenszug reicht, dieser kommt beiseite.`,
  'loses-trait': (e, who) => `${who(e.seat)} verliert den Wesenszug ${card(e.trait)}.`,
  mutes: (e, who) => `${card(e.trait)} lässt ${who(e.seat)} in dieser Zone in Ruhe.`,
  'max-life': (e, who) =>
    `Das maximale Leben von ${who(e.seat)} ${e.amount < 0 ? 'sinkt' : 'steigt'} um ${Math.abs(e.amount)}${from(e.by)}.`,
  mate: (e, who) => `${who(e.seat)} wacht über ${who(e.mate)}.`,
  'status-next': (e, who) => `${who(e.seat)} beginnt den nächsten Kampf mit ${status(e.status)}.`,
  rest: (e) => `Ein Ort zum Rasten: Alle Helden werden um ${e.amount} geheilt.`,
  won: () => 'Das Abenteuer ist zu Ende, und ihr steht alle noch.',
};
