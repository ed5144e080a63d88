import { bossOf, cardOf, type FateforgeView, isScene, sceneOf } from '@wyrdhall/fateforge';
import type { Lesson } from '../../../kit/guide/lesson.ts';
import type { SeenEnemy } from '../seen.ts';
import {
  asks,
  enemies,
  enemiesNear,
  events,
  type FightScene,
  figure,
  heroOf,
  lesson,
  nearby,
  openOne,
  optionAbout,
  plans,
} from './seen.ts';

const isBoss = ({ card }: SeenEnemy): boolean => bossOf(card) !== undefined;
const bosses = (scene: FightScene) => enemies(scene).filter(isBoss);

/** The first enemy in the hero’s own zone with this ability, unless it is stunned. */
const here = (scene: FightScene, ability: SeenEnemy['abilities'][number]) =>
  enemies(scene).filter((e) => e.zone === heroOf(scene)?.zone && !e.stunned && e.abilities.includes(ability));
const hereWith = (ability: SeenEnemy['abilities'][number]) =>
  [
    (scene: FightScene) => plans(scene) && here(scene, ability).length > 0,
    { about: (scene: FightScene) => here(scene, ability).slice(0, 1).map(figure) },
  ] as const;

const near = (is: (e: SeenEnemy) => boolean) => {
  const { isNow, about } = nearby(is);
  return [isNow, { ...(about && { about }) }] as const;
};

/** Heroes who have been poisoned, or the first enemy near by that would do it. */
function poisonous(scene: FightScene): readonly string[] {
  const heroes = scene.view.heroes.filter(({ toxic }) => toxic > 0);
  const [first] = enemiesNear(scene).filter(({ sections }) =>
    sections.some(({ actions }) => actions.some(({ toxic }) => toxic)),
  );
  return heroes.length > 0 ? heroes.map(figure) : first ? [figure(first)] : [];
}

/** Who would get away with what it carries. */
const runaways = (scene: FightScene) =>
  isScene(scene.view.scene)
    ? sceneOf(scene.view.scene).specials.flatMap((special) =>
        special.kind === 'escape' ? enemies(scene).filter(({ id }) => id === special.enemy) : [],
      )
    : [];

/** Those who come into the fight later. */
const come = (scene: FightScene): readonly string[] =>
  events(scene).flatMap((event) => (event.kind === 'appears' ? [`figure:${event.enemy}`] : []));

