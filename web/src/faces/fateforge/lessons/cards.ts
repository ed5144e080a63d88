import { type FateforgeView, isItem, itemOf, resultFacts, skillOf } from '@wyrdhall/fateforge';
import type { Lesson } from '../../../kit/guide/lesson.ts';
import { asks, card, type FightScene, heroOf, lesson, openOne, optionAbout, plans } from './seen.ts';

const limitOf = (id: string) => (isItem(id) ? itemOf(id) : skillOf(id)).limit;
const usableCard = (is: Parameters<typeof card>[0]) => {
  const { isNow, about } = card(is);
  return [isNow, { ...(about && { about }) }] as const;
};
const has = (scene: FightScene, face: string): boolean =>
  heroOf(scene)?.pool.some((id) => resultFacts(id).face === face) === true;
const armoured = (scene: FightScene) => heroOf(scene)?.gear.find(({ worn, armour }) => worn && armour > 0);
const spent = (scene: FightScene) => heroOf(scene)?.round.find((id) => !isItem(id) && isSkillId(scene, id));
const isSkillId = (scene: FightScene, id: string): boolean =>
  heroOf(scene)?.skills.includes(id) === true && skillOf(id).limit === 'recurring';

/** Skills, items, and what they give. */
export const cardLessons: readonly Lesson<FateforgeView>[] = [
  lesson(
    'special',
    'FF-119',
    {
      en: [
        'Special',
        'The Special on a weapon die does what your weapon says under Special. It is not the weapon’s own effect, so using one leaves you the other; some cards take a Special as payment, too.',
      ],
      de: [
        'Spezial',
        'Das Spezial auf dem Waffenwürfel tut, was auf deiner Waffe unter Spezial steht. Mit der eigentlichen Wirkung der Waffe hat es nichts zu tun: Du kannst beides nutzen. Auch manche Karte lässt sich damit bezahlen.',
      ],
    },
    (scene) => plans(scene) && has(scene, 'special'),
    { about: () => ['result:special'] },
  ),
  lesson(
    'preparation-card',
    'FF-195',
    {
      en: [
        'Cards for Preparation',
        'This card works now, before the turns: use it as long as you are not ready. After that it has to wait for the next round.',
      ],
      de: [
        'Karten für die Vorbereitung',
        'Diese Karte wirkt jetzt, vor den Zügen: Nutze sie, solange du nicht bereit bist. Danach muss sie auf die nächste Runde warten.',
      ],
    },
    (scene) => asks(scene, 'prepare') && openOne(scene, 'use:') !== undefined,
    { about: optionAbout('use:') },
  ),
  lesson(
    'chain',
    'FF-092',
    {
      en: [
        'Chains',
        'Actions joined by arrows are a chain: you do all of them, in that order, or cannot use the card at all. Where you stand after each part is what counts for the next.',
      ],
      de: [
        'Ketten',
        'Aktionen mit Pfeilen dazwischen sind eine Kette: Du machst alle, in dieser Reihenfolge, oder kannst die Karte gar nicht nutzen. Für jeden Teil zählt, wo du nach dem vorigen stehst.',
      ],
    },
    ...usableCard((use) => use.chain && use.deeds.length > 1),
  ),
  lesson(
    'two-way',
    'FF-091',
    {
      en: [
        'A double arrow',
        'This card works in both directions, but in one of them at each use. A single arrow only ever works the way it points.',
      ],
      de: [
        'Ein Doppelpfeil',
        'Diese Karte wirkt in beide Richtungen, bei jeder Nutzung in eine davon. Ein einfacher Pfeil gilt nur in seine Richtung.',
      ],
    },
    ...usableCard((use) => use.twoWay),
  ),
  lesson(
    'wild',
    'FF-095',
    {
      en: [
        'Wild',
        'A Wild in a cost is paid with any one result except a Miss. Pay with what helps you least.',
      ],
      de: [
        'Joker',
        'Einen Joker in den Kosten bezahlst du mit einem beliebigen Ergebnis außer einem Fehlwurf. Nimm das, was dir am wenigsten nützt.',
      ],
    },
    ...usableCard((use) => use.cost.includes('wild')),
  ),
  lesson(
    'push',
    'FF-312',
    {
      en: [
        'Push and pull',
        'A push sends a minion from its zone into one next to it, and you choose which; a pull brings it into yours. Leaders, bosses and guards stay where they are.',
      ],
      de: [
        'Schieben und ziehen',
        'Wer einen Handlanger schiebt, schickt ihn aus seiner Zone in eine daneben und wählt, in welche; Ziehen holt ihn in die eigene. Anführer, Bosse und Bewacher bleiben, wo sie sind.',
      ],
    },
    ...usableCard((use) => use.deeds.some(({ op }) => op === 'push' || op === 'pull')),
  ),
  lesson(
    'stun-card',
    'FF-307',
    {
      en: [
        'Stun',
        'A minion you stun now does nothing for the rest of the round. Look below the map first: the best one to stun is whoever would strike hardest. Leaders and bosses shrug it off.',
      ],
      de: [
        'Betäuben',
        'Ein Handlanger, den du jetzt betäubst, tut bis zum Ende der Runde nichts. Sieh vorher unter die Karte: Am besten triffst du den, der am härtesten zuschlagen würde. Anführer und Bosse lässt das kalt.',
      ],
    },
    ...usableCard((use) => use.deeds.some(({ op }) => op === 'stun' || op === 'stun-each')),
  ),
  lesson(
    'single-use',
    'FF-083',
    {
      en: [
        'Once in a fight',
        'This skill works a single time and then lies face down until the fight is over. It is worth waiting for the right moment.',
      ],
      de: [
        'Einmal pro Kampf',
        'Diese Fertigkeit wirkt ein einziges Mal und liegt dann verdeckt, bis der Kampf vorbei ist. Es lohnt sich, auf den richtigen Moment zu warten.',
      ],
    },
    ...usableCard((_, id) => limitOf(id) === 'single'),
  ),
  lesson(
    'charged',
    'FF-114',
    {
      en: ['Charged items', 'A charged item works twice, and after the second use it is gone.'],
      de: [
        'Aufgeladene Gegenstände',
        'Ein aufgeladener Gegenstand wirkt zweimal; nach dem zweiten Mal ist er fort.',
      ],
    },
    ...usableCard((_, id) => limitOf(id) === 'charged'),
  ),
  lesson(
    'item',
    'FF-106',
    {
      en: [
        'Using items',
        'What you carry works like a skill, in your own turn, once a round unless it says otherwise. What you gain from it can pay for your cards.',
      ],
      de: [
        'Gegenstände benutzen',
        'Was du bei dir hast, wirkt wie eine Fertigkeit: in deinem Zug und einmal pro Runde, wenn nichts anderes dasteht. Mit dem, was es bringt, kannst du Karten bezahlen.',
      ],
    },
    ...usableCard((_, id) => isItem(id)),
  ),
  lesson(
    'recurring',
    'FF-082',
    {
      en: [
        'Once a round',
        'This skill is used up for this round and works again in the next. What you gained from it stays yours to spend until your turn ends, on other cards as well.',
      ],
      de: [
        'Einmal pro Runde',
        'Diese Fertigkeit ist für diese Runde verbraucht und wirkt in der nächsten wieder. Was sie gebracht hat, kannst du bis zum Ende deines Zuges ausgeben, auch für andere Karten.',
      ],
    },
    (scene) => asks(scene, 'turn') && spent(scene) !== undefined,
    { about: (scene) => [`skill:${spent(scene)}`] },
  ),
  lesson(
    'block-result',
    'FF-151',
    {
      en: [
        'Block',
        'A Block either pays for a card or becomes a block token, which stops 1 damage. Tokens that nobody needed go at the end of the round.',
      ],
      de: [
        'Block',
        'Ein Block bezahlt entweder eine Karte oder wird zum Blockplättchen, das 1 Schaden aufhält. Was niemand gebraucht hat, geht am Ende der Runde verloren.',
      ],
    },
    (scene) => plans(scene) && (has(scene, 'block') || (heroOf(scene)?.block ?? 0) > 0),
    { about: (scene) => (has(scene, 'block') ? ['result:block'] : []) },
  ),
  lesson(
    'armour',
    'FF-121',
    {
      en: [
        'Your armour',
        'Each cube of your armour can stop 1 damage, if you wish: you decide point by point. Cubes come back after a rest, and never during a fight.',
      ],
      de: [
        'Deine Rüstung',
        'Jedes Würfelchen deiner Rüstung kann 1 Schaden aufhalten, wenn du willst: Das entscheidest du Punkt für Punkt. Zurück kommen sie erst nach einer Rast, nie im Kampf.',
      ],
    },
    (scene) => plans(scene) && armoured(scene) !== undefined,
    { about: (scene) => [`item:${armoured(scene)?.id}`] },
  ),
];
