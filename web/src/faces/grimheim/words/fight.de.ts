import type { FightWords, Foe, Side } from './fight.ts';

const list = new Intl.ListFormat('de');
const either = new Intl.ListFormat('de', { type: 'disjunction' });
const number = new Intl.NumberFormat('de', { maximumFractionDigits: 1 });
const percent = new Intl.NumberFormat('de', { style: 'percent' });
const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const SIDES: Readonly<Record<Side, string>> = {
  north: 'Norden',
  'north-east': 'Nordosten',
  east: 'Osten',
  'south-east': 'Südosten',
  south: 'Süden',
  'south-west': 'Südwesten',
  west: 'Westen',
  'north-west': 'Nordwesten',
};
const foe = ({ name, side, count: n }: Foe): string => `${n === 1 ? '' : `${n} × `}${name} im ${SIDES[side]}`;
const foes = (all: readonly Foe[]): string => list.format(all.map(foe));
const total = (all: readonly Foe[]): number => all.reduce((sum, { count: n }) => sum + n, 0);
const pieces = (n: number): string => count(n, 'Gebäude', 'Gebäude');
const knockOutRisk = (part: number): string =>
  part >= 0.005 ? `, zu ${percent.format(part)} bewusstlos` : '';

export const fightDe: FightWords = {
  attacks: (hero, monster, far) =>
    `${hero} greift an: ${monster}${far > 1 ? `, ${far} Felder entfernt` : ''}.`,
  strikes: (monster, hero) => `${monster} schlägt zu: gegen ${hero}.`,
  cover: 'im Wald: nur volle Treffer zählen',
  open: 'offenes Feld, keine Deckung',
  part: {
    hits: 'Treffer',
    runes: 'Runen',
    cards: 'Karten',
    armour: 'Rüstung',
    prevented: 'verhindert',
    damage: 'Schaden',
    left: 'Leben',
  },
  dies: 'stirbt',
  survives: 'überlebt',
  stands: 'steht',
  knockedOut: 'bewusstlos',
  worth: { none: '0', covered: '0, Deckung' },
  gold: (gain, now, price) => {
    const total = now + gain;
    const short = price - total;
    return `+${gain} Gold: ${total} von ${price}, ${short > 0 ? `noch ${short} bis zur Verbesserung` : 'genug für eine Verbesserung'}.`;
  },
  fewerDice: (before, after) =>
    `Im Monsterzug drohen dir ${count(after, 'Würfel', 'Würfel')} statt ${before}.`,
  overkill: 'Mehr Schaden bringt nichts: Was übrig ist, verfällt.',
  keeps: (left) => `${left} Leben bleiben ihm.`,
  staysUp: (left, of) => `${left} von ${of} Leben bleiben.`,
  fallsDown: 'Bewusstlos: nach Grimheim getragen, und die Stadt verliert 2 Gebäude.',
  moreAttacks: (n, expected, knockOut) =>
    `Noch ${count(n, 'Angriff', 'Angriffe')} in diesem Zug: im Schnitt ${number.format(expected)} Schaden${knockOutRisk(knockOut)}.`,
  you: 'du',
  dice: (n, range) => `${count(n, 'Würfel', 'Würfel')}, Reichweite ${range}`,
  strikesWith: (dice) => `schlägt mit ${count(dice, 'Würfel', 'Würfeln')} zu`,
  asItIs: ({ damage, left, dies, gold }) => {
    if (dies) return `stirbt, +${gold} Gold`;
    return damage === 0 ? 'kein Schaden' : `${damage} Schaden, ${left - damage} Leben bleiben`;
  },
  withCard: ({ least, most, expected, kill }, left) => {
    if (least !== most)
      return `im Schnitt ${number.format(expected)} Schaden, tötet zu ${percent.format(kill)}`;
    if (most < left) return `${most} Schaden, ${left - most} Leben bleiben`;
    return most > left ? `${most} Schaden, ${most - left} mehr als nötig` : `${most} Schaden: stirbt`;
  },
  hit: ({ taken, left, knockedOut, deals, kills }) => {
    const own = knockedOut ? `${taken} Schaden: bewusstlos` : `${taken} Schaden, ${left} Leben bleiben`;
    return kills ? `${own}, und tötet es` : deals > 0 ? `${own}, teilt ${deals} aus` : own;
  },
  appear: (n, monster) => `${n === 1 ? 'erscheint' : 'erscheinen'} neben dir: ${n} × ${monster}`,
  keepGold: (gold) => `deine ${gold} Gold behalten`,
  bothStay: 'Aufgabe und nächste Fähigkeit bleiben',
  takes: {
    under: 'Unter den Stapel legen',
    ability: 'Diese lernen',
    flip: 'Auf Seite II drehen',
    quest: 'Aufgabe erfüllen',
  },
  unused: (n) => `${count(n, 'Aktion', 'Aktionen')} ungenutzt`,
  walk: (steps) => `${count(steps, 'Schritt', 'Schritte')} hierher`,
  roll: (dice) => `Angreifen: ${count(dice, 'Würfel', 'Würfel')} werfen`,
  walkTo: (steps, inReach, danger, town) =>
    [
      count(steps, 'Schritt', 'Schritte'),
      inReach.length > 0
        ? `von dort in Reichweite: ${list.format(inReach.map(({ name, count: n }) => (n === 1 ? name : `${n} × ${name}`)))}`
        : 'von dort niemand in Reichweite',
      ...(danger ? [danger] : []),
      town,
    ].join('; '),
  here: (n, expected, knockOut) =>
    n === 0
      ? 'dort kein Angriff auf dich'
      : `dort ${count(n, 'Angriff', 'Angriffe')} auf dich, im Schnitt ${number.format(expected)} Schaden${knockOutRisk(knockOut)}`,
  warns: (isThere, n, expected) =>
    n === 0
      ? `${isThere ? 'Dort' : 'Nächster Zug'}: Niemand greift dich an`
      : `${isThere ? 'Dort' : 'Nächster Zug'}: ${count(n, 'Angriff', 'Angriffe')}, etwa ${number.format(expected)} Schaden`,
  knockOut: (part) => `bewusstlos ${percent.format(part)}`,
  doom: (stop, all) => {
    const whom =
      all.length === 0
        ? 'die Monster nicht aufhaltet'
        : stop < total(all)
          ? `nicht ${stop} von diesen aufhaltet: ${foes(all)}`
          : `diese nicht aufhaltet: ${foes(all)}`;
    return `Grimheim fällt im nächsten Zug, und ihr verliert, wenn ihr ${whom}.`;
  },
  doomByKnockOut: (hero) => `Wird ${hero} im nächsten Zug bewusstlos, fällt Grimheim, und ihr verliert.`,
  youLose: 'Grimheim fällt: ihr verliert',
  notInRoll: 'nicht während eines Wurfs',
  notNeeded: 'nicht nötig: es stirbt ohnehin',
  aimed: (all) =>
    total(all) === 1
      ? `${foes(all)}: das einzige Ziel in Reichweite`
      : `nach Wahl: ${either.format(all.map(foe))}`,
  useDoubt: (card, one) => ({
    question: `${card}: ${foe(one)}?`,
    why: 'Das einzige Ziel in Reichweite.',
    yes: 'Karte nutzen',
    no: 'Noch nicht',
  }),
  advice: {
    saves: (n) => `Wenn du dort stehst, ${n === 1 ? 'bleibt' : 'bleiben'} ${pieces(n)} stehen.`,
    savesElsewhere: (n) =>
      `Wenn du dich den Monstern in den Weg stellst, ${n === 1 ? 'bleibt' : 'bleiben'} ${pieces(n)} stehen.`,
    shootFrom: (names) => `Von dort kannst du angreifen: ${list.format(names)}.`,
    shootElsewhere: 'Du erreichst ein Feld, von dem aus du angreifen kannst.',
    safer: (before, after) =>
      `Dort ist es sicherer: im nächsten Zug etwa ${number.format(after)} Schaden statt ${number.format(before)}.`,
    saferElsewhere: (before, after) =>
      `Anderswo ist es sicherer: im nächsten Zug etwa ${number.format(after)} Schaden statt ${number.format(before)}.`,
    closer: 'Noch ist niemand in Schussweite; dort bist du bereit, wenn sie kommen.',
    kill: (one, chance) => `${foe(one)} stirbt zu ${percent.format(chance)}.`,
    enters: (one) => `Gelangt sonst im nächsten Zug nach Grimheim: ${foe(one)}.`,
    hits: (all) => `Das trifft: ${foes(all)}.`,
    mend: 'Das heilt dich, und eine Bewusstlosigkeit würde zwei Gebäude kosten.',
    focus: 'Mana bezahlt, was deine Fähigkeiten tun.',
    prepare: 'Ein Ereignis auf der Hand kann dich später retten.',
    practice: (short) =>
      short > 0 ? `Das bringt 1 Gold; zur Verbesserung fehlen ${short}.` : 'Das bringt 1 Gold.',
    end: 'Was noch geht, würde nicht helfen.',
    endEarly: 'Was du noch tun könntest, hebst du besser auf.',
    quest: 'Das bringt dir neue Ausrüstung.',
    holds: (one) => `Bleibt dann in diesem Zug draußen: ${foe(one)}.`,
    holdsNobody: 'Hier lohnt es sich gerade nicht, ein Monster aufzuhalten.',
    killsWith: 'Mit dieser Karte stirbt das Monster.',
    raises: (chance) => `Mit dieser Karte stirbt es zu ${percent.format(chance)}.`,
    diesAnyway: 'Das Monster stirbt auch ohne weitere Karte.',
    saveCards: 'Deine Karten bringen ein andermal mehr.',
    keepsUp: 'Ohne sie wärst du bewusstlos.',
    lessDamage: (taken, left) =>
      taken === 0
        ? `Du nimmst keinen Schaden, ${left} Leben bleiben.`
        : `Du nimmst nur ${taken} Schaden, ${left} Leben bleiben.`,
    smallDamage: 'Diesen Schaden kannst du verkraften, und die Karte bringt später mehr.',
    upgrade: 'Gold nützt erst etwas, wenn du es ausgibst.',
    bury: 'Das würde zu lange dauern; die nächste passt vielleicht besser.',
    keep: 'Beide sind es wert.',
    noMatter: 'Hier macht es kaum einen Unterschied.',
  },
  endDoubt: (left, actions) => ({
    question: `Den Zug mit ${count(left, 'Aktion', 'Aktionen')} übrig beenden?`,
    why: `Du könntest noch nutzen: ${either.format(actions)}.`,
    yes: 'Zug beenden',
    no: 'Weiterspielen',
  }),
  attackDoubt: (monster, odds, dice) => ({
    question: `Angreifen: ${monster}?`,
    why: `Das einzige Ziel in Reichweite. ${odds}.`,
    yes: `${count(dice, 'Würfel', 'Würfel')} werfen`,
    no: 'Noch nicht',
  }),
  questDoubt: (card, quest) => ({
    question: `Die Aufgabe für ${card} erfüllen?`,
    why: quest,
    yes: 'Aufgabe erfüllen',
    no: 'Noch nicht',
  }),
  gives: {
    remove: (n) => (n === 0 ? 'Nichts entfernen' : `${n} Schaden entfernen`),
    gold: (n) => (n === 0 ? 'Nichts nehmen' : `${n} Gold nehmen`),
    mana: (n) => (n === 0 ? 'Nichts nehmen' : `${n} Mana nehmen`),
    give: (n) => `${n} Gold weitergeben`,
    throw: (n) => `${count(n, 'Ereignis', 'Ereignisse')} wegwerfen`,
    pay: (n) => `${n} Mana bezahlen`,
  },
  moments: {
    always: 'wirkt immer',
    turn: 'in deinem Zug',
    roll: 'nach deinem Wurf',
    hit: 'wenn du getroffen wirst',
    attacked: 'nach einem Angriff auf dich',
    march: 'wenn Monster ziehen',
  },
  toCome: 'Kommt noch',
  now: 'jetzt',
  actionsLeft: (n) => (n === 0 ? 'keine Aktion mehr' : `noch ${count(n, 'Aktion', 'Aktionen')}`),
  nothingToCome: 'kein Angriff',
  turn: 'Monsterzug',
  attackOf: (now, of) => `Angriff ${now} von ${of}`,
  misses: 'verfehlt',
  stopped: (armour, prevented) =>
    prevented === 0
      ? `Rüstung hält ${armour}`
      : armour === 0
        ? `${prevented} verhindert`
        : `Rüstung ${armour}, verhindert ${prevented}`,
  coins: 'Gold',
  houses: (n) => (n === 1 ? 'Haus' : 'Häuser'),
  questWon: (hero) => `${hero} hat die Aufgabe erfüllt`,
  fallOf: 'Der Brunnen ist verloren, und die Stadt brennt.',
  attacksToCome: (n) => count(n, 'Angriff', 'Angriffe'),
  marching: 'Die Monster rücken auf Grimheim vor.',
  arriving: 'Neue Monster erscheinen.',
  done: 'Der Monsterzug ist vorbei',
  hurt: (hero, from, to) => `${hero}, ${from} → ${to}`,
  lost: (n, from, to) => `${count(n, 'Gebäude', 'Gebäude')} verloren, ${from} → ${to}`,
  knockedOutTwo: (hero) => `${hero} ist bewusstlos und erwacht in Grimheim`,
  newMonsters: (n) => count(n, 'neues Monster', 'neue Monster'),
  quietTurn: 'Niemand wurde verletzt, nichts ging verloren',
  next: 'Nächster Zug, wie es jetzt aussieht',
  risk: (hero) => `${hero} bewusstlos`,
  piecesInReach: (n) => (n === 1 ? 'Gebäude fällt' : 'Gebäude fallen'),
  goOn: (hero, n) => `Weiter: ${hero} hat ${count(n, 'Aktion', 'Aktionen')}`,
  restWords: 'Deine Karten warten, bis der Monsterzug vorbei ist.',
};
