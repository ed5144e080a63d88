import { capital, heroName, type Offered, type OptionWords } from '../language.ts';
import { accusative, actions, area, atArea, card, dice, nominative, title, toArea } from './names.ts';

const where = (o: Offered): string => (o.at === undefined ? '' : ` ${atArea(o.at)}`);

const USES: Readonly<Record<string, string>> = {
  move: ' für mehr Bewegung',
  range: ' für mehr Reichweite',
  damage: ' für mehr Schaden',
  draw: ', um ein Ereignis zu ziehen',
  prevent: ', um Schaden zu verhindern',
};
const use = (o: Offered): string => (o.second === '' ? '' : (USES[o.second] ?? ` (${o.second})`));

function action(o: Offered): string {
  const { facts } = o;
  switch (o.first) {
    case 'move':
      return facts.has('move') ? `Bewegen: bis zu ${facts.number('move')} Felder` : 'Bewegen';
    case 'attack':
      return facts.has('dice')
        ? `Angreifen: ${dice(facts.number('dice'))}, Reichweite ${facts.number('range')}`
        : 'Angreifen';
    case 'prepare':
      return 'Vorbereiten: ein Ereignis ziehen';
    case 'focus':
      return 'Fokussieren: 1 Mana auf eine Karte';
    case 'mend':
      return 'Erholen: 2 Schaden entfernen, in Grimheim 5';
    default:
      return `${actions.practice}: 1 Gold bekommen`;
  }
}

/** Ein Monster: wen es trifft, und was von ihm bekannt ist. */
function target(o: Offered): string {
  const left = o.facts.of('health', o.first);
  const health = left === undefined ? '' : `, noch ${left} Leben`;
  if (o.question !== 'attack') return `${capital(nominative(o.first))}${where(o)}${health}`;
  const rolled = o.facts.has('dice') ? `: ${dice(o.facts.number('dice'))}` : '';
  return `${capital(accusative(o.first))}${where(o)} angreifen${rolled}${health}`;
}

const NO: Readonly<Record<string, string>> = {
  upgrade: 'Keine Verbesserung',
  'put-under': 'Beide behalten',
  'quest-kill': 'Nein, nicht jetzt',
  'quest-full': 'Nein, nicht jetzt',
  'quest-enter': 'Nein, nicht jetzt',
  'quest-end-move': 'Nein, nicht jetzt',
  'may-target': 'Nein, sie verschonen',
  nail: 'Nein, verfallen lassen',
  sweep: 'Nein, verfallen lassen',
  store: 'Nein, verfallen lassen',
};

const PASS: Readonly<Record<string, string>> = {
  'after-roll': 'So lassen',
  prevent: 'Schaden hinnehmen',
  attacked: 'Nicht zurückschlagen',
};

/** Was jede Antwort bewirkt, nach dem ersten Wort ihrer Kennung. */
export const options: OptionWords = {
  action,
  use: (o) => `${capital(card(o.first))} nutzen${use(o)}`,
  play: (o) => `${card(o.first)} spielen${use(o)}`,
  quest: (o) => {
    if (o.first === '') return 'Den Angriff für deine Aufgabe nutzen';
    return o.question === 'turn' ? `Die Aufgabe ${card(o.first)} erfüllen` : `Ja, ${card(o.first)} nehmen`;
  },
  give: (o) => `${heroName(o.first)} Gold geben`,
  ask: (o) => `${heroName(o.first)} um Gold bitten`,
  'throw-away': () => 'Ereignisse abwerfen',
  end: () => 'Den Zug beenden',
  hex: (o) => (o.question === 'walk' ? `Gehe ${toArea(o.first)}` : area(o.first)),
  step: (o) => `Ein Schritt ${toArea(o.first)}, dann weiter`,
  stop: () => 'Hier anhalten',
  monster: target,
  mountain: (o) => `Den Berg ${atArea(o.first)} abbauen: ${dice(o.facts.number('dice'))}, Gold für Treffer`,
  card: (o) => {
    if (o.second !== '') return `${title(o.second)} (${heroName(o.first)})`;
    return o.question === 'mend' ? `Allen Schaden von ${card(o.first)} entfernen` : title(o.first);
  },
  hero: (o) => (o.question === 'mend' ? `2 Schaden von ${heroName(o.first)} entfernen` : heroName(o.first)),
  event: (o) => title(o.first),
  keep: () => 'Alle behalten, nichts ziehen',
  gold: () => 'Gold',
  stored: () => 'Gespeicherter Schaden',
  store: () => 'Speichern',
  mana: (o) => `${o.first} Mana für ${o.first} Schaden`,
  ability: (o) => `${card(o.first)} lernen`,
  flip: (o) => `${capital(card(o.first))} auf Stufe II verbessern`,
  under: (o) => {
    const top = o.facts.text(o.first);
    const what = o.first === 'equipment' ? 'Aufgabe' : 'Fähigkeit';
    return `Die ${what}${top === '' ? '' : ` ${card(top)}`} unter ihren Stapel legen`;
  },
  yes: () => 'Ja',
  no: (o) => (o.facts.flag('forgo') ? 'Nein, das Gold nehmen' : (NO[o.question] ?? 'Nein')),
  pass: (o) => PASS[o.question] ?? 'Passen',
  'any-order': () => 'Beliebige Reihenfolge: Die übrigen greifen einfach an',
};

/** Der Goblin greift Embla an; die rote Seherin trifft alle. */
export const strike = (o: Offered): string => {
  const whom = o.first === '' ? 'trifft alle Helden' : `greift ${heroName(o.first)} an`;
  const rolled = o.facts.of('dice', o.kind) ?? 0;
  return `${capital(nominative(o.kind))}${where(o)} ${whom}${rolled > 0 ? `: ${dice(rolled)}` : ''}`;
};
