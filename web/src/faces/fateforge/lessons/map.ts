import type { FateforgeView } from '@wyrdhall/fateforge';
import type { Lesson } from '../../../kit/guide/lesson.ts';
import {
  asks,
  enemies,
  type FightScene,
  figure,
  heroOf,
  isNear,
  lesson,
  nearAbout,
  openOne,
  plans,
  reach,
  tokensNear,
  zonesAbout,
} from './seen.ts';

const guards = (scene: FightScene, what: 'enemy' | 'token') =>
  enemies(scene).filter((e) => e.guards !== '' && e.guards.startsWith('enemy ') === (what === 'enemy'));
const carriers = (scene: FightScene) => enemies(scene).filter(({ carries }) => carries.length > 0);

/** Doors and portals that have an end where the hero stands. */
const beside = (scene: FightScene, kind: 'door' | 'portal') => {
  const zone = heroOf(scene)?.zone;
  return scene.view.tokens.filter(
    (token) => token.kind === kind && token.by === '' && (token.zone === zone || token.to === zone),
  );
};
const endsAbout = (kind: 'door' | 'portal') => (scene: FightScene) =>
  zonesAbout(
    scene,
    beside(scene, kind)
      .slice(0, 1)
      .flatMap(({ zone, to }) => [zone, to]),
  );

const slowZones = (scene: FightScene): readonly number[] =>
  reach(scene).filter((zone) => (scene.view.difficult & (1 << zone)) !== 0);
const counters = (scene: FightScene) =>
  scene.view.tokens.filter(({ kind, by }) => kind === 'counter' && by === '');

