import type { GrimheimView } from '@wyrdhall/grimheim';
import { type GuideStep, isOpen, type Scene } from '../../kit/guide/guide.ts';

type Step = GuideStep<GrimheimView>;

const asks = ({ prompt }: Scene, question: string): boolean => prompt.question.id === question;
const heroOf = ({ view, prompt }: Scene<GrimheimView>) => view.heroes[prompt.seat];
const actionsTaken = (scene: Scene<GrimheimView>): number => heroOf(scene)?.actions.length ?? 0;

/** A first game with Bjorn: what to know, when it comes up. The first that fits is shown. */
export const guideSteps: readonly Step[] = [
  {
    id: 'monsters-moved',
    text: {
      en: 'The monsters have had their turn: each followed its path towards Grimheim, and those next to a hero stood still. Press P to look at it again, step by step.',
      de: 'Die Monster waren am Zug: Jedes ging auf seinem Pfad auf Grimheim zu, und wer neben einem Helden stand, blieb stehen. Mit P siehst du es noch einmal, Schritt für Schritt.',
    },
    isNow: (scene) => asks(scene, 'turn') && scene.told.has('time'),
  },
  {
    id: 'town-hit',
    text: {
      en: 'A monster reached the town, and a piece of it is lost. When all of them are gone, so is Grimheim: stand in the way, or shoot sooner.',
      de: 'Ein Monster hat die Stadt erreicht, und ein Teil von ihr ist verloren. Sind alle fort, ist es auch Grimheim: Stell dich in den Weg, oder schieß früher.',
    },
    isNow: (scene) => asks(scene, 'turn') && scene.told.has('enters'),
  },
  {
    id: 'killed',
    text: {
      en: 'A kill brings experience, shown as gold. With 5 of it you may upgrade at the end of your turn.',
      de: 'Ein erlegtes Monster bringt Erfahrung, gezeigt als Gold. Mit 5 davon darfst du am Ende deines Zuges aufsteigen.',
    },
    isNow: (scene) => asks(scene, 'turn') && scene.told.has('dies'),
  },
  {
    id: 'out-of-the-gate',
    text: {
      en: 'You are Bjorn the archer, and you stand in the town. A turn has two different actions. Begin with Move, and go out towards the goblins in the west.',
      de: 'Du bist Bjorn, der Bogenschütze, und stehst in der Stadt. Ein Zug hat zwei verschiedene Aktionen. Beginne mit Bewegen, und geh hinaus zu den Goblins im Westen.',
    },
    isNow: (scene) =>
      asks(scene, 'turn') && heroOf(scene)?.inTown === true && isOpen(scene.prompt, 'action:move'),
  },
  {
    id: 'walk',
    text: {
      en: 'The glowing areas are within your reach. Bjorn shoots two areas far: stop where they come to you, not next to them.',
      de: 'Die leuchtenden Felder kannst du erreichen. Bjorn schießt zwei Felder weit: Halte dort, wo sie auf dich zukommen, nicht neben ihnen.',
    },
    isNow: (scene) => asks(scene, 'walk'),
  },
  {
    id: 'shoot',
    text: {
      en: 'A monster is within range: take Attack. You roll a die for each point of your strength; ringed hits do nothing to those who hide in a forest.',
      de: 'Ein Monster ist in Reichweite: Nimm Angreifen. Du wirfst einen Würfel für jeden Punkt deiner Stärke; umringte Treffer schaden niemandem, der im Wald steht.',
    },
    isNow: (scene) => asks(scene, 'turn') && isOpen(scene.prompt, 'action:attack'),
  },
  {
    id: 'after-roll',
    text: {
      en: 'The dice lie there, and now your cards may add to them. What cannot be used says why. Or leave it at that.',
      de: 'Die Würfel liegen, und jetzt dürfen deine Karten etwas dazutun. Was nicht geht, sagt warum. Oder lass es dabei.',
    },
    isNow: (scene) => asks(scene, 'after-roll'),
  },
  {
    id: 'upgrade',
    text: {
      en: 'You can pay for an upgrade: take the next ability of your pile, or turn one of your cards to its better side.',
      de: 'Du kannst einen Aufstieg bezahlen: Nimm die nächste Fähigkeit deines Stapels, oder dreh eine deiner Karten auf ihre bessere Seite.',
    },
    isNow: (scene) => asks(scene, 'upgrade'),
  },
  {
    id: 'draw',
    text: {
      en: 'Nothing to shoot at? Prepare draws an event for your hand, Focus puts mana on a card, Practice brings 1 experience.',
      de: 'Nichts zu treffen? Vorbereiten zieht ein Ereignis auf die Hand, Fokussieren legt Mana auf eine Karte, Üben bringt 1 Erfahrung.',
    },
    isNow: (scene) =>
      asks(scene, 'turn') && actionsTaken(scene) === 1 && isOpen(scene.prompt, 'action:prepare'),
  },
  {
    id: 'quest',
    text: {
      en: 'Your quest lies at the end of your cards. Do what it asks, and the gear is yours. With the I key, or a long press, you look at any card with its rules.',
      de: 'Deine Aufgabe liegt am Ende deiner Karten. Tu, was sie verlangt, und die Ausrüstung gehört dir. Mit der Taste I oder langem Drücken siehst du jede Karte mit ihren Regeln an.',
    },
    isNow: (scene) => asks(scene, 'turn') && actionsTaken(scene) === 2,
  },
  {
    id: 'end-of-turn',
    text: {
      en: 'Both actions are done. The lines on the board show where each monster will go and whom it will strike. When you are ready, end your turn.',
      de: 'Beide Aktionen sind getan. Die Linien auf dem Brett zeigen, wohin jedes Monster geht und wen es angreift. Bist du bereit, beende deinen Zug.',
    },
    isNow: (scene) => asks(scene, 'turn') && actionsTaken(scene) === 2,
  },
];
