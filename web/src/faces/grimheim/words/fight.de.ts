import type { FightWords } from './fight.ts';

const list = new Intl.ListFormat('de');
const either = new Intl.ListFormat('de', { type: 'disjunction' });
const number = new Intl.NumberFormat('de', { maximumFractionDigits: 1 });
const percent = new Intl.NumberFormat('de', { style: 'percent' });
const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
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
    left: 'Leben übrig',
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
  walkTo: (steps, inReach, danger) =>
    [
      count(steps, 'Schritt', 'Schritte'),
      inReach.length > 0
        ? `von dort in Reichweite: ${list.format(inReach)}`
        : 'von dort niemand in Reichweite',
      ...(danger ? [danger] : []),
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
  marching: 'Die Monster rücken auf Grimheim vor.',
  arriving: 'Neue Monster erscheinen.',
  done: 'Die Monster sind fertig',
  hurt: (hero, from, to) => `${hero}, ${from} → ${to}`,
  lost: (n, from, to) => `${count(n, 'Gebäude', 'Gebäude')} verloren, ${from} → ${to}`,
  knockedOutTwo: (hero) => `${hero} ist bewusstlos und erwacht in Grimheim`,
  newMonsters: (n) => count(n, 'neues Monster', 'neue Monster'),
  quietTurn: 'Niemand wurde verletzt, nichts ging verloren',
  next: 'Nächster Zug, wie es jetzt aussieht',
  risk: (hero) => `${hero} bewusstlos`,
  piecesInReach: (n) => (n === 1 ? 'Gebäude fällt' : 'Gebäude fallen'),
  goOn: (hero, n) => `Weiter: ${hero} hat ${count(n, 'Aktion', 'Aktionen')}`,
  restWords: 'Deine Karten warten, bis die Monster fertig sind.',
};
