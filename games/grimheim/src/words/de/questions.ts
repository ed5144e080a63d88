import { heroName, isHero, type QuestionWords } from '../language.ts';
import { accusative, area, card, count, dice, nominative, steps } from './names.ts';

/** " Noch 3 Schritte." where it is known, nothing where it is not. */
const ifKnown = (known: boolean, text: string): string => (known ? ` ${text}` : '');

const foe = (id: string): string => (isHero(id) ? heroName(id) : accusative(id));
const against = (target: string): string => (/^\d/.test(target) ? area(target) : foe(target));

/** Wer gefragt ist, und was. */
export const questions: QuestionWords = {
  turn: (q, who) => {
    const left = q.number('actionsLeft');
    return `${who}, was tust du?${ifKnown(
      q.has('actionsLeft'),
      left > 0 ? `Noch ${count(left, 'Aktion', 'Aktionen')}.` : 'Keine Aktion mehr.',
    )}`;
  },
  walk: (q, who) => `${who}, wohin gehst du?${ifKnown(q.has('left'), `Noch ${steps(q.number('left'))}.`)}`,
  attack: (q, who) =>
    `${who}, wen greifst du an?${ifKnown(q.has('dice'), `${dice(q.number('dice'))}, Reichweite ${q.number('range')}.`)}`,
  'after-roll': (q, who) =>
    `${who}, das ist dein Wurf${ifKnown(q.has('target'), `gegen ${against(q.text('target'))}`)}. Spielst du eine Karte dazu?`,
  target: (q, who) => `${who}, wen trifft${ifKnown(q.has('card'), card(q.text('card')))}?`,
  targets: (q, who) => `${who}, wen trifft${ifKnown(q.has('card'), card(q.text('card')))}?`,
  'may-target': (q, who) => `${who}, nutzt du${ifKnown(q.has('card'), card(q.text('card')))}, und gegen wen?`,
  nail: (q, who) => `${who}, ${q.number('left')} Schaden ist übrig. Wer dahinter bekommt ihn?`,
  sweep: (q, who) =>
    `${who}, geht dein Hieb weiter${ifKnown(q.has('monster'), `auf ${accusative(q.text('monster'))}`)}?`,
  share: (q, who) => `${who}, wie verteilst du ${q.number('total')} Schaden?`,
  store: (q, who) => `${who}, speicherst du ${q.number('amount')} Schaden in ${card('smiterbiter')}?`,
  'spend-stored': (_, who) => `${who}, wie viel vom gespeicherten Schaden gibst du aus?`,
  mana: (_, who) => `${who}, wie viel Mana zahlst du?`,
  'pay-mana': (q, who) => `${who}, von welchen Karten zahlst du ${q.number('amount')} Mana?`,
  'mana-card': (_, who) => `${who}, welche Karte bekommt 1 Mana?`,
  focus: (_, who) => `${who}, welche Karte bekommt 1 Mana?`,
  mend: (_, who) => `${who}, was heilst du?`,
  repair: (_, who) => `${who}, welche Ausrüstung reparierst du?`,
  heal: (_, who) => `${who}, wen heilst du?`,
  'remove-damage': (q, who) =>
    `${who}, wo entfernst du Schaden?${ifKnown(q.has('most'), `Insgesamt ${q.number('most')}.`)}`,
  'take-damage': (_, who) => `${who}, die Höhle heilt dich: Entferne bis zu 3 Schaden.`,
  'take-mana': (_, who) => `${who}, welche Karten nehmen Mana aus Nailfare?`,
  'take-gold': (_, who) => `${who}, wie viel Gold nimmst du aus der Wyrmhöhle?`,
  'extra-action': (_, who) => `${who}, welche zusätzliche Aktion führst du aus?`,
  'throw-away': (_, who) => `${who}, welche Ereignisse wirfst du ab?`,
  discard: (_, who) => `${who}, mit welchem Ereignis zahlst du?`,
  'make-room': (_, who) => `${who}, deine Hand ist voll. Welches Ereignis macht einem neuen Platz?`,
  shove: (q, who) => `${who}, wohin schiebst du${ifKnown(q.has('who'), foe(q.text('who')))}?`,
  place: (q, who) => `${who}, wo erscheint${ifKnown(q.has('kind'), nominative(q.text('kind')))}?`,
  ambush: (_, who) => `${who}, ein Hinterhalt! Wo springt der Goblin hervor?`,
  'share-gold': (q, who) =>
    q.has('from') && heroName(q.text('from')) !== who
      ? `${who}, um wie viel Gold bittest du ${heroName(q.text('from'))}?`
      : `${who}, wie viel Gold gibst du${ifKnown(q.has('to'), heroName(q.text('to')))}?`,
  'give-gold': (q, who) => `${who}, gibst du ${heroName(q.text('to'))} ${q.number('amount')} Gold?`,
  'quest-full': (q, who) => `${who}, die Aufgabe ist erfüllt. Nimmst du ${card(q.text('card'))} jetzt?`,
  'quest-kill': (q, who) => `${who}, holst du dir ${card(q.text('card'))} mit diesem Sieg?`,
  'quest-enter': (q, who) => `${who}, du bist da. Nimmst du ${card(q.text('card'))} jetzt?`,
  'quest-end-move': (q, who) => `${who}, du bist angekommen. Nimmst du ${card(q.text('card'))} jetzt?`,
  upgrade: (q, who) =>
    `${who}, eine Verbesserung?${ifKnown(q.has('price'), `Es kostet ${q.number('price')} von deinen ${q.number('gold')} Gold.`)}`,
  'put-under': (_, who) => `${who}, tauschst du deine Aufgabe oder nächste Fähigkeit?`,
  prevent: (q, who) =>
    `${who}, ${q.number('amount')} Schaden${ifKnown(q.text('monster') !== '', `durch ${accusative(q.text('monster'))}`)}. Verhinderst du ihn?`,
  attacked: (q, who) =>
    `${who}, ${q.has('monster') ? nominative(q.text('monster')) : 'ein Monster'} hat dich angegriffen. Schlägst du zurück?`,
  'monsters-will-move': (_, who) => `${who}, gleich ziehen die Monster. Hältst du eines auf?`,
  'monsters-moved': (_, who) => `${who}, die Monster sind gezogen. Tust du etwas, bevor sie angreifen?`,
  'march-order': (_, who) => `${who}, welches Monster zieht zuerst? Ihre Wege treffen sich.`,
  'monster-attack': (_, who) => `${who}, welches Monster greift als Nächstes an, und wen?`,
  roll: (q, who) =>
    `${who}, wirf ${q.text('die') === 'monster' ? 'den Monsterwürfel' : `${q.number('count')} Angriffswürfel`}. Was liegt oben?`,
};