/** What lies on the map. */
export const mapLessons: readonly Lesson<FateforgeView>[] = [
  lesson(
    'found',
    'FF-388',
    {
      en: [
        'What the chest held',
        'Whoever finds an item may equip it on the spot and use it in this very fight. Otherwise it goes into the party bag.',
      ],
      de: [
        'Der Fund aus der Truhe',
        'Wer einen Gegenstand findet, darf ihn sofort anlegen und noch in diesem Kampf benutzen. Sonst kommt er in den Beutel.',
      ],
    },
    (scene) => asks(scene, 'found'),
    { urgent: true },
  ),
  lesson(
    'trap',
    'FF-423',
    {
      en: [
        'Traps',
        'A trap waits for every hero who comes into its zone, pushed or on foot. Discard a Focus and the trap stays where it is; or draw a trap card, suffer what it says, and the trap is gone.',
      ],
      de: [
        'Fallen',
        'Eine Falle wartet auf jeden Helden, der in ihre Zone kommt, ob er läuft oder geschoben wird. Leg einen Fokus ab, und sie bleibt, wo sie ist; oder zieh eine Fallenkarte, und ertrag, was darauf steht: Dann ist die Falle fort.',
      ],
    },
    (scene) => scene.view.settings.trapAvoid === 'focus' && (asks(scene, 'trap') || isNear('trap')(scene)),
    { urgent: true, about: nearAbout('trap') },
  ),
  lesson(
    'fountain',
    'FF-396',
    {
      en: [
        'Healing fountains',
        'Start or end your turn here while no enemy is in the zone, and you may take cubes from the fountain: each recovers 1 health or 1 energy. When the cubes are gone, it is dry.',
      ],
      de: [
        'Heilbrunnen',
        'Beginnst oder beendest du hier deinen Zug und kein Gegner ist in der Zone, darfst du dem Brunnen Würfelchen entnehmen: Jedes bringt 1 Leben oder 1 Energie zurück. Ist keines mehr da, ist er versiegt.',
      ],
    },
    (scene) =>
      asks(scene, 'fountain') || (plans(scene) && tokensNear(scene, 'fountain').some(({ n }) => n > 0)),
    { about: nearAbout('fountain') },
  ),
  lesson(
    'chest',
    'FF-387',
    {
      en: [
        'Chests',
        'A Focus in its zone opens a chest, once. Enemies beside it cannot stop you, unless one of them guards it.',
      ],
      de: [
        'Truhen',
        'Ein Fokus in ihrer Zone öffnet eine Truhe, genau einmal. Gegner daneben hindern dich nicht, außer einer davon bewacht sie.',
      ],
    },
    isNear('chest'),
    { about: nearAbout('chest') },
  ),
  lesson(
    'exploration',
    'FF-422',
    {
      en: [
        'Something to explore',
        'A Focus in this zone shows what there is to be found. Each token works once, and not everything found is pleasant.',
      ],
      de: [
        'Etwas zu erkunden',
        'Ein Fokus in dieser Zone zeigt, was es hier zu finden gibt. Jedes Plättchen wirkt nur einmal, und nicht jeder Fund macht Freude.',
      ],
    },
    isNear('exploration'),
    { about: nearAbout('exploration') },
  ),
  lesson(
    'door',
    'FF-427',
    {
      en: [
        'Doors',
        'On either side of a door, a Focus opens or closes it, as often as you like. A closed door stops every step and every Shot, theirs as well as yours, and enemies leave it as it is.',
      ],
      de: [
        'Türen',
        'Auf beiden Seiten einer Tür kann ein Fokus sie öffnen oder schließen, sooft ihr wollt. Geschlossen hält sie jeden Schritt und jeden Schuss auf, eure wie die der Gegner; und Gegner rühren keine Tür an.',
      ],
    },
    (scene) => plans(scene) && beside(scene, 'door').length > 0,
    { about: endsAbout('door') },
  ),
  lesson(
    'portal',
    'FF-398',
    {
      en: [
        'Portals',
        'A Step action leads from one end of a portal to the other; the move by energy will do, a Dash will not. Enemies cannot follow you, and nobody shoots through it.',
      ],
      de: [
        'Portale',
        'Ein Schritt führt von einem Ende des Portals zum anderen; auch der Schritt für 1 Energie, nicht aber ein Spurt. Gegner können dir nicht folgen, und niemand schießt hindurch.',
      ],
    },
    (scene) => plans(scene) && beside(scene, 'portal').length > 0,
    { about: endsAbout('portal') },
  ),
  lesson(
    'barricade',
    'FF-390',
    {
      en: [
        'Barricades',
        'Nobody can shoot into this zone from the side where the barricade stands. You can shoot out of it and into it from every other side, and walking is not hindered. It holds for enemies, too.',
      ],
      de: [
        'Barrikaden',
        'Von der Seite, auf der die Barrikade steht, schießt niemand in diese Zone. Hinaus geht es immer, hinein von allen anderen Seiten, und laufen darf man auch. Für Gegner gilt dasselbe.',
      ],
    },
    isNear('barricade'),
    { about: nearAbout('barricade') },
  ),
  lesson(
    'difficult',
    'FF-394',
    {
      en: [
        'Difficult terrain',
        'To leave such a zone you spend a Step result on top of your Step action, even if you move by energy. No Dash leads out of it, and enemies are not slowed.',
      ],
      de: [
        'Schwieriges Gelände',
        'Wer eine solche Zone verlässt, gibt zu seinem Schritt noch einen weiteren aus, auch beim Schritt für 1 Energie. Kein Spurt führt hinaus. Gegner bremst das Gelände nicht.',
      ],
    },
    (scene) => plans(scene) && scene.view.settings.difficultExtra === 'step' && slowZones(scene).length > 0,
    { about: (scene) => zonesAbout(scene, slowZones(scene)) },
  ),
  lesson(
    'guards',
    'FF-139',
    {
      en: [
        'Guards',
        'The dotted line shows what this enemy guards: you cannot use it before the guard is defeated. Stunning a guard changes nothing, and no guard ever moves.',
      ],
      de: [
        'Bewacher',
        'Die gepunktete Linie zeigt, was dieser Gegner bewacht: Ihr könnt es erst benutzen, wenn er besiegt ist. Ihn zu betäuben hilft nicht. Dafür bewegt sich ein Bewacher nie.',
      ],
    },
    (scene) => plans(scene) && guards(scene, 'token').length > 0,
    { about: (scene) => guards(scene, 'token').slice(0, 1).map(figure) },
  ),
  lesson(
    'guarded-enemy',
    'FF-407',
    {
      en: [
        'An enemy with a guard',
        'You cannot target this enemy until its guard is defeated, and nothing that strikes the whole zone hurts it either. Neither of the two moves, but both attack.',
      ],
      de: [
        'Ein bewachter Gegner',
        'Diesen Gegner könnt ihr erst angreifen, wenn sein Bewacher besiegt ist; auch was die ganze Zone trifft, verschont ihn. Beide bewegen sich nicht, aber beide greifen an.',
      ],
    },
    (scene) => plans(scene) && guards(scene, 'enemy').length > 0,
    {
      about: (scene) =>
        guards(scene, 'enemy')
          .slice(0, 1)
          .flatMap((e) => [figure(e), `figure:${e.guards.slice('enemy '.length)}`]),
    },
  ),
  lesson(
    'take',
    'FF-135',
    {
      en: [
        'What you came for',
        'Nobody guards it, so take it: that costs nothing, at any moment of your turn, whoever else is here. Nobody can hand it over, and whoever is KO’d drops it.',
      ],
      de: [
        'Wofür ihr gekommen seid',
        'Niemand bewacht es, also nimm es: Das kostet nichts und geht jederzeit in deinem Zug, egal, wer sonst hier steht. Weitergeben kann man es nicht, und wer ausgeschaltet wird, lässt es fallen.',
      ],
    },
    (scene) => asks(scene, 'turn') && openOne(scene, 'take:') !== undefined,
    { urgent: true, about: (scene) => [`option:${openOne(scene, 'take:')}`] },
  ),
  lesson(
    'gems',
    'FF-143',
    {
      en: [
        'Gems and food',
        'They go into the party bag by themselves as soon as a hero stands in their zone and no enemy does, a stunned one included. The bag stays closed until the fight is over.',
      ],
      de: [
        'Edelsteine und Proviant',
        'Sie kommen von selbst in den Beutel, sobald ein Held in ihrer Zone steht und kein Gegner, auch kein betäubter. Der Beutel bleibt zu, bis der Kampf vorbei ist.',
      ],
    },
    (scene) => plans(scene) && (isNear('gem')(scene) || isNear('food')(scene)),
    {
      about: (scene) =>
        zonesAbout(
          scene,
          [...tokensNear(scene, 'gem'), ...tokensNear(scene, 'food')].slice(0, 1).map(({ zone }) => zone),
        ),
    },
  ),
  lesson(
    'carrier',
    'FF-145',
    {
      en: [
        'It carries something',
        'This enemy takes what it carries along wherever it goes. Defeat it, and the token drops in that zone for you to pick up.',
      ],
      de: [
        'Er trägt etwas',
        'Was dieser Gegner trägt, nimmt er überallhin mit. Besiegt ihn, dann fällt es in seiner Zone zu Boden, und ihr könnt es aufheben.',
      ],
    },
    (scene) => plans(scene) && carriers(scene).length > 0,
    { about: (scene) => carriers(scene).slice(0, 1).map(figure) },
  ),
  lesson(
    'counter',
    'FF-497',
    {
      en: [
        'A counter to protect',
        'At the end of Enemy Turns, every enemy in this zone takes a cube from the counter. Keep them out, or clear the zone in time.',
      ],
      de: [
        'Ein Zähler, den ihr schützt',
        'Am Ende der Gegnerzüge nimmt jeder Gegner in dieser Zone ein Würfelchen vom Zähler. Haltet sie fern, oder räumt die Zone rechtzeitig.',
      ],
    },
    (scene) => plans(scene) && counters(scene).length > 0,
    {
      about: (scene) =>
        zonesAbout(
          scene,
          counters(scene).map(({ zone }) => zone),
        ),
    },
  ),
];
