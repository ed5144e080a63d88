import type { FateWords } from './catalogue.ts';

const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} und ${names.at(-1)}`;
const NUMBERS = ['keinen', 'einen', 'zwei', 'drei', 'vier', 'fünf'];
const times = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const decimal = (n: number): string => n.toFixed(1).replace('.', ',');

export const de: FateWords = {
  stage: 'Der Kampf',
  party: 'Die Gruppe',
  enemies: 'Gegner',
  statuses: { poison: 'Gift', weakness: 'Schwäche', stun: 'Betäubung' },
  roles: {
    brakka: 'Haudegin',
    sel: 'Bogenschützin',
    orrin: 'Heiler',
    mirelle: 'Feuermagierin',
    tovik: 'Glücksspieler',
    ysolde: 'Giftmischerin',
    grum: 'Wächter',
    quill: 'Gelehrte',
  },
  phases: { fate: 'Schicksal', character: 'Helden', enemy: 'Gegner' },
  round: (round) => `Runde ${round}`,
  phase: (round, phase) => `Runde ${round}: ${phase}`,
  life: (life, of) => `Leben ${life} von ${of}`,
  loses: (amount) => `verlöre ${amount}`,
  falls: 'fiele',
  armour: (amount) => `Rüstung ${amount}`,
  defence: (amount) => `Abwehr ${amount}`,
  guard: (amount) => `Schutz ${amount}`,
  great: 'großer Gegner',
  statusDoes: (status, poison) =>
    ({
      poison: `Gift: −${poison} je Runde`,
      weakness: 'Schwäche: Treffer zählen doppelt',
      stun: 'Betäubung: setzt aus',
    })[status],
  statusTells: (poison) => ({
    poison: [
      `Wer vergiftet ist, verliert zu Beginn jeder Schicksalsphase Leben: ${poison}, wenn keine Karte etwas anderes sagt.`,
      'Dann wird gewürfelt: Bei 4 oder mehr ist es vorbei.',
    ],
    weakness: [
      'Jeder Treffer auf einen Geschwächten richtet doppelten Schaden an, vor Abwehr und Rüstung.',
      'Zu Beginn jeder Schicksalsphase wird gewürfelt: Bei 4 oder mehr ist es vorbei.',
    ],
    stun: [
      'Ein betäubter Held würfelt in der nächsten Schicksalsphase nicht und nutzt in dieser Runde keine Fähigkeit.',
      'Ein betäubter Gegner setzt beim nächsten Mal aus.',
    ],
  }),
  statusWord: 'Zustand',
  signs: {
    armour: ['Rüstung', 'Jeder Treffer auf diesen Gegner verliert so viel Schaden.'],
    defence: ['Abwehr', 'Jeder Treffer auf diesen Helden verliert so viel Schaden.'],
    guard: ['Schutz', 'Mehr Abwehr, bis die Gegnerphase vorbei ist.'],
    bag: ['Gepäck', 'Wie viele Schätze du trägst, und wie viele Platz haben.'],
    any: ['? beliebiger Würfel', 'Jede Zahl ist recht.'],
    same: ['= gleiche Würfel', 'Diese Würfel zeigen dieselbe Zahl. A und B: zwei solche Gruppen.'],
    exact: ['Bestimmte Zahlen', 'Würfel, die genau das zeigen.'],
    luck: ['Glück', 'Der violette Glückswürfel muss das zeigen. Er wird nicht noch einmal geworfen.'],
  },
  lifeWord: 'Leben',
  armourWord: 'Rüstung',
  defenceWord: 'Abwehr',
  tier: (tier) => `Gegner, Gefahr ${tier} von 4`,
  greatTier: (tier) => `großer Gegner, Gefahr ${tier} von 4`,
  level: (level) => `Stufe ${level}`,
  heavySoon: 'ein schwerer Schlag kommt',
  unknown: 'noch nicht durchschaut',
  mayHide: 'Noch hat ihn niemand durchschaut: Er kann etwas verbergen.',
  nextStep: 'Als Nächstes',
  lately: 'Zuletzt',
  fallsShort: 'fällt',
  riddle: (meant, lost) => `letzter Treffer ${meant} → ${lost}: warum?`,
  immuneTo: (statuses) => `immun gegen ${list(statuses)}`,
  telegraphed: 'holt zu etwas Schwerem aus',
  aims: {
    random: 'irgendwen',
    'lowest-life': 'das wenigste Leben',
    'highest-life': 'das meiste Leben',
    'lowest-defence': 'die schwächste Abwehr',
  },
  aimsAt: (names) => names.join(' und '),
  next: 'als Nächstes',
  afterThat: 'Danach',
  bar: 'Würfelleiste',
  die: (face) => `Würfel, ${face}`,
  luckDie: (face) => `Glückswürfel, ${face}`,
  noDie: 'kein Würfel',
  noLuck: 'kein Glückswürfel',
  luck: 'Glück',
  dieDoes: { keeps: 'behalten', again: 'neu', pays: 'zahlt', stays: 'bleibt' },
  treasure: 'Schatz',
  oneShot: 'wirkt einmal',
  deciding: 'überlegt',
  done: 'fertig',
  waiting: 'wartet',
  barred: 'betäubt: keine Fähigkeit',
  yourTurn: (name) => `Zu ${name}`,
  abilities: 'Fähigkeiten',
  payWith: 'Bezahlen mit',
  payHow: 'Tippe die Würfel an oder einen der Vorschläge.',
  inventory: (carried, of) => `Schätze: ${carried} von ${of}`,
  treasures: 'Schätze',
  traits: 'Wesenszüge',
  noCards: 'Noch nichts.',
  muted: 'in dieser Zone ohne Wirkung',
  value: (value) => `Wert ${value}`,
  look: (name) => `${name} ansehen`,
  found: 'Gefunden',
  chance: 'Chance',
  inVain: 'Das ändert jetzt nichts.',
  canStill: (damage, dice) =>
    `${dice === 1 ? 'dieser Würfel kann' : 'diese Würfel können'} einem Gegner noch ${damage} Schaden zufügen`,
  unspent: (dice) => `${times(dice, 'Würfel bleibt', 'Würfel bleiben')} übrig`,
  lifeTo: (before, after, sure) =>
    after <= 0
      ? `${before} Leben: fällt`
      : `${before} → ${after}${sure ? '' : ', wenn nichts verborgen ist'}`,
  costsLife: (name, loss, falls) => `${name} verliert ${loss} Leben${falls ? ' und fällt' : ''}`,
  comesBack: (name, afflicted, sure) =>
    sure ? `${name} wird ${afflicted}` : `${name} wird vielleicht ${afflicted}`,
  fallDoubt: (names) => ({
    question: `Soll ${list(names)} fallen?`,
    why: 'Dieser Treffer kostet das letzte Leben, und sobald ein Held fällt, ist das Abenteuer zu Ende.',
    yes: 'Trotzdem zuschlagen',
    no: 'Lieber nicht',
  }),
  keepSome: (kept, rolled) =>
    rolled === 0
      ? `Alle ${NUMBERS[kept] ?? kept} behalten`
      : kept === 0
        ? `Keinen: alle ${NUMBERS[rolled] ?? rolled} neu würfeln`
        : `${kept} behalten, ${rolled} neu würfeln`,
  rollSome: (rolled, price) => {
    if (rolled === 0) return price > 0 ? 'Nein, Leben behalten' : 'Keinen neu würfeln';
    return price > 0 ? `${price} Leben verlieren, ${rolled} neu würfeln` : `${rolled} neu würfeln`;
  },
  rollAll: (dice) => `Alle ${NUMBERS[dice] ?? dice} neu würfeln`,
  rollAllDoubt: {
    question: 'Keinen dieser Würfel behalten?',
    why: 'Alle werden neu geworfen.',
    no: 'Würfel aussuchen',
  },
  discardDoubt: (name) => ({
    question: `${name} wegwerfen?`,
    why: 'Der Schatz ist für den Rest des Abenteuers weg.',
    yes: 'Wegwerfen',
    no: 'Behalten',
  }),
  passDoubt: (dice, damage) => ({
    question: `Mit ${times(dice, 'Würfel', 'Würfeln')} passen?`,
    why: `${dice === 1 ? 'Er kann' : 'Sie können'} einem Gegner noch ${damage} Schaden zufügen.`,
    yes: 'Passen',
    no: 'Würfel nutzen',
  }),
  hitsThem: (names) => `${list(names)} treffen`,
  hits: (name, damage, put) => {
    if (damage === 0) return put.length > 0 ? `${list(put)} auf ${name}` : `Nichts trifft ${name}`;
    return `${damage} Schaden an ${name}${put.length > 0 ? `, mit ${list(put)}` : ''}`;
  },
  enemiesDid: 'Was die Gegner getan haben',
  nobodyHurt: 'Niemand hat Leben verloren.',
  didNothing: 'betäubt: hat ausgesetzt',
  mendsBy: (amount) => `erhält ${amount} Leben zurück`,
  heavyAhead: 'Etwas Schweres kommt',
  goOn: 'Weiter',
  lossFrom: (source, amount) => `${source} −${amount}`,
  damageOf: (amount) => `${amount} Schaden`,
  lossOf: (amount) => `−${amount} Leben`,
  onYourBoards:
    'Die Abwehr auf euren Tafeln ist schon abgezogen. Karten und Schutz halten mehr ab; Schwäche verdoppelt vorher jeden Treffer.',
  damageFrom: (source, amount, stopped) =>
    stopped > 0 ? `${source}: ${amount} − Abwehr ${stopped}` : `${source}: ${amount}`,
  beforeTheRoll: 'Bevor ihr werft',
  settles: (status, poison, coin) => {
    const attempt = coin
      ? 'wirf das Plättchen: vielleicht kommt es weg'
      : 'wirf einen Würfel: ab 4 kommt das Plättchen weg';
    return {
      poison: `Vergiftet: Verliere ${poison} Leben, dann ${attempt}.`,
      weakness: `Geschwächt: ${attempt.charAt(0).toUpperCase()}${attempt.slice(1)}.`,
      stun: 'Betäubt: Das Plättchen kommt weg, und du wirfst in dieser Runde keine Würfel.',
    }[status];
  },
  afflicted: { poison: 'vergiftet', weakness: 'geschwächt', stun: 'betäubt' },
  openMap: 'Karte',
  here: 'hier seid ihr',
  behind: 'hinter euch',
  ahead: 'vor euch',
  zone: (number, of, name) => `Zone ${number} von ${of}: ${name}`,
  nodes: { combat: 'Kampf', boss: 'Zonenboss', encounter: 'Begegnung', find: 'Fund', rest: 'Rast' },
  place: (adventure, zone) => `${adventure} · ${zone}`,
  page: 'Die Geschichte',
  decides: (name) => `${name} entscheidet.`,
  together: 'Die Gruppe entscheidet gemeinsam.',
  levelUp: (name, level) => `${name} erreicht Stufe ${level}`,
  rises: (figure, change) =>
    `${{ life: 'Leben', defence: 'Abwehr', inventory: 'Platz für Schätze' }[figure]} ${change < 0 ? '−' : '+'}${Math.abs(change)}`,
  newZone: (level) =>
    `Eine neue Zone. Alle erreichen Stufe ${level}, ziehen einen Wesenszug und haben wieder volles Leben.`,
  newTrait: 'Neuer Wesenszug',
  newTreasure: 'Neuer Schatz',
  afterFight: 'nach dem Kampf',
  diceSpent: 'Niemand hat noch Würfel, die etwas nützen. Jetzt handeln die Gegner.',
  enemiesNext: 'Sollen sie kommen',
  dock: 'Würfel',
  toArms: 'Zu den Waffen',
  fightAhead: (foes) =>
    `Im Weg: ${list(foes.map(({ name, count }) => (count > 1 ? `${count} × ${name}` : name)))}.`,
  lifeChange: (name, amount) =>
    amount < 0
      ? `${name} verliert ${-amount} Leben.`
      : amount > 0
        ? `${name} erhält ${amount} Leben zurück.`
        : `${name} verliert kein Leben.`,
  eachLife: (amount) =>
    amount < 0
      ? `Ihr verliert alle ${-amount} Leben.`
      : amount > 0
        ? `Ihr alle erhaltet ${amount} Leben zurück.`
        : 'Niemand verliert Leben.',
  finds: (name) => `${name} findet`,
  bag: (carried, of) =>
    carried < of ? `Getragene Schätze: ${carried} von ${of}.` : `Dein Gepäck ist voll: ${carried} von ${of}.`,
  takeIt: 'Nehmen',
  swapFor: (name) => `Nehmen und ${name} zurücklassen`,
  swapNote: 'was du zurücklässt, ist für immer weg',
  leaveIt: 'Liegen lassen',
  leaveNote: 'er ist dann für immer weg',
  companion: 'Eure Würfel und Tafeln liegen auf dem Tisch.',
  companionFate: 'Werft, behaltet, werft noch einmal. Drückt dann auf „Bereit“.',
  companionHits: 'Tippt erst auf die Fähigkeit, dann auf ihr Ziel; für einen Schatz auf den Gegner.',
  whomHits: (ability) => `${ability}: Tippt auf den Gegner, den es trifft.`,
  notThis: 'Doch nicht',
  howMany: (of, name) =>
    ({
      fives: `Wie viel Leben hat ${name}?`,
      defence: `Wie viel Abwehr hat ${name}, mit Karten und Schutz?`,
      treasures: `Wie viele Schätze trägt ${name}?`,
      room: `Wie viele freie Plätze hat das Gepäck von ${name}?`,
    })[of],
  staked: (ability) => `${ability}: Werft am Tisch, dann gebt den Schaden ein, der herauskam.`,
  allOfThem: 'alle',
  doneDoubt: (names) => ({
    question:
      names.length > 0
        ? `${list(names)} ${names.length > 1 ? 'haben' : 'hat'} noch nicht getroffen.`
        : 'Noch niemand hat getroffen.',
    why: 'Als Nächstes handeln die Gegner.',
    yes: 'Die Gegner handeln lassen',
    no: 'Zurück zu den Helden',
  }),
  hitOn: (name) => `Was ${name} trifft`,
  damage: 'Schaden',
  everyEnemy: 'alle Gegner',
  lacksLuck: (face) => (face === 0 ? 'kein Glückswürfel' : `Glück zeigt ${face}`),
  lacksFaces: (faces) => `keine ${faces.join(' oder ')}`,
  lacksSame: (groups) => {
    if (groups.length > 1) return groups.includes(3) ? 'kein Full House' : 'keine zwei Paare';
    return groups[0] === 2 ? 'kein Paar' : `keine ${groups[0] ?? 0} gleichen`;
  },
  lacksDice: 'zu wenige Würfel',
  keepThese: (faces) => `${faces} behalten`,
  rollThese: (faces) => `${faces} neu würfeln`,
  rollNothing: 'nichts neu würfeln',
  willKeep: (kept, rolled) =>
    rolled === 0
      ? `behält alle ${NUMBERS[kept] ?? kept}`
      : kept === 0
        ? `würfelt alle ${NUMBERS[rolled] ?? rolled} neu`
        : `behält ${kept}, würfelt ${rolled} neu`,
  keptNote: (kept, rolled) =>
    rolled === 0 ? `alle ${kept} behalten` : `${kept} behalten, ${rolled} neu geworfen`,
  digit: (digit) => `Ziffer ${digit}`,
  wipe: 'Letzte Ziffer löschen',
  investigate: 'Durchschauen',
  atTheTable: 'am Tisch',
  won: 'Das Abenteuer ist gewonnen',
  lost: 'Die Gruppe ist gefallen',
  gaveUp: 'Die Gruppe hat aufgegeben',
  fellTo: (name) => `${name} ist gefallen.`,
  statistics: 'Was jeder Held getan hat',
  hero: 'Held',
  tally: {
    damage: 'Schaden aller Treffer',
    dealt: 'Angerichteter Schaden',
    best: 'Bester Treffer',
    kills: 'Besiegte Gegner',
    taken: 'Verlorenes Leben',
    prevented: 'Abgewehrter Schaden',
    poison: 'Durch Gift verloren',
    healed: 'Geheiltes Leben',
    wasted: 'Vergeudete Heilung',
    afflicted: 'Zugefügte Zustände',
    withstood: 'Abgewehrte Zustände',
    rolled: 'Geworfene Würfel',
    pips: 'Augen insgesamt',
    kept: 'Behaltene Würfel',
    unspent: 'Nicht ausgegebene Würfel',
    fates: 'Schicksalsphasen',
    lucky: 'Glück genutzt',
    found: 'Gefundene Schätze',
    refused: 'Abgelehnte Schätze',
  },
  groups: { fight: 'Kampf', care: 'Leib und Leben', dice: 'Würfel', finds: 'Funde' },
  all: 'Zusammen',
  luckReport: 'Waren die Würfel gnädig?',
  luckLine: (percentile) =>
    percentile > 60
      ? `Gnädiger als an ${percentile} von 100 Abenden.`
      : percentile < 40
        ? `Gemeiner als an ${100 - percentile} von 100 Abenden.`
        : 'Weder gnädig noch gemein.',
  pips: (pips, expected) => `${pips} Augen, ${Math.round(expected)} erwartet`,
  lucky: (n, expected) => `${n} Mal Glück, ${decimal(expected)} erwartet`,
  zones: (done, nodes) =>
    done === 0
      ? `Ihr seid ${times(nodes, 'Ort', 'Orte')} weit in die erste Zone gekommen.`
      : `Hinter euch: ${times(done, 'Zone', 'Zonen')} und ${times(nodes, 'Ort', 'Orte')}.`,
  retries: (n) => `${times(n, 'Zone wurde', 'Zonen wurden')} neu begonnen`,
  saga: 'Protokoll',
};
