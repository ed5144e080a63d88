import type { FateforgeView } from '@wyrdhall/fateforge';
import type { Lesson } from '../../../kit/guide/lesson.ts';
import {
  asks,
  events,
  type FightScene,
  figure,
  heroOf,
  lesson,
  openOne,
  opens,
  optionAbout,
  plans,
} from './seen.ts';

const fallen = ({ view }: FightScene) => view.heroes.filter(({ ko }) => ko);

/** Whom an enemy has moved. */
const shoved = (scene: FightScene): readonly string[] =>
  events(scene).flatMap((event) =>
    event.kind === 'moves' && (event.how === 'push' || event.how === 'pull') ? [`figure:${event.hero}`] : [],
  );

/** Who has just drawn a Corruption card, or else has one. */
function corrupted(scene: FightScene): readonly string[] {
  const drew = events(scene).flatMap((event) =>
    event.kind === 'draws' && event.card.startsWith('corruption:') ? [`figure:${event.hero}`] : [],
  );
  if (drew.length > 0) return drew;
  return scene.view.heroes.filter(({ corruption }) => corruption.length > 0).map(figure);
}

/** What befalls heroes, and what only some of them can do. */
export const heroLessons: readonly Lesson<FateforgeView>[] = [
  lesson(
    'defend',
    'FF-222',
    {
      en: [
        'What stops damage',
        'For each point of damage you choose: a block token, an armour cube, or 1 health. Block is gone at the end of the round anyway; armour does not come back before a rest.',
      ],
      de: [
        'Was Schaden aufhält',
        'Für jeden Schadenspunkt wählst du: ein Blockplättchen, ein Würfelchen Rüstung oder 1 Leben. Block ist am Ende der Runde ohnehin fort; Rüstung kommt erst nach einer Rast wieder.',
      ],
    },
    (scene) => asks(scene, 'defend'),
    { urgent: true },
  ),
  lesson(
    'revive',
    'FF-283',
    {
      en: [
        'Back on their feet',
        'In the same zone you can revive a hero: two results of any kind but a Miss, and you suffer 1 health and 1 energy. They recover 2 health, draw a Corruption card and act again from the next round.',
      ],
      de: [
        'Wieder auf die Beine',
        'In derselben Zone kannst du jemanden wiederbeleben: für zwei beliebige Ergebnisse außer Fehlwürfen, und du büßt 1 Leben und 1 Energie ein. Der Held erhält 2 Leben zurück, zieht eine Verderbniskarte und handelt ab der nächsten Runde wieder.',
      ],
    },
    (scene) =>
      asks(scene, 'turn') &&
      scene.view.settings.reviveCost === 'wild' &&
      openOne(scene, 'revive:') !== undefined,
    { urgent: true, about: optionAbout('revive:') },
  ),
  lesson(
    'ko',
    'FF-281',
    {
      en: [
        'Knocked out',
        'A hero without health lies where they fell and does nothing. Enemies leave them alone, and somebody in their zone can revive them. If the last one falls, the fight is lost.',
      ],
      de: [
        'Ausgeschaltet',
        'Wer kein Leben mehr hat, liegt, wo er fiel, und tut nichts. Gegner lassen ihn in Ruhe, und jemand in seiner Zone kann ihn wiederbeleben. Fällt der Letzte, ist der Kampf verloren.',
      ],
    },
    (scene) => plans(scene) && fallen(scene).length > 0,
    { about: (scene) => fallen(scene).map(figure) },
  ),
  lesson(
    'corruption',
    'FF-298',
    {
      en: [
        'Corruption',
        'A Corruption card works the moment you draw it; many then stay with you, from fight to fight. They come with a revival, with an extra round, and if you are down when the fight ends.',
      ],
      de: [
        'Verderbnis',
        'Eine Verderbniskarte wirkt, sobald du sie ziehst; viele bleiben danach bei dir, von Kampf zu Kampf. Es gibt sie, wenn du wiederbelebt wirst, für eine Zusatzrunde und wenn du am Ende des Kampfes ausgeschaltet bist.',
      ],
    },
    (scene) => (plans(scene) || asks(scene, 'camp')) && corrupted(scene).length > 0,
    { about: corrupted },
  ),
  lesson(
    'stunned-hero',
    'FF-309',
    {
      en: [
        'You are stunned',
        'You roll one die fewer in the next Preparation, and then it is over. Your turn itself goes on as usual.',
      ],
      de: [
        'Du bist betäubt',
        'In der nächsten Vorbereitung würfelst du mit einem Würfel weniger, dann ist es überstanden. Deinen Zug machst du wie sonst.',
      ],
    },
    (scene) => plans(scene) && heroOf(scene)?.stunned === true,
    { about: (scene) => [`figure:${heroOf(scene)?.id}`] },
  ),
  lesson(
    'shoved',
    'FF-319',
    {
      en: [
        'Shoved about',
        'An enemy has moved you. Block and armour stop the damage of such an attack, never the move; and what lies in the new zone meets you as if you had walked.',
      ],
      de: [
        'Herumgeschubst',
        'Ein Gegner hat dich bewegt. Block und Rüstung halten den Schaden eines solchen Angriffs auf, die Bewegung nie; und was in der neuen Zone lauert, trifft dich, als wärst du selbst gegangen.',
      ],
    },
    (scene) => plans(scene) && shoved(scene).length > 0,
    { about: shoved },
  ),
  lesson(
    'ally',
    'FF-411',
    {
      en: [
        'An ally',
        'An ally accompanies one hero and brings two dice of its own. It has no zone and nobody can target it, but whatever damage its hero takes, it takes too.',
      ],
      de: [
        'Ein Verbündeter',
        'Ein Verbündeter begleitet einen Helden und bringt zwei eigene Würfel mit. Er steht in keiner Zone und niemand kann ihn angreifen, aber jeden Schaden seines Helden nimmt er auch.',
      ],
    },
    (scene) => asks(scene, 'accompany') || (plans(scene) && scene.view.companion?.out === false),
    { about: ({ view }) => (view.companion ? [`figure:${view.heroes[view.companion.hero]?.id}`] : []) },
  ),
  lesson(
    'ally-dice',
    'FF-413',
    {
      en: [
        'The ally’s dice',
        'Give up one of your dice, even a Miss, and take an ally die in its place; or have the ally use one of its abilities for it. Each of its dice serves once in a fight.',
      ],
      de: [
        'Die Würfel des Verbündeten',
        'Gib einen deiner Würfel her, gern einen Fehlwurf, und nimm dafür einen des Verbündeten; oder lass ihn dafür eine seiner Fähigkeiten nutzen. Jeder seiner Würfel dient einmal pro Kampf.',
      ],
    },
    (scene) => asks(scene, 'turn') && openOne(scene, 'ally:') !== undefined,
    { about: optionAbout('ally:') },
  ),
  lesson(
    'clear-lines',
    'FF-499',
    {
      en: [
        'Clear Lines',
        'After a Shot with no enemy in your own zone, the Forest Guard may move one zone. That works once a round and costs nothing.',
      ],
      de: [
        'Freie Schusslinie',
        'Nach einem Schuss ohne Gegner in der eigenen Zone darf der Waldhüter eine Zone weitergehen. Das geht einmal pro Runde und kostet nichts.',
      ],
    },
    (scene) => asks(scene, 'clear-lines'),
    { urgent: true },
  ),
  lesson(
    'stealth',
    'FF-500',
    {
      en: [
        'Hidden',
        'As long as the Rogue is hidden, enemies act as if she were not there. Dealing damage gives her away, and so does ending a turn beside two enemies. With no enemy in her zone she hides again in Preparation.',
      ],
      de: [
        'Verborgen',
        'Solange die Schurkin verborgen ist, handeln Gegner, als wäre sie nicht da. Sie verrät sich, wenn sie Schaden anrichtet oder ihren Zug neben zwei Gegnern beendet. Ohne Gegner in ihrer Zone verbirgt sie sich in der Vorbereitung wieder.',
      ],
    },
    (scene) => plans(scene) && heroOf(scene)?.hidden === true,
    { about: (scene) => [`figure:${heroOf(scene)?.id}`] },
  ),
  lesson(
    'stance',
    'FF-502',
    {
      en: [
        'Lunge or Guard',
        'The Nobleman may change his stance once, at the start of his turn. In Lunge his first Hit on a lone enemy deals 1 more; in Guard he ends his turn with a block token.',
      ],
      de: [
        'Ausfall oder Deckung',
        'Der Edelmann darf seine Haltung einmal wechseln, zu Beginn seines Zuges. Im Ausfall richtet sein erster Treffer auf einen einzelnen Gegner 1 Schaden mehr an; in der Deckung erhält er am Ende des Zuges 1 Blockplättchen.',
      ],
    },
    (scene) => asks(scene, 'turn') && opens(scene, 'flip'),
    { about: optionAbout('flip') },
  ),
  lesson(
    'flasks',
    'FF-505',
    {
      en: [
        'Three flasks',
        'A Focus and a flask, in your zone or one beside it: 1 damage to an enemy, a stun for a minion, or 1 health for a hero. There are three flasks for the whole fight.',
      ],
      de: [
        'Drei Flaschen',
        'Ein Fokus und eine Flasche, in deiner Zone oder einer daneben: 1 Schaden für einen Gegner, ein Handlanger betäubt oder 1 Leben für einen Helden. Drei Flaschen müssen für den ganzen Kampf reichen.',
      ],
    },
    (scene) => asks(scene, 'turn') && opens(scene, 'flask'),
    { about: optionAbout('flask') },
  ),
  lesson(
    'stubborn',
    'FF-504',
    {
      en: [
        'Too Stubborn',
        'That would have been the Mercenary’s last health. Once in each fight he keeps 1, and the rest of the attack does nothing.',
      ],
      de: [
        'Zu stur',
        'Das wäre das letzte Leben des Söldners gewesen. Einmal pro Kampf behält er 1, und der Rest des Angriffs bewirkt nichts.',
      ],
    },
    (scene) => plans(scene) && scene.told.has('stubborn'),
    { about: () => ['figure:mercenary'] },
  ),
];
