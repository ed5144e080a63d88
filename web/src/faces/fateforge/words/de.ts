import { type Ability, cardText, namesIn, type Objective } from '@wyrdhall/fateforge';
import { none, whatever, whatevers, whom } from '@wyrdhall/fateforge/de';
import type { FateforgeWords } from './en.ts';

const { cardName, enemyName, heroName, resultName, sceneName, zoneName } = namesIn('de');

const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} und ${words.at(-1)}`;

type Named = readonly [name: string, text: string];
type ById = Readonly<Record<string, string>>;

const abilities: Readonly<Record<Ability, Named>> = {
  blocker: ['Blockierer', 'Kein Schritt führt aus seiner Zone, außer eine Karte erlaubt es.'],
  frontliner: ['Vorkämpfer', 'In seiner Zone muss er vor den anderen getroffen werden.'],
  stealth: ['Schleichen', 'Nur Helden in seiner Zone können ihn zum Ziel nehmen.'],
  leader: ['Anführer', 'Nach seinem Zug holt er einen der Seinen heran.'],
  'life-drain': ['Lebensraub', 'Kostet sein Angriff Leben, ist er wieder heil und erhält 1 Block.'],
  fear: ['Furchteinflößend', 'Wer in seine Zone kommt, zieht eine Furchtkarte.'],
  brace: ['Standfest', 'Der erste Schaden jeder Runde bewirkt nichts.'],
  warded: ['Gefeit', 'Schüsse bewirken bei ihm nichts.'],
  slippery: ['Glitschig', 'Er lässt sich weder schieben noch ziehen oder festhalten.'],
  grapple: ['Umklammern', 'Niemand spurtet aus seiner Zone.'],
  volatile: ['Explosiv', 'Fällt er, birst er: 1 Schaden für alle in seiner Zone.'],
  alarm: ['Alarm', 'Wird er getroffen, ruft er einen weiteren herbei.'],
  skirmish: ['Plänkler', 'Nach einem Schuss zieht er sich zurück.'],
  'shield-mate': ['Schildgefährte', 'Beim Aufräumen erhält ein Handlanger in seiner Zone 1 Block.'],
  regrow: ['Nachwachsen', 'Seine Rüstung wächst beim Aufräumen nach.'],
  undying: ['Wiedergänger', 'Einmal niedergestreckt, steht er am Ende der Runde wieder auf.'],
  thief: ['Dieb', 'Ein Treffer, der Leben kostet, kostet auch einen Edelstein.'],
  corrode: ['Ätzend', 'Was eure Rüstung aufhält, kostet sie zwei Würfelchen.'],
  rally: ['Sammeln', 'Tut er sonst nichts, erhalten die Handlanger um ihn 1 Block.'],
  ambush: ['Hinterhalt', 'Einmal pro Runde schlägt er zu, wenn jemand in seine Zone kommt.'],
  cinder: ['Funkenflug', 'Beim Aufräumen erleidet jeder Held in seiner Zone 1 Schaden.'],
};

const tokens: Readonly<Record<string, Named>> = {
  objective: ['Euer Ziel', 'In dieser Zone darfst du es in deinem Zug nehmen, wenn niemand es bewacht.'],
  gem: ['Edelstein', 'Er kommt in den Beutel, sobald ein Held ohne Gegner hier steht.'],
  food: ['Proviant', 'Er kommt in den Beutel, sobald ein Held ohne Gegner hier steht.'],
  chest: ['Truhe', 'Ein Fokus in dieser Zone öffnet sie.'],
  exploration: ['Etwas zu erkunden', 'Ein Fokus in dieser Zone zeigt, was es ist.'],
  barricade: ['Barrikade', 'Sie hält Schüsse in diese Zone auf.'],
  difficult: [
    'Schwieriges Gelände',
    'Diese Zone zu verlassen kostet ein Ergebnis mehr; kein Spurt führt hinaus.',
  ],
  fountain: [
    'Heilbrunnen',
    'Beginne oder beende deinen Zug hier ohne Gegner: Jedes Würfelchen bringt 1 Leben oder 1 Energie zurück.',
  ],
  door: ['Tür', 'Ein Fokus daneben öffnet oder schließt sie. Geschlossen versperrt sie den Weg.'],
  portal: ['Portal', 'Ein Schritt führt von einem Ende zum anderen.'],
  trap: ['Falle', 'Wer hereinkommt, zieht eine Fallenkarte oder legt ein Ergebnis ab.'],
  counter: ['Zähler', 'Jeder Gegner in dieser Zone nimmt am Ende der Gegnerzüge ein Würfelchen weg.'],
  friend: ['Ein Freund bei der Wache', 'Schießt für euch vor den Gegnerzügen.'],
};

const scenes: ById = {
  c01: 'Holt das Zollbuch aus dem bewachten Haus und entkommt über die Furt.',
  c02: 'Die Wache ist euch auf den Fersen: Erreicht die Hoftür, oder hängt sie ab.',
  c03: 'In der Zisterne liegt noch etwas. Findet es und den Weg hinaus.',
  c04a: 'In Lagerhaus neun liegen zwei Bücher, beide bewacht.',
  c04b: 'Über die Dächer, Planke um Planke, während Schützen zielen.',
  c05: 'Den Turm hinauf: Der Feldwebel muss fallen.',
  c06: 'Kommandantin Vey versperrt den Weg zur Glocke. Sie hat eine Schwachstelle.',
  c07: 'Ein langer Damm durch Schilf voller Augen.',
  c08: 'Die Toten halten eine ertrunkene Kapelle. Nehmt, was dort liegt, und geht am Hochaltar hinaus.',
  c09a: 'Das Lager der Köhler: Truhen, Glut und ein Chor, der birst.',
  c09b: 'Ein Hinterhalt an der Fähre.',
  c10: 'Türen und Tote zwischen Knochengasse und innerer Gruft.',
  c11: 'Zwei Portale, zwei Gussformen und eine Gießerei, die nie erkaltet.',
  c12: 'Sie steigt mit dem Wasser, und jede Runde ertrinkt mehr Boden.',
  c13: 'Eine verbarrikadierte Straße im Laternenlicht, dahinter Schützen.',
  c14a: 'Ein Gewölbe voller Fallen und Gold für leichte Füße.',
  c14b: 'Durch die Küchen, deren Türen man hinter sich schließen kann.',
  c15: 'Drei Gussformen müssen fort, ehe das Metall fließt.',
  c16: 'Die Lange Glocke verliert Würfelchen um Würfelchen. Lasst sie klingen.',
  c17: 'Der Regent auf dem Thron: zwei Phasen, zwei Schwachstellen, eine Krone.',
  s01: 'Ratten, ein Keller und ein Nest, für das jemand zahlt.',
  s02: 'Ein Läufer hat Schulden. Nehmt ihm ab, was er trägt, ehe er fort ist.',
  s03: 'An der alten Furt ist ein Karren versunken, mit zwei Truhen darauf.',
  s04: 'Haltet den Friedhof, bis die Lampe brennt.',
  s05: 'Feuer unter der Mühle und etwas, das die Brandblasen wert ist.',
  s06: 'Der Kampfring des Barons: Siegt, und öffnet seine Loge.',
  s07: 'Weckt den Bronzehund, ehe die Gießerei es tut.',
};

const exits = (letters: readonly string[]): string => `Ausgang ${letters.join(' oder ')}`;
const by = (round: number): string => (round < 90 ? ` bis Runde ${round}` : '');

function objective(o: Objective, zone: (id: string) => string): string {
  switch (o.kind) {
    case 'take':
      return o.tokens[0]?.startsWith('civ')
        ? `Führt ${whatevers(o.tokens)} hinaus`
        : `Holt ${whatevers(o.tokens)} heraus`;
    case 'exit':
      return o.all ? `Alle Helden gehen durch ${exits(o.exits)}` : `Ein Held geht durch ${exits(o.exits)}`;
    case 'defeat':
      return `Besiegt ${whom(o.enemy)}`;
    case 'defeat-all':
      return `Besiegt alle: ${list(o.cards.map(enemyName))}${by(o.by)}`;
    case 'gone':
      return `Am Ende ist ${none(o.card)} mehr da`;
    case 'spare':
      return `Verschont ${whom(o.enemy)}`;
    case 'collect':
      return `Bringt ${o.what === 'gem' ? 'den Edelstein' : 'den Proviant'} heim (${zone(o.zone)})`;
    case 'open':
      return o.chests.length === 1 ? 'Öffnet die Truhe' : `Öffnet ${o.chests.length} Truhen`;
    case 'explore':
      return o.tokens.length === 1 ? 'Seht nach, was dort liegt' : `Erkundet ${o.tokens.length} Orte`;
    case 'door':
      return 'Die Tür steht offen';
    case 'counter':
      return `Mindestens ${o.least} Würfelchen sind übrig`;
    case 'exploit':
      return `Nutzt Schwachstelle ${o.spot + 1} aus${by(o.by)}`;
    case 'health':
      return o.who === 'all'
        ? `Jeder Held hat mehr als ${o.above} Leben`
        : `Wer geht, hat mehr als ${o.above} Leben`;
    case 'no-ko':
      return 'Kein Held wird ausgeschaltet';
    case 'no-gem-stolen':
      return 'Kein Edelstein wird gestohlen';
    case 'no-fear-card':
      return 'Niemand zieht eine Furchtkarte';
    case 'no-trap-card':
      return 'Niemand zieht eine Fallenkarte';
  }
}

const ops: ById = {
  hit: 'trifft',
  shot: 'beschießt',
  step: 'nähert sich',
  push: 'schiebt',
  pull: 'zieht',
  stun: 'betäubt',
  call: 'ruft einen weiteren',
  block: 'schirmt die Seinen',
};

/** Sie gelten niemandem. */
const OBJECTLESS = new Set(['call', 'block']);

const FACTIONS: ById = {
  wild: 'Wildes',
  'lantern-guard': 'Laternenwache',
  'rust-court': 'Rosthof',
  unburied: 'Die Unbestatteten',
  'ember-choir': 'Glutchor',
  mirefolk: 'Moorvolk',
  '': 'Boss',
};

const DICE: ById = {
  red: 'roter Würfel',
  yellow: 'gelber Würfel',
  blue: 'blauer Würfel',
  green: 'grüner Würfel',
  melee: 'Nahkampfwürfel',
  ranged: 'Fernkampfwürfel',
};

export const de: FateforgeWords = {
  city: 'Die Stadt Corvane',
  marker: 'euer Stein',
  page: 'Was erzählt wird',
  actBar: (act: number) => `Akt ${act}`,
  bar: { story: 'Erzählung', fight: 'Kampf', rest: 'Rast', ending: 'Ende' },
  decide: 'Was ihr tun könnt',
  timeTokens: (n: number) => `${n} Zeitplättchen`,
  inBag: (gold: number, food: number) => `${gold} Gold, ${food} Proviant`,
  standing: 'Was man von euch hält',
  cardsTaken: 'Geschichtenkarten',
  hero: heroName,
  enemy: enemyName,
  card: (id) => cardName(id) ?? id,
  cardText: (id) => cardText(id, 'de'),
  result: resultName,
  scene: sceneName,
  zone: zoneName,
  list,
  abilities,
  thing: whatever,
  tokens,
  scenes,
  objective,
  ops,
  phases: {
    setup: 'Aufbau',
    learn: 'Fertigkeiten',
    arm: 'Aufbau',
    prepare: 'Vorbereitung',
    dash: 'Spurts',
    order: 'Reihenfolge',
    action: 'Aktionen',
    'clean-up': 'Aufräumen',
    extra: 'Noch eine Runde?',
    exit: 'Abzug',
    recover: 'Erholung',
    camp: 'Zwischen den Kämpfen',
    story: 'Erzählung',
    over: 'Das Ende',
  },
  act: {
    step: 'Schritt',
    hit: 'Treffer',
    'long-hit': 'Weiter Treffer',
    shot: 'Schuss',
    'skill-shot': 'Meisterschuss',
    block: 'Block',
    special: 'Spezial',
    energy: 'Schritt: 1 Energie',
    flip: 'Haltung wechseln',
    flask: 'Flasche benutzen',
    quarter: 'Gnade anbieten',
    reroll: 'Fehlwürfe neu',
    three: 'Drei Gleiche',
    dash: 'Spurt',
  },
  when: {
    recurring: 'einmal pro Runde',
    single: 'einmal pro Kampf',
    passive: 'immer',
    consumed: 'wird verbraucht',
    charged: 'zweimal',
  },
  faction: (id) => FACTIONS[id] ?? id,
  board: (scene) => `Die Karte von ${scene}`,
  round: (round, of) => `Runde ${round} von ${of}`,
  track: 'Die Reihenfolge dieser Runde',
  reactions: 'Reaktionen',
  enemies: 'Gegner',
  reactionsSay: (cards) =>
    cards.length > 0
      ? `In dieser Runde: ${list(cards)}. Von jeder Karte handelt einer.`
      : 'In dieser Runde reagiert niemand.',
  enemiesSay:
    'Nach allen Plättchen handelt jeder Gegner: weiß, blau, rot, grün, braun, violett, der Nummer nach.',
  health: (left, of) => `${left} von ${of} Leben`,
  energy: (left, of) => `${left} von ${of} Energie`,
  healthWord: 'Leben',
  energyWord: 'Energie',
  armourWord: 'Rüstung',
  blockWord: 'Block',
  toxic: (n) => `${n} Gift: So viel Leben ist nicht verfügbar, bis es geheilt ist`,
  armour: (n) => `Rüstung ${n}`,
  block: (n) => `Block ${n}`,
  stunned: 'betäubt',
  hidden: 'verborgen',
  seen: 'entdeckt',
  ko: 'ausgeschaltet',
  flasks: (n) => `${n} ${n === 1 ? 'Flasche' : 'Flaschen'}`,
  lunge: 'Ausfall',
  guard: 'Deckung',
  corruption: (n) => `${n} Verderbnis`,
  fear: (n) => `${n} Furcht`,
  acting: 'am Zug',
  done: 'fertig',
  next: 'kommt noch',
  ready: 'bereit',
  preparing: 'bereitet vor',
  gone: 'ist hinaus',
  objectives: 'Ziele',
  further: 'zusätzlich',
  met: 'so, wie es steht, erfüllt',
  open: 'offen',
  dice: (name) => `${name}: Würfel`,
  die: (colour, face) =>
    colour === '' ? resultName(face) : `${resultName(face)}, ${DICE[colour] ?? colour}`,
  colours: {},
  resultSays: {
    step: 'Bringt dich über eine Brücke in die nächste Zone.',
    hit: 'Fügt einem Gegner in deiner Zone 1 Schaden zu.',
    'long-hit': 'Fügt einem Gegner in deiner Zone oder der nächsten 1 Schaden zu.',
    'skill-hit': 'Ein Treffer, der auch Karten bezahlt, die einen Meistertreffer verlangen.',
    shot: 'Fügt einem Gegner eine Zone weiter 1 Schaden zu.',
    'skill-shot': 'Ein Schuss, der auch Karten bezahlt, die einen Meisterschuss verlangen.',
    focus: 'Bezahlt Karten, öffnet Türen und Truhen und zeigt, was es zu erkunden gibt.',
    block: 'Gibt dir einen Block, der 1 Schaden aufhält.',
    special: 'Tut, was auf deiner Waffe steht.',
    wild: 'Gilt als jedes Ergebnis außer einem Fehlwurf.',
    miss: 'Bewirkt nichts. In der Vorbereitung wirft ein Energiewurf ihn neu.',
  },
  splitSays: 'Das eine oder das andere: Du entscheidest, wenn du es benutzt.',
  spotBy: (result) => `Schwachstelle: ${result}`,
  doorTo: (name) => `Fokus: die Tür (${name})`,
  spent: 'benutzt',
  behindScreen: 'hinter dem Schirm',
  everyone: 'Alle Würfel',
  noDice: 'Noch keine Würfel',
  noResults: 'Keine Ergebnisse übrig',
  rerollsDone: 'gilt für diese Runde',
  rerollsHidden: 'nur du siehst sie',
  actions: 'Aktionen',
  gear: 'Ausrüstung',
  skills: 'Fertigkeiten',
  noGear: 'Noch nichts.',
  turnBack: 'umgekehrt',
  forecast: 'Gegnerzüge, so wie es steht',
  forecastReactions: 'Reaktionen, so wie es steht',
  waits: 'wartet',
  noneCan: 'niemand kann',
  bossTurn: (turn) => `Zug ${turn} der Tabelle`,
  foreseen: (deeds, heroes, damage) => {
    const names = heroes.map((id) => heroName(id).split(' ')[0] ?? '').join(' oder ');
    const whole = [...new Set(deeds)];
    const parts = whole.map((op, k) => {
      const what = ops[op] ?? op;
      return names === '' || k < whole.length - 1 || OBJECTLESS.has(op) ? what : `${what} ${names}`;
    });
    return `${list(parts)}${damage > 0 ? `: ${damage} Schaden` : ''}`;
  },
  ifNothing: 'Wenn sich nichts ändert',
  byDistance: 'Was er tut, nach der Entfernung zu einem Helden',
  op: (op, plus, far, toxic, harmless) =>
    `${ops[op] ?? op}${plus > 0 ? ` +${plus}` : ''}${far > 0 ? ', eine Zone weiter' : ''}${toxic ? ', giftig' : ''}${harmless ? ', kein Schaden' : ''}`,
  targets: {
    earliest: 'den Ersten in der Reihenfolge',
    later: 'den Letzten in der Reihenfolge',
    choice: 'ihr wählt, wen',
    none: '',
  },
  guards: (what) => `bewacht ${what}`,
  guarded: 'bewacht: kann kein Ziel sein',
  elite: 'Elite',
  laid: 'liegt',
  reacts: 'reagiert in dieser Runde',
  exit: (letter) => `Ausgang ${letter}`,
  exitGuarded: 'bewacht',
  exitCost: (name, damage) => `${name.split(' ')[0]} ${damage === 0 ? '0' : `−${damage}`}`,
  exitSays:
    'Nach der letzten Runde gehen alle stehenden Helden durch einen Ausgang. Jede Zone mit einem Gegner auf dem Weg kostet 1 Leben.',
  empty: 'niemand hier',
  waysTo: (names) => `Wege: ${list(names)}`,
  difficult: 'schwieriges Gelände',
  smoke: 'Rauch: niemand schießt hinein',
  tar: 'Teer: Gegner sind langsam',
  snare: 'eine Schlinge',
  purse: (gold) => `${gold} Gold für Fertigkeiten`,
  costs: (gold) => `${gold} Gold`,
  sixSkills: 'Sechs Fertigkeiten kommen mit in den Kampf',
  bag: (gold, food) => `Im Beutel: ${gold} Gold, ${food} Proviant`,
  won: 'Gewonnen!',
  lost: 'Verloren',
  outcome: {
    won: 'Alle Hauptziele sind erfüllt.',
    failed: 'Nicht alle Hauptziele wurden erfüllt.',
    fallen: 'Alle Helden sind ausgeschaltet.',
  },
  victory: (n) => `${n} ${n === 1 ? 'Siegpunkt' : 'Siegpunkte'}`,
  looks: 'Die Karte ansehen',
  party: 'Die Gruppe',
  enemiesDid: 'Die Gegner haben gehandelt',
  nobodyHurt: 'Niemand wurde verletzt.',
  goOn: 'Weiter',
  loses: (health, energy, toxic) =>
    [
      ...(health > 0 ? [`−${health} Leben`] : []),
      ...(energy > 0 ? [`−${energy} Energie`] : []),
      ...(toxic > 0 ? [`${toxic} Gift`] : []),
    ].join(', '),
  walkTo: (name) => `Geh: ${name}`,
  leftAfter: (left) => `danach bleiben ${left}`,
  stopped: 'Rüstung oder Block hält es auf',
  falls: 'fällt',
  wards: 'bewirkt nichts: gefeit',
  endDoubt: {
    question: 'Den Zug beenden, obwohl Ergebnisse übrig sind?',
    no: 'Weiterspielen',
    yes: 'Zug beenden',
  },
  endWhy: (results) =>
    `${list(results.map(resultName))} ${results.length === 1 ? 'ist dann' : 'sind dann'} verloren.`,
  readyDoubt: {
    question: 'Bereit, obwohl du Fehlwürfe neu werfen könntest?',
    why: 'Ein Energiewurf kostet 1 Energie und wirft beliebig viele Fehlwürfe neu.',
    no: 'Noch einmal ansehen',
    yes: 'Trotzdem bereit',
  },
  quick: { step: 'Hierher gehen', hit: 'Zuschlagen', shot: 'Schießen' },
};
