import { bossOf, type FateforgeView, mapOf, resultFacts } from '@wyrdhall/fateforge';
import type { Lesson } from '../../../kit/guide/lesson.ts';
import { asks, enemies, type FightScene, figure, heroOf, lesson, opens, optionAbout, plans } from './seen.ts';

/** A face in the hero’s pool that is such. */
const faceIn = (scene: FightScene, is: (face: string) => boolean): string | undefined =>
  heroOf(scene)
    ?.pool.map((id) => resultFacts(id).face)
    .find(is);
const splitFace = (scene: FightScene) => faceIn(scene, (face) => face.includes('/'));
const skilledFace = (scene: FightScene) =>
  faceIn(scene, (face) => face === 'skill-hit' || face === 'skill-shot');

const wounded = (scene: FightScene) =>
  enemies(scene).filter(({ damage, card }) => damage > 0 && !bossOf(card));
const isLastRound = ({ view }: FightScene): boolean => view.round >= view.rounds + view.extra;
const exitsAbout = ({ view }: FightScene): string[] =>
  mapOf(view.board).exits.map(({ zone }) => `at:${zone}`);

/** From the first die to Clean-Up. */
export const roundLessons: readonly Lesson<FateforgeView>[] = [
  lesson(
    'reroll',
    'FF-196',
    {
      en: [
        'Energy Reroll',
        'Once a round, 1 energy rolls as many of your Misses again as you like. Dice that show anything else stay as they are.',
      ],
      de: [
        'Energiewurf',
        'Einmal pro Runde wirfst du für 1 Energie beliebig viele deiner Fehlwürfe neu. Was etwas anderes zeigt, bleibt liegen.',
      ],
    },
    (scene) => asks(scene, 'prepare') && opens(scene, 'reroll'),
    { urgent: true, about: optionAbout('reroll') },
  ),
  lesson(
    'three',
    'FF-199',
    {
      en: [
        'Three of a Kind',
        'Three of your dice show the same face. Turn one of them to the result you need, once a round: Step, Hit, Shot, Focus or one of the skilled ones. The colours do not matter.',
      ],
      de: [
        'Drei Gleiche',
        'Drei deiner Würfel zeigen dasselbe. Dreh einen davon auf das Ergebnis, das du brauchst: Schritt, Treffer, Schuss, Fokus, Meistertreffer oder Meisterschuss. Die Farben sind egal; das geht einmal pro Runde.',
      ],
    },
    (scene) => asks(scene, 'prepare') && opens(scene, 'three'),
    { urgent: true, about: optionAbout('three') },
  ),
  lesson(
    'weapon-die',
    'FF-043',
    {
      en: [
        'More dice than you may roll',
        'You own more than four dice, so you choose four of them anew every round. The die of your weapon is one of the lot: it brings Hits or Shots, and a Special that your weapon explains.',
      ],
      de: [
        'Mehr Würfel, als du werfen darfst',
        'Du hast mehr als vier Würfel und suchst dir jede Runde vier davon aus. Der Würfel deiner Waffe zählt mit: Er bringt Treffer oder Schüsse und ein Spezial, das auf deiner Waffe steht.',
      ],
    },
    (scene) => asks(scene, 'dice'),
    { urgent: true },
  ),
  lesson(
    'screens',
    'FF-193',
    {
      en: [
        'Behind the screen',
        'All of you prepare at once, and nobody else sees your dice. Talk about your plans, but name no results: the dice lie open when the Action Phase begins.',
      ],
      de: [
        'Hinter dem Schirm',
        'Ihr bereitet euch alle gleichzeitig vor, und deine Würfel siehst nur du. Sprecht über eure Pläne, aber nennt keine Ergebnisse: Offen liegen sie erst, wenn die Aktionen beginnen.',
      ],
    },
    (scene) => asks(scene, 'prepare') && scene.view.settings.screens && scene.view.players > 1,
  ),
  lesson(
    'dash',
    'FF-202',
    {
      en: [
        'Dash',
        'A Dash is declared now and made when all are ready: one zone, before the turns begin, and no result spent. If you leave enemies behind, it costs you 1 damage.',
      ],
      de: [
        'Spurt',
        'Einen Spurt sagst du jetzt an; gelaufen wird er, wenn alle bereit sind: eine Zone weit, noch vor den Zügen und ohne ein Ergebnis. Lässt du dabei Gegner zurück, kostet er dich 1 Schaden.',
      ],
    },
    (scene) => asks(scene, 'prepare') && opens(scene, 'dash') && scene.view.settings.dashPenalty === 'damage',
    { about: optionAbout('dash') },
  ),
  lesson(
    'order',
    'FF-208',
    {
      en: [
        'The player order',
        'You set the order of your turns together, anew every round. Many enemies go for whoever is first in it, so going first has its price.',
      ],
      de: [
        'Die Reihenfolge',
        'In welcher Reihenfolge ihr handelt, legt ihr jede Runde neu fest. Viele Gegner haben es auf den Ersten darin abgesehen: Wer vorangeht, zahlt dafür.',
      ],
    },
    (scene) => asks(scene, 'order'),
    { urgent: true },
  ),
  lesson(
    'reactions',
    'FF-228',
    {
      en: [
        'Enemy Reactions',
        'In each round some enemy cards react, and of each card one enemy. Which ones stands below the map, and the tile at the top shows when. Defeat or stun whoever would react, or be somewhere else.',
      ],
      de: [
        'Reaktionen der Gegner',
        'In jeder Runde reagieren einige Gegnerkarten, und von jeder ein Gegner. Welche, steht unter der Karte, und wann, zeigt das Plättchen oben. Besiege oder betäube, wer reagieren würde, oder steh woanders.',
      ],
    },
    (scene) => plans(scene) && scene.told.has('reaction'),
    { about: () => ['tile:reactions'] },
  ),
  lesson(
    'enemy-turns',
    'FF-237',
    {
      en: [
        'Enemy Turns',
        'When all heroes are done, every enemy acts once: white, blue, red, green, brown, purple, and in each colour the lowest number first. What it does depends on how far away you are. Point at an enemy to see it.',
      ],
      de: [
        'Gegnerzüge',
        'Wenn alle Helden fertig sind, handelt jeder Gegner einmal: weiß, blau, rot, grün, braun, violett, in jeder Farbe die kleinste Nummer zuerst. Was er tut, hängt davon ab, wie weit ihr weg seid. Zeig auf einen Gegner, dann siehst du es.',
      ],
    },
    (scene) => asks(scene, 'prepare') && scene.told.has('acts'),
    { about: () => ['tile:enemies'] },
  ),
  lesson(
    'wounds',
    'FF-171',
    {
      en: [
        'Finish what you start',
        'An enemy that is wounded but not defeated is whole again at the end of the round. Strike it together, or save the Hit for somebody who falls to it.',
      ],
      de: [
        'Bring zu Ende, was du anfängst',
        'Ein Gegner, der verletzt, aber nicht besiegt ist, steht am Ende der Runde wieder unversehrt da. Schlagt gemeinsam zu, oder heb dir den Treffer für einen auf, der daran fällt.',
      ],
    },
    (scene) => asks(scene, 'turn') && wounded(scene).length > 0,
    { about: (scene) => wounded(scene).slice(0, 1).map(figure) },
  ),
  lesson(
    'energy',
    'FF-218',
    {
      en: [
        'Move by energy',
        'Once in your turn, 1 energy moves you a zone, without a result. It pays for no card, but it does take you through a portal.',
      ],
      de: [
        'Ein Schritt für Energie',
        'Einmal in deinem Zug bringt dich 1 Energie eine Zone weiter, ganz ohne Ergebnis. Karten bezahlst du damit nicht, durch ein Portal kommst du schon.',
      ],
    },
    (scene) => asks(scene, 'turn') && opens(scene, 'energy') && !opens(scene, 'step'),
    { about: optionAbout('energy') },
  ),
  lesson(
    'split-face',
    'FF-063',
    {
      en: [
        'Two results on one face',
        'Such a face gives you one of its two results, never both. You decide when you spend it, not before.',
      ],
      de: [
        'Zwei Ergebnisse auf einer Seite',
        'Eine solche Seite gibt dir eines ihrer zwei Ergebnisse, nie beide. Welches, entscheidest du erst, wenn du sie ausgibst.',
      ],
    },
    (scene) => plans(scene) && splitFace(scene) !== undefined,
    { about: (scene) => [`result:${splitFace(scene)}`] },
  ),
  lesson(
    'skilled',
    'FF-061',
    {
      en: [
        'Skill Hit and Skill Shot',
        'A skilled result does all that a plain one does, and pays on cards that ask for skill. A plain one never passes for the better one.',
      ],
      de: [
        'Meistertreffer und Meisterschuss',
        'Ein Meistertreffer kann alles, was ein Treffer kann, und bezahlt außerdem Karten, die ihn verlangen; beim Meisterschuss ist es genauso. Umgekehrt geht es nicht.',
      ],
    },
    (scene) => plans(scene) && skilledFace(scene) !== undefined,
    { about: (scene) => [`result:${skilledFace(scene)}`] },
  ),
  lesson(
    'keep',
    'FF-220',
    {
      en: [
        'What is left is lost',
        'When your turn ends, results that you have not used are gone. A card of yours lets you keep one: choose what the next round will need.',
      ],
      de: [
        'Was übrig bleibt, verfällt',
        'Am Ende deines Zuges sind ungenutzte Ergebnisse verloren. Eine deiner Karten lässt dich eines behalten: Nimm, was du nächste Runde brauchst.',
      ],
    },
    (scene) => asks(scene, 'keep'),
    { urgent: true },
  ),
  lesson(
    'extra',
    'FF-292',
    {
      en: [
        'The extra round',
        'The rounds are over. You may add one more, and every hero on their feet draws a Corruption card for it. It is offered once.',
      ],
      de: [
        'Die Zusatzrunde',
        'Die Runden sind vorbei. Ihr dürft eine anhängen, dafür zieht jeder Held, der noch steht, eine Verderbniskarte. Das Angebot kommt nur einmal.',
      ],
    },
    (scene) => asks(scene, 'extra-round'),
    { urgent: true },
  ),
  lesson(
    'solo',
    'FF-022',
    {
      en: [
        'Alone with two heroes',
        'You lead both heroes and see all dice. In return, brown minions and leaders are 1 tougher, and from round 2 on one more enemy card reacts.',
      ],
      de: [
        'Allein mit zwei Helden',
        'Du führst beide Helden und siehst alle Würfel. Dafür haben braune Handlanger und Anführer 1 Zähigkeit mehr, und ab Runde 2 reagiert eine Gegnerkarte mehr.',
      ],
    },
    (scene) => {
      const { solo, soloToughness, soloReactions } = scene.view.settings;
      return asks(scene, 'prepare') && solo && soloToughness === 1 && soloReactions === 1;
    },
  ),
  lesson(
    'hardcore',
    'FF-329',
    {
      en: [
        'Hardcore',
        'Plan while you prepare: once the Action Phase runs, only the player whose turn it is may speak. What you would decide together is up to whoever had the latest turn.',
      ],
      de: [
        'Hardcore',
        'Plant, solange ihr euch vorbereitet: Sobald die Aktionen laufen, spricht nur noch, wer am Zug ist. Was ihr sonst gemeinsam entscheidet, entscheidet, wer zuletzt am Zug war.',
      ],
    },
    (scene) => asks(scene, 'prepare') && scene.view.settings.hardcore,
  ),
  lesson(
    'victim',
    'FF-246',
    {
      en: [
        'You choose whom it strikes',
        'This attack names no target, so the choice is yours. Take whoever has block, armour or the most health to spare.',
      ],
      de: [
        'Ihr wählt, wen es trifft',
        'Dieser Angriff nennt kein Ziel, also wählt ihr. Nehmt, wer Block, Rüstung oder am meisten Leben übrig hat.',
      ],
    },
    (scene) => asks(scene, 'victim'),
    { urgent: true },
  ),
  lesson(
    'last-round',
    'FF-263',
    {
      en: [
        'The way out',
        'At the end of this round you leave through an exit, without any Step. Each zone of your path with an enemy in it costs 1 damage, the one you start from included. Point at the exit to see what it would cost now.',
      ],
      de: [
        'Der Weg hinaus',
        'Am Ende dieser Runde geht ihr durch einen Ausgang, ganz ohne Schritt. Jede Zone auf dem Weg, in der ein Gegner steht, kostet 1 Schaden, auch die erste. Zeig auf den Ausgang, dann siehst du, was es jetzt kosten würde.',
      ],
    },
    (scene) => plans(scene) && isLastRound(scene) && scene.view.ways.length > 0,
    { about: exitsAbout },
  ),
  lesson(
    'exit',
    'FF-261',
    {
      en: [
        'One exit for all',
        'The whole party leaves through the same exit. The cheapest path is proposed for each of you; whoever cannot pay for it with their health is KO’d and stays behind.',
      ],
      de: [
        'Ein Ausgang für alle',
        'Ihr geht alle durch denselben Ausgang. Für jeden ist der billigste Weg vorgeschlagen; wer den Schaden nicht übersteht, ist ausgeschaltet und bleibt zurück.',
      ],
    },
    (scene) => asks(scene, 'exit'),
    { urgent: true },
  ),
];
