import type { ExplainWords } from './explain.ts';

const list = new Intl.ListFormat('de');
const number = new Intl.NumberFormat('de', { maximumFractionDigits: 1 });
const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export const explainDe: ExplainWords = {
  facts: {
    health: 'Leben',
    dice: 'Angriffswürfel',
    steps: 'Felder pro Zug',
    range: 'Reichweite',
    armour: 'Rüstung',
    reward: 'Gold für den Sieg',
    gold: 'Gold',
    upgrade: 'Nächste Verbesserung',
    events: 'Ereignisse auf der Hand',
  },
  factions: {
    trollkin: 'Die Trollsippe wirft für jeden Artgenossen daneben 1 Würfel mehr.',
    'fire-horde': 'Die Feuerhorde greift aus bis zu 2 Feldern Entfernung an.',
    dead: 'Wenn die Toten angreifen, treffen auch Runen.',
    wyrm: 'Ein Wyrm gehört zu keiner anderen Sippe.',
  },
  powers: {
    swift: 'Er zieht 2 Felder pro Zug, die anderen 1.',
    armoured: 'Die Rüstung senkt jeden einzelnen Schaden um 1.',
    onlyAdjacent: 'Nur Schaden von jemandem direkt neben ihr zählt.',
    kinHealth: 'Alle anderen Toten haben 1 Leben mehr.',
    escort: 'Sie kommt mit Skeletten rings um sich.',
    strikesAll:
      'Sie würfelt nicht: Alle Helden erleiden, wo sie auch sind, 1 Schaden, der sich nicht verhindern lässt.',
    twice: 'Er greift zweimal pro Zug an.',
    doubleRunes: 'Jede seiner Runen zählt als 2 Treffer.',
    kinRunes: 'Für die ganze Feuerhorde treffen auch Runen.',
    farReach: 'Er greift aus bis zu 3 Feldern Entfernung an.',
    kinSupport: 'Solange er auf der Karte ist, zählt die Hilfe in der Trollsippe doppelt.',
    diceByHealth: 'Er wirft so viele Würfel, wie er noch Leben hat.',
  },
  staysPut: {
    hero: 'Im nächsten Zug bleibt es stehen: neben jemandem von euch.',
    blocked: 'Im nächsten Zug wartet es: Der Weg ist versperrt.',
    held: 'Im nächsten Zug bleibt es stehen: Es wird festgehalten.',
  },
  goes: (n) => `Im nächsten Zug geht es ${count(n, 'Feld', 'Felder')} auf Grimheim zu.`,
  entersTown: 'Im nächsten Zug dringt es in Grimheim ein.',
  attacks: (heroes, dice, expected) =>
    `Dann greift es ${list.format(heroes)} mit ${dice} ${dice === 1 ? 'Würfel' : 'Würfeln'} an: im Schnitt ${number.format(expected)} Schaden.`,
  grounds: {
    plains: 'Offenes Gelände: keine Deckung.',
    forest: 'Deckung: Treffer mit Ring schaden hier niemandem.',
    mountain: 'Nur für Monster: Helden kommen nicht hinein.',
    lake: 'Niemand kommt hinein.',
    town: '',
  },
  road: 'Monster folgen den Straßen nach Grimheim.',
  locations: {
    'troll-caves': 'Diese Berge stehen auch euch offen.',
    nailfare: 'Dieser Teil des Sees steht allen offen.',
    'temple-ruins': 'Manche Aufgaben führen hierher.',
    'robber-camp': 'Manche Aufgaben führen hierher.',
    'witch-cabin': 'Manche Aufgaben führen hierher.',
    'dark-forest': 'Hier erscheint die Trollsippe.',
    'ogre-valley': 'Hier erscheint die Trollsippe.',
    'spewing-mountain': 'Hier erscheint die Feuerhorde.',
    highlands: 'Hier erscheint die Feuerhorde.',
    'marsh-of-sorrow': 'Hier erscheinen die Toten.',
    'dead-plains': 'Hier erscheinen die Toten.',
  },
  waits: (what, n) =>
    ({
      damage: `Wer dieses Feld als Erstes betritt, darf bis zu ${n} Schaden von den eigenen Karten entfernen.`,
      mana: `Wer dieses Feld als Erstes betritt, darf bis zu ${n} Mana auf die eigenen Karten legen.`,
      gold: `Wer dieses Feld als Erstes betritt, darf bis zu ${n} Gold nehmen.`,
    })[what],
  taken: {
    damage: 'Die Heilung hier ist aufgebraucht.',
    mana: 'Das Mana hier ist weg.',
    gold: 'Das Gold hier ist weg.',
  },
  spots: {
    quiet: 'Ein ruhiges Feld: Die Monster ziehen und greifen an, neue kommen nicht.',
    yellow: 'Eine gelbe Welle: Am Ende des Monsterzugs zieht jeder Held eine gelbe Monsterkarte.',
    red: 'Eine rote Welle: Am Ende des Monsterzugs zieht jeder Held eine rote Monsterkarte, mit stärkeren Monstern.',
    skull: 'Ein Sturm: Jedes Monster zieht in diesem Zug 1 Feld weiter. Neue kommen nicht.',
  },
  spot: (n, of) => `Feld ${n} von ${of}`,
  stone: 'Hier liegt der Runenstein. Vor jedem Monsterzug rückt er weiter.',
  past: 'Hier ist der Runenstein schon vorbei.',
  lastSpot: 'Ihr gewinnt, wenn Freyjas Brunnen nach dem Monsterzug auf diesem letzten Feld noch steht.',
  town: [
    'Ein Monster, das eindringt, zerstört 1 Gebäude, eine Legende 3, und wer bewusstlos wird, kostet 2.',
    'Freyjas Brunnen fällt als Letztes. Mit ihm ist das Spiel verloren.',
    'In der Stadt kann niemand angreifen oder angegriffen werden. Erholen entfernt hier bis zu 5 Schaden.',
  ],
  deck: (colour) => (colour === 'yellow' ? 'Gelbe Monsterkarten' : 'Rote Monsterkarten'),
  deckSays: (colour) =>
    `Kommt der Runenstein auf ein Feld mit ${colour === 'yellow' ? 'gelben' : 'roten'} Äxten, zieht jeder Held eine davon, und ihre Monster erscheinen.`,
  lately: 'Bisher gezogen, die neueste zuerst:',
  actions: {
    move: 'Geh so viele Felder, wie Bewegen bei dir erlaubt. Niemand geht durch andere hindurch.',
    attack: 'Wähle ein Monster in Reichweite und wirf für jeden Punkt Stärke einen Würfel.',
    prepare: 'Zieh 1 Ereigniskarte.',
    focus: 'Leg 1 Mana auf eine deiner Karten, die Mana nutzt.',
    mend: 'Entferne bis zu 2 Schaden von dir; in Grimheim bis zu 5 von dir und deiner Ausrüstung.',
    practice: 'Nimm 1 Gold. Mit Gold kaufst du am Ende deines Zuges Verbesserungen.',
  },
  closedHand: 'Diese Hand ist verdeckt.',
};
