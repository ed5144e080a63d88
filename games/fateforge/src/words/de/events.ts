import { capital, type EventWords } from '../language.ts';
import { isEnemyId } from '../names.ts';
import { campaignEvents } from './campaign.ts';
import { none, toWhom, who, whom } from './enemies.ts';
import { cardName, enemyName, heroName, resultName, sceneName } from './names.ts';
import { and, quoted, result, resultsIn, what, whatever } from './things.ts';
import { UNLOCKS } from './unlocks.ts';
import { at, to } from './zones.ts';

const foe = (id: string): string => capital(who(id));
const figure = (id: string): string => (isEnemyId(id) ? foe(id) : heroName(id));

const SOURCES: Readonly<Record<string, string>> = {
  dash: 'Spurt',
  exit: 'Weg hinaus',
  volatile: 'Explosion',
  revive: 'Wiederbelebung',
  recovery: 'Erholung',
  fountain: 'Brunnen',
  ko: 'Erholung',
  food: 'Proviant',
};
const from = (id: string): string => {
  const name = SOURCES[id] ?? cardName(id) ?? (isEnemyId(id) ? enemyName(id) : '');
  return name === '' ? '' : ` (${name})`;
};
const POINTS = { health: 'Leben', energy: 'Energie' } as const;

/** How somebody comes into a zone. */
const HOW: Readonly<Record<string, (where: string) => string>> = {
  dash: (where) => `spurtet ${where}`,
  portal: (where) => `tritt durch das Portal ${where}`,
  push: (where) => `wird ${where} geschoben`,
  pull: (where) => `wird ${where} gezogen`,
  flinch: (where) => `schreckt ${where} zurück`,
  trapdoor: (where) => `stürzt durch die Falltür ${where}`,
};
const goes = (how: string, where: string): string => HOW[how]?.(to(where)) ?? `geht ${to(where)}`;

const PREVENTED: Readonly<Record<string, string>> = {
  block: 'Ein Block bewahrt',
  'thick-skin': '„Dickes Fell“ bewahrt',
};
const DOES: Readonly<Record<string, string>> = {
  snare: 'legt eine Schlinge',
  smoke: 'hüllt die Zone in Rauch',
  'unseen-afar': 'ist von fern nicht zu sehen',
  untargetable: 'verbirgt alle in der Zone',
  hide: 'verbirgt sich wieder',
  oil: 'ölt die Klinge',
  'flip-stance': 'wechselt die Haltung',
  flask: 'erhält eine Flasche zurück',
  'remove-trap': 'entfernt die Falle',
  bury: 'begräbt, wer hier niedergestreckt liegt',
  cage: 'bricht den Käfig auf',
  revive: 'hilft jemandem wieder auf die Beine',
};
const SPARED = {
  warded: 'ist gefeit: Schüsse bewirken nichts',
  brace: 'steht fest: Der erste Schaden bewirkt nichts',
  'dull-edge': 'hat nicht einmal einen Kratzer (Stumpfe Klinge)',
} as const;
const IDLE = {
  stunned: 'ist betäubt und tut nichts',
  held: 'wird festgehalten und tut nichts',
  rooted: 'kann nicht von der Stelle und tut nichts',
  skip: 'taumelt und tut nichts',
} as const;
const MARKED = {
  hold: 'handelt in dieser Runde nicht',
  weaken: 'schlägt in dieser Runde schwächer zu',
  duel: 'ist zum Duell gefordert',
} as const;
const ABILITIES: Readonly<Record<string, string>> = {
  volatile: 'birst',
  ambush: 'schlägt aus dem Hinterhalt zu',
  'life-drain': 'raubt Leben und ist wieder heil',
  rally: 'sammelt die Seinen um sich',
  cinder: 'versprüht Glut',
  regrow: 'lässt die Rüstung nachwachsen',
};
const ratings = { copper: 'Kupfer', silver: 'Silber', gold: 'Gold' } as const;

