import type { RollingFatesView } from '@wyrdhall/rolling-fates';
import { type GuideStep, isOpen, type Scene } from '../../kit/guide/guide.ts';

type Step = GuideStep<RollingFatesView>;

const asks = ({ prompt }: Scene, question: string): boolean => prompt.question.id === question;
const heroOf = ({ view, prompt }: Scene<RollingFatesView>) => view.heroes[prompt.seat];
const roundOf = ({ view }: Scene<RollingFatesView>): number => view.combat?.round ?? 0;

/** A first adventure: what to know, when it comes up. The first that fits is shown. */
export const guideSteps: readonly Step[] = [
  {
    id: 'telegraph',
    text: {
      en: 'An enemy has given itself away: the line above it says that something heavy comes in the next Enemy Phase. Stun it, guard whoever it means, or bring it down first.',
      de: 'Ein Gegner hat sich verraten: Die Zeile über ihm sagt, dass in der nächsten Gegnerphase etwas Schweres kommt. Betäube ihn, decke den, den er meint, oder bring ihn vorher zu Fall.',
    },
    isNow: (scene) => asks(scene, 'act') && scene.view.combat?.enemies.some((e) => e.telegraphed) === true,
  },
  {
    id: 'something-weakened',
    text: {
      en: 'The blow did less than it should. Something in this enemy is hidden: Investigate shows what, and what it does next.',
      de: 'Der Schlag hat weniger bewirkt, als er sollte. In diesem Gegner ist etwas verborgen: Durchschauen zeigt, was, und was er als Nächstes tut.',
    },
    isNow: (scene) => asks(scene, 'act') && scene.told.has('withstands'),
  },
  {
    id: 'keep',
    text: {
      en: 'You have rolled five Action dice and the Luck die. Touch the dice that you keep; all others are rolled once more. Your abilities below say what pairs and numbers are good for.',
      de: 'Du hast fünf Aktionswürfel und den Glückswürfel geworfen. Tippe die Würfel an, die du behältst; alle anderen werden noch einmal geworfen. Deine Fähigkeiten darunter sagen, wozu Paare und Zahlen gut sind.',
    },
    isNow: (scene) => asks(scene, 'keep') && scene.view.combat !== null,
  },
  {
    id: 'luck',
    text: {
      en: 'The Luck die is violet and is not rolled again. Where it shows the face of your Luck ability, that ability costs no other die.',
      de: 'Der Glückswürfel ist violett und wird nicht noch einmal geworfen. Zeigt er die Zahl deiner Glücksfähigkeit, kostet sie keinen anderen Würfel.',
    },
    isNow: (scene) => asks(scene, 'keep') && roundOf(scene) > 1,
  },
  {
    id: 'act',
    text: {
      en: 'What glows can be paid. Point at an ability, and the dice that it takes and the Life that it costs an enemy are shown. What is closed says why.',
      de: 'Was leuchtet, kannst du bezahlen. Zeig auf eine Fähigkeit, und du siehst die Würfel, die sie nimmt, und das Leben, das sie den Gegner kostet. Was nicht geht, sagt warum.',
    },
    isNow: (scene) => asks(scene, 'act'),
  },
  {
    id: 'target',
    text: {
      en: 'Now whom? The figures glow, and the hatched part of a bar is what the hit takes, as far as you can know.',
      de: 'Wen nun? Die Figuren leuchten, und der schraffierte Teil eines Balkens ist, was der Treffer nimmt, soweit du es wissen kannst.',
    },
    isNow: (scene) => asks(scene, 'target'),
  },
  {
    id: 'pay',
    text: {
      en: 'Several dice could pay for it. The first way leaves you the most; touch the dice themselves if you prefer others.',
      de: 'Mehrere Würfel könnten dafür zahlen. Der erste Vorschlag lässt dir am meisten übrig; tippe die Würfel selbst an, wenn du andere willst.',
    },
    isNow: (scene) => asks(scene, 'pay'),
  },
  {
    id: 'again-or-pass',
    text: {
      en: 'Dice that are left can pay for more, also for the same ability again. Pass when nothing is worth it.',
      de: 'Übrige Würfel können noch mehr bezahlen, auch dieselbe Fähigkeit noch einmal. Passe, wenn sich nichts mehr lohnt.',
    },
    isNow: (scene) => asks(scene, 'act') && isOpen(scene.prompt, 'pass') && scene.told.has('use'),
  },
  {
    id: 'hurt',
    text: {
      en: 'The enemies have struck. The first hero without Life ends the adventure for all: watch whose bar is short.',
      de: 'Die Gegner haben zugeschlagen. Der erste Held ohne Leben beendet das Abenteuer für alle: Achte darauf, wessen Balken kurz ist.',
    },
    isNow: (scene) => asks(scene, 'keep') && roundOf(scene) > 1 && scene.told.has('hurt'),
  },
  {
    id: 'treasure',
    text: {
      en: 'A Treasure. One with a cost is used like an ability, others work by themselves. You carry as many as your bag has room for.',
      de: 'Ein Schatz. Einer mit Kosten wird wie eine Fähigkeit benutzt, andere wirken von selbst. Du trägst so viele, wie dein Beutel fasst.',
    },
    isNow: (scene) => asks(scene, 'treasure'),
  },
  {
    id: 'scene',
    text: {
      en: 'The story asks. What you choose may cost Life or bring something; read the page well, the answers stand below it.',
      de: 'Die Geschichte fragt. Was ihr wählt, kann Leben kosten oder etwas bringen; lest die Seite gut, die Antworten stehen darunter.',
    },
    isNow: (scene) => asks(scene, 'scene'),
  },
  {
    id: 'onward',
    text: {
      en: 'Here you may share out Treasures before you go on. The row above shows the places of this zone; a click on it opens the map.',
      de: 'Hier dürft ihr Schätze teilen, bevor es weitergeht. Die Reihe oben zeigt die Orte dieser Zone; ein Klick darauf öffnet die Karte.',
    },
    isNow: (scene) => asks(scene, 'onward') && (heroOf(scene)?.treasures.length ?? 0) > 0,
  },
];
