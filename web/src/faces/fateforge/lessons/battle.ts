import { type FateforgeView, skillOf } from '@wyrdhall/fateforge';
import type { Lesson } from '../../../kit/guide/lesson.ts';
import { asks, type FightScene, lesson, plans } from './seen.ts';

/** Skills of level II on offer. */
const upgrades = ({ prompt }: FightScene): readonly string[] =>
  prompt.options.flatMap(({ id }) => {
    const skill = id.slice(id.indexOf(':') + 1);
    return id.startsWith('learn:') && skillOf(skill).upgrades !== '' ? [`option:${id}`] : [];
  });

/** Before a fight, between fights, and what a questline asks. */
export const battleLessons: readonly Lesson<FateforgeView>[] = [
  lesson(
    'gold',
    'FF-450',
    {
      en: [
        'Gold for skills',
        'The questline gives each hero gold, and now is the time to spend it on skills. They have to last for all its fights: there is no shop on the way.',
      ],
      de: [
        'Gold für Fertigkeiten',
        'Die Questreihe gibt jedem Helden Gold, und jetzt kauft ihr davon Fertigkeiten. Sie müssen für alle Kämpfe reichen: Unterwegs gibt es nichts zu kaufen.',
      ],
    },
    (scene) => asks(scene, 'learn'),
    { urgent: true },
  ),
  lesson(
    'upgrade',
    'FF-410',
    {
      en: [
        'Upgradeable skills',
        'A level II skill takes the place of its level I, which you must own first. You pay the full price on the new card; what the old one cost does not count.',
      ],
      de: [
        'Fertigkeiten verbessern',
        'Eine Fertigkeit der Stufe II ersetzt ihre Stufe I, die du schon haben musst. Bezahlt wird der volle Preis der neuen Karte; was die alte gekostet hat, zählt nicht.',
      ],
    },
    (scene) => asks(scene, 'learn') && upgrades(scene).length > 0,
    { about: (scene) => upgrades(scene).slice(0, 1) },
  ),
  lesson(
    'active',
    'FF-077',
    {
      en: [
        'Six at a time',
        'You may own any number of skills, but six at most are active in a fight. Choose them now; the rest do nothing until the next one.',
      ],
      de: [
        'Sechs auf einmal',
        'Fertigkeiten darfst du beliebig viele haben, aber nur sechs kommen mit in den Kampf. Wähl sie jetzt; die anderen ruhen bis zum nächsten.',
      ],
    },
    (scene) => asks(scene, 'active'),
    { urgent: true },
  ),
  lesson(
    'questline',
    'FF-454',
    {
      en: [
        'What a questline asks',
        'Every primary goal of every fight must be met: miss one, or fall together, and the questline is lost. A secondary goal that you miss only lowers the rating, and there are no extra rounds.',
      ],
      de: [
        'Was eine Questreihe verlangt',
        'Ihr müsst in jedem Kampf alle Hauptziele erfüllen: Verfehlt ihr eines, oder fallt ihr alle, ist die Questreihe verloren. Ein verfehltes Nebenziel senkt nur die Bewertung. Zusatzrunden gibt es hier nicht.',
      ],
    },
    (scene) => asks(scene, 'prepare') && scene.view.mode === 'battle',
  ),
  lesson(
    'camp',
    'FF-452',
    {
      en: [
        'Between the fights',
        'Each hero on their feet has recovered 1 health and 1 energy. Beyond that only food and potions heal you here. Hand items round and change your skills before you go on.',
      ],
      de: [
        'Zwischen den Kämpfen',
        'Wer noch stand, hat 1 Leben und 1 Energie zurück. Darüber hinaus heilen hier nur Proviant und Tränke. Verteilt Gegenstände und tauscht Fertigkeiten, ehe es weitergeht.',
      ],
    },
    (scene) => asks(scene, 'camp'),
    { urgent: true },
  ),
  lesson(
    'rating',
    'FF-455',
    {
      en: [
        'Copper, Silver, Gold',
        'A questline that you win is rated: points for secondary goals, for heroes who were never KO’d and for the gold in the bag at the end, fewer for Corruption cards.',
      ],
      de: [
        'Kupfer, Silber, Gold',
        'Eine gewonnene Questreihe wird bewertet: Punkte gibt es für Nebenziele, für Helden, die nie ausgeschaltet wurden, und für das Gold, das am Ende im Beutel ist; Verderbniskarten kosten welche.',
      ],
    },
    (scene) => (asks(scene, 'camp') || plans(scene)) && (scene.view.questline?.at ?? 0) > 0,
  ),
];