/** Was geschehen ist, je ein kurzer Satz. */
export const events: EventWords = {
  ...campaignEvents,
  round: (e) => `Runde ${e.round} von ${e.rounds}.`,
  order: (e) => `Die Reihenfolge ist ${and(e.heroes.map(heroName))}.`,
  shows: (e) => `${heroName(e.hero)} hat ${e.results.length > 0 ? resultsIn(e.results) : 'nichts'}.`,
  turn: (e) => `${heroName(e.hero)} ist am Zug.`,
  'turn-over': (e) => `${heroName(e.hero)} ist fertig.`,
  spends: (e) => `${heroName(e.hero)} gibt ${resultsIn(e.spent)} aus.`,
  uses: (e) => {
    const card = e.card === 'flask' ? 'eine Flasche' : quoted(e.card);
    return `${heroName(e.hero)} nutzt ${card}${e.spent.length > 0 ? ` und zahlt ${resultsIn(e.spent)}` : ''}.`;
  },
  gains: (e) => `${heroName(e.hero)} erhält ${resultsIn(e.results)}${from(e.by)}.`,
  'energy-step': (e) => `${heroName(e.hero)} gibt 1 Energie für einen Schritt aus.`,
  moves: (e) => `${heroName(e.hero)} ${goes(e.how, e.where)}.`,
  'enemy-moves': (e) => `${foe(e.enemy)} ${goes(e.how, e.where)}.`,
  wounded: (e) => {
    const stopped = [
      ...(e.block > 0 ? [`Block ${e.block}`] : []),
      ...(e.armour > 0 ? [`Rüstung ${e.armour}`] : []),
    ];
    const by = stopped.length > 0 ? ` (abgehalten: ${and(stopped)})` : '';
    return `${foe(e.enemy)} erleidet ${e.damage} Schaden${by}, noch ${e.left} Leben.`;
  },
  spared: (e) => `${foe(e.enemy)} ${SPARED[e.why]}.`,
  defeated: (e) => {
    const how = e.laid ? 'streckt' : 'besiegt';
    if (e.by === '') return `${foe(e.enemy)} ist ${e.laid ? 'niedergestreckt' : 'besiegt'}.`;
    return `${heroName(e.by)} ${how} ${whom(e.enemy)}${e.laid ? ' nieder' : ''}.`;
  },
  rises: (e) => `${foe(e.enemy)} steht wieder auf.`,
  phase: (e) => `${foe(e.enemy)} kämpft ohne Rüstung weiter: Phase ${e.phase}.`,
  stripped: (e) => `${foe(e.enemy)} hat noch ${e.left} Rüstung.`,
  marked: (e) => `${foe(e.enemy)} ${MARKED[e.mark]}.`,
  snared: (e) => `${foe(e.enemy)} tritt in die Schlinge.`,
  stunned: (e) => `${figure(e.who)} ist betäubt${from(e.by)}.`,
  'enemy-block': (e) => `${foe(e.enemy)} erhält ${e.n} Block.`,
  block: (e) => `${heroName(e.hero)} erhält ${e.n} Block.`,
  prevents: (e) => `${PREVENTED[e.by] ?? `${quoted(e.by)} bewahrt`} ${heroName(e.hero)} vor 1 Schaden.`,
  hurt: (e) => `${heroName(e.hero)} verliert 1 Leben${from(e.by)}, noch ${e.left}.`,
  poisoned: (e) => `${heroName(e.hero)} erleidet 1 Giftschaden${from(e.by)}, noch ${e.left} Leben.`,
  suffers: (e) => `${heroName(e.hero)} büßt 1 ${POINTS[e.what]} ein${from(e.by)}, noch ${e.left}.`,
  recovers: (e) => `${heroName(e.hero)} erhält ${e.amount} ${POINTS[e.what]} zurück${from(e.by)}.`,
  ko: (e) => `${heroName(e.hero)} ist ausgeschaltet.`,
  revived: (e) => `${heroName(e.hero)} ist wieder auf den Beinen.`,
  stubborn: (e) => `${heroName(e.hero)} ist zu stur, um zu fallen.`,
  seen: (e) => `${heroName(e.hero)} ist nicht mehr verborgen.`,
  'ally-out': (e) => `${cardName(e.ally) ?? e.ally} scheidet aus dem Kampf aus.`,
  ally: (e) => `${cardName(e.ally) ?? e.ally} hilft ${heroName(e.hero)}: ${result(e.die)}.`,
  draws: (e) => `${heroName(e.hero)} zieht ${quoted(e.card)}.`,
  cleansed: (e) => `${heroName(e.hero)} wird ${quoted(e.card)} los.`,
  'trap-gone': (e) => `${heroName(e.hero)} entschärft die Falle.`,
  'trap-avoided': (e) => `${heroName(e.hero)} umgeht die Falle.`,
  collects: (e) =>
    e.what === 'gem'
      ? `Ein Edelstein, der ${e.n} Gold wert ist, kommt in den Beutel.`
      : 'Proviant kommt in den Beutel.',
  drops: (e) => `${figure(e.who)} lässt ${whatever(e.token)} ${at(e.where)} fallen.`,
  steals: (e) => `${foe(e.enemy)} stiehlt einen Edelstein, der ${e.n} Gold wert ist.`,
  takes: (e) => `${heroName(e.hero)} nimmt ${whatever(e.token)} an sich.`,
  explores: (e) => `${heroName(e.hero)} sieht sich um.`,
  opens: (e) => `${heroName(e.hero)} öffnet die Truhe: ${e.item === '' ? 'leer' : quoted(e.item)}.`,
  door: (e) => `${heroName(e.hero)} ${e.open ? 'öffnet' : 'schließt'} ${whatever(e.door)}.`,
  removed: (e) => `${heroName(e.hero)} entfernt ${whatever(e.token)} ${at(e.where)}.`,
  does: (e) => `${heroName(e.hero)} ${DOES[e.deed] ?? 'handelt'}.`,
  covers: (e) =>
    `${heroName(e.hero)} findet bei ${toWhom(e.enemy)} eine Lücke in der Deckung: ${resultName(e.icon)}.`,
  exploited: (e) => `Die Schwachstelle von ${toWhom(e.enemy)} ist ausgenutzt.`,
  reactions: (e) =>
    e.cards.length > 0 ? `Reaktionen: ${and(e.cards.map(enemyName))}.` : 'Niemand reagiert.',
  reaction: (e) =>
    e.enemy === ''
      ? `${capital(none(e.card))} ${e.card === 'cellar-rats' ? 'können' : 'kann'} reagieren.`
      : `${foe(e.enemy)} reagiert.`,
  acts: (e) => `${foe(e.enemy)} handelt${e.hero === '' ? '' : ` gegen ${heroName(e.hero)}`}.`,
  idle: (e) => `${foe(e.enemy)} ${IDLE[e.why]}.`,
  boss: (e) => `${foe(e.enemy)} führt Zug ${e.turn} aus.`,
  calls: (e) => `${foe(e.enemy)} ruft ${whom(e.called)}.`,
  ability: (e) => `${foe(e.enemy)} ${ABILITIES[e.ability] ?? 'zeigt, was in ihm steckt'}.`,
  appears: (e) => `${foe(e.enemy)} erscheint ${at(e.where)}.`,
  escapes: (e) => `${foe(e.enemy)} entkommt.`,
  floods: (e) => `${capital(at(e.where))} steigt das Wasser: schwieriges Gelände.`,
  counter: (e) => `${capital(what(e.token))}: noch ${e.n}.`,
  'clean-up': (e) => `Runde ${e.round} ist vorbei.`,
  'extra-round': () => 'Ihr bleibt noch eine Runde.',
  'no-exit': () => 'Kein Ausgang ist offen: Niemand kommt hinaus.',
  exits: (e) =>
    `${heroName(e.hero)} geht ${at(e.where)} hinaus${e.damage > 0 ? `: ${e.damage} Schaden` : ''}.`,
  objectives: (e) => {
    const met = (list: readonly boolean[]): string => `${list.filter(Boolean).length} von ${list.length}`;
    return `Erfüllte Hauptziele: ${met(e.primary)}; Nebenziele: ${met(e.secondary)}.`;
  },
  learns: (e) => `${heroName(e.hero)} lernt ${quoted(e.card)}.`,
  equips: (e) =>
    e.on
      ? `${heroName(e.hero)} legt ${quoted(e.item)} an.`
      : `${heroName(e.hero)} legt ${quoted(e.item)} in den Beutel.`,
  'sets-out': (e) => `Weiter geht es mit „${sceneName(e.scene)}“.`,
  unlock: (e) => `Eine Regel kommt zum ersten Mal vor: ${UNLOCKS[e.n - 1]}.`,
  rated: (e) => `${e.points} ${e.points === 1 ? 'Punkt' : 'Punkte'}: ${ratings[e.rating]}.`,
  quarter: (e) => `${foe(e.enemy)} senkt die Klinge und lässt euch vorbei.`,
  calmed: (e) => `${foe(e.enemy)} sinkt ins Wasser zurück und ist still.`,
  ended: (e) => (e.won ? 'Die Szene ist gelungen.' : 'Die Szene ist misslungen.'),
};