/** Who stands against you. */
export const enemyLessons: readonly Lesson<FateforgeView>[] = [
  lesson(
    'boss',
    'FF-478',
    {
      en: [
        'A boss',
        'A boss has no action band but a table of turns, one for each round. Damage on it stays from round to round. Once half its toughness is gone, it acts among the Reactions as well.',
      ],
      de: [
        'Ein Boss',
        'Ein Boss hat keine Aktionsleiste, sondern eine Tabelle mit einem Zug für jede Runde. Sein Schaden bleibt von Runde zu Runde. Ist die Hälfte seiner Zähigkeit dahin, handelt er auch bei den Reaktionen.',
      ],
    },
    (scene) => asks(scene, 'prepare', 'order', 'turn') && bosses(scene).length > 0,
    { urgent: true, about: (scene) => bosses(scene).map(figure) },
  ),
  lesson(
    'weak-spot',
    'FF-432',
    {
      en: [
        'The weak spot',
        'The boss’s card shows icons: cover one with a result that matches. It does no damage, but once all are covered the boss loses something that protects it. The cubes stay from round to round.',
      ],
      de: [
        'Die Schwachstelle',
        'Auf der Karte des Bosses stehen Symbole: Decke eines mit einem passenden Ergebnis ab. Schaden macht das nicht, aber sind alle bedeckt, verliert der Boss etwas, das ihn schützt. Die Würfelchen bleiben von Runde zu Runde liegen.',
      ],
    },
    (scene) => asks(scene, 'turn') && openOne(scene, 'spot:') !== undefined,
    { urgent: true, about: optionAbout('spot:') },
  ),
  lesson(
    'boss-phase',
    'FF-479',
    {
      en: [
        'The second phase',
        'Half its toughness is gone, and the second phase begins. It has no armour any more, and another weak spot takes the place of the first.',
      ],
      de: [
        'Die zweite Phase',
        'Die Hälfte seiner Zähigkeit ist dahin, und die zweite Phase beginnt. Rüstung hat er keine mehr, und an die Stelle der ersten Schwachstelle tritt eine andere.',
      ],
    },
    (scene) => plans(scene) && scene.view.boss?.phase === 2,
    { about: (scene) => bosses(scene).map(figure) },
  ),
  lesson(
    'spawn',
    'FF-497',
    {
      en: [
        'More of them',
        'This fight has rules of its own, and enemies arrive in it later. They act like all others, and the goals beside the map say what counts.',
      ],
      de: [
        'Es kommen mehr',
        'Dieser Kampf hat eigene Regeln: Es kommen noch Gegner hinzu. Sie handeln wie alle anderen; worauf es ankommt, sagen die Ziele neben der Karte.',
      ],
    },
    (scene) => plans(scene) && come(scene).length > 0,
    { about: come },
  ),
  lesson(
    'escape',
    'FF-497',
    {
      en: [
        'It means to get away',
        'This enemy runs for a way out, and at the end of a certain round it is gone with whatever it carries. Stand in its zone or defeat it before that.',
      ],
      de: [
        'Er will entkommen',
        'Dieser Gegner läuft zu einem Ausgang und ist am Ende einer bestimmten Runde fort, mit allem, was er trägt. Stellt euch in seine Zone, oder besiegt ihn vorher.',
      ],
    },
    (scene) => plans(scene) && runaways(scene).length > 0,
    { about: (scene) => runaways(scene).map(figure) },
  ),
  lesson(
    'blocker',
    'FF-180',
    {
      en: [
        'Blocker',
        'As long as this enemy is in your zone, you cannot walk out of it, not even by Dash, by energy or through a portal. Stun it, push it away, or defeat it.',
      ],
      de: [
        'Blockierer',
        'Solange dieser Gegner in deiner Zone ist, kommst du nicht hinaus, auch nicht mit Spurt, Energie oder Portal. Betäub ihn, schieb ihn fort, oder besiege ihn.',
      ],
    },
    ...hereWith('blocker'),
  ),
  lesson(
    'frontliner',
    'FF-181',
    {
      en: [
        'Frontliner',
        'While this enemy is in a zone, you can target nobody there but Frontliners. Stunned, it covers nobody.',
      ],
      de: [
        'Vorkämpfer',
        'Solange dieser Gegner in einer Zone ist, könnt ihr dort nur Vorkämpfer angreifen. Betäubt deckt er niemanden.',
      ],
    },
    ...near((e) => e.abilities.includes('frontliner') && !e.stunned),
  ),
  lesson(
    'fear',
    'FF-435',
    {
      en: [
        'Fear',
        'You draw a fear card when you come face to face with this enemy: you enter its zone, or it enters yours. Each hero draws one a round at most, and a stunned minion frightens nobody.',
      ],
      de: [
        'Furcht',
        'Du ziehst eine Furchtkarte, wenn du auf diesen Gegner triffst: Du kommst in seine Zone oder er in deine. Jeder zieht höchstens eine pro Runde, und ein betäubter Handlanger erschreckt niemanden.',
      ],
    },
    ...near((e) => e.abilities.includes('fear')),
  ),
  lesson(
    'toxic',
    'FF-440',
    {
      en: [
        'Toxic damage',
        'Toxic damage puts health beside your board, out of reach until the fight is over. Block and armour stop it like any other, and healing may bring such health back first.',
      ],
      de: [
        'Giftschaden',
        'Giftschaden legt Leben neben deine Tafel, wo du es bis zum Ende des Kampfes nicht nutzen kannst. Block und Rüstung halten ihn auf wie jeden anderen, und Heilung darf dieses Leben zuerst zurückholen.',
      ],
    },
    (scene) => plans(scene) && poisonous(scene).length > 0,
    { about: poisonous },
  ),
  lesson(
    'stun',
    'FF-306',
    {
      en: [
        'Stunned',
        'A stunned minion neither reacts nor acts, and its abilities do nothing, until Clean-Up. It is still there, though: it guards, and it keeps you from picking up gems.',
      ],
      de: [
        'Betäubt',
        'Ein betäubter Handlanger reagiert nicht, handelt nicht, und seine Fähigkeiten ruhen, bis aufgeräumt wird. Da ist er trotzdem: Er bewacht, und Edelsteine hebt neben ihm niemand auf.',
      ],
    },
    (scene) => plans(scene) && enemies(scene).some(({ stunned }) => stunned),
    {
      about: (scene) =>
        enemies(scene)
          .filter(({ stunned }) => stunned)
          .slice(0, 1)
          .map(figure),
    },
  ),
  lesson(
    'enemy-armour',
    'FF-175',
    {
      en: [
        'An enemy in armour',
        'The shield is its armour: each point stops 1 damage and is gone for good. What is left over wounds it.',
      ],
      de: [
        'Ein Gegner in Rüstung',
        'Der Schild ist seine Rüstung: Jeder Punkt hält 1 Schaden auf und ist dann für immer fort. Erst was übrig bleibt, verletzt ihn.',
      ],
    },
    ...near((e) => e.armour > 0),
  ),
  lesson(
    'enemy-block',
    'FF-152',
    {
      en: [
        'An enemy with block',
        'Each block token stops 1 damage, before armour does. What an enemy has gained in the Enemy Turns lasts through the coming round.',
      ],
      de: [
        'Ein Gegner mit Block',
        'Jedes Blockplättchen hält 1 Schaden auf, noch vor der Rüstung. Was ein Gegner in den Gegnerzügen bekommt, hält die ganze nächste Runde.',
      ],
    },
    ...near((e) => e.block + e.fresh > 0),
  ),
  lesson(
    'elite',
    'FF-477',
    {
      en: [
        'Elites',
        'An elite has 1 more toughness, 1 more armour and one more ability than others of its kind. Point at it to see which.',
      ],
      de: [
        'Elite',
        'Ein Elitegegner hat 1 Zähigkeit mehr, 1 Rüstung mehr und eine Fähigkeit mehr als seinesgleichen. Zeig auf ihn, dann siehst du, welche.',
      ],
    },
    ...near((e) => e.elite),
  ),
  lesson(
    'leader',
    'FF-184',
    {
      en: [
        'Leaders',
        'After its turn a leader draws one of its minions a zone nearer, even if it could do nothing else. Stuns do nothing to it, and you can neither push nor pull it.',
      ],
      de: [
        'Anführer',
        'Nach seinem Zug holt ein Anführer einen seiner Handlanger eine Zone heran, selbst wenn er sonst nichts tun konnte. Betäuben lässt er sich nicht, schieben und ziehen auch nicht.',
      ],
    },
    ...near((e) => e.abilities.includes('leader') && cardOf(e.card).colour === 'purple'),
  ),
  lesson(
    'abilities',
    'FF-178',
    {
      en: [
        'Abilities',
        'Enemies differ in what they can do besides their attacks. Point at one, or tap it: its abilities stand there, with what it does at which distance.',
      ],
      de: [
        'Fähigkeiten',
        'Gegner können mehr als angreifen, und jeder etwas anderes. Zeig auf einen, oder tipp ihn an: Dort stehen seine Fähigkeiten und was er bei welcher Entfernung tut.',
      ],
    },
    ...near((e) => e.abilities.length > 0 && !isBoss(e)),
  ),
];
