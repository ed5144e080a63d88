import type { Told } from '@wyrdhall/kernel';
import { abilityOf, bestPayments, boardOf, type RollingFatesView } from '@wyrdhall/rolling-fates';
import { type GuideStep, isOpen, type Scene } from '../../kit/guide/guide.ts';
import { language } from './words/words.ts';

type Step = GuideStep<RollingFatesView>;
type FateScene = Scene<RollingFatesView>;

const asks = ({ prompt }: Scene, question: string): boolean => prompt.question.id === question;
const heroOf = ({ view, prompt }: FateScene) => view.heroes[prompt.seat];
const roundOf = ({ view }: FateScene): number => view.combat?.round ?? 0;
const open = ({ prompt }: Scene): string[] =>
  prompt.options.flatMap(({ id, closed }) => (closed ? [] : [id]));

/** Whether an enemy took less than the blow would have cost it, and nobody knows why. */
const isWeakened = (event: Told): boolean =>
  event.kind === 'hit' && 'mechanic' in event && event.mechanic === '?';

/** The faces that the hero's abilities ask for by number. */
const numbersOf = (scene: FateScene): readonly number[] => {
  const hero = heroOf(scene);
  return hero ? boardOf(hero.id).abilities.flatMap(({ cost }) => cost.exact) : [];
};
const isMarksman = (scene: FateScene): boolean => numbersOf(scene).length > 0;

/** The places of the dice that pass, each number of `once` only once. */
function keeping({ prompt, ...scene }: FateScene, faces: readonly number[], once: boolean): string[] {
  const dice = heroOf({ prompt, ...scene })?.dice ?? [];
  return dice.flatMap((face, place) => {
    const isFirst = dice.indexOf(face) === place;
    return faces.includes(face) && (isFirst || !once) ? [`die-${place + 1}`] : [];
  });
}

const listed = (names: readonly string[]) =>
  new Intl.ListFormat(language.value, { type: 'conjunction' }).format(names);

/** Which of the dice that lie here, and what for. */
function whyKeep(scene: FateScene, places: readonly string[]): string {
  const dice = heroOf(scene)?.dice ?? [];
  const faces = places.map((id) => dice[Number(id.slice('die-'.length)) - 1] ?? 0);
  const [face = 0] = faces;
  const shown = listed([...new Set(faces)].toSorted((a, b) => a - b).map(String));
  const isGerman = language.value === 'de';
  if (isMarksman(scene)) {
    if (faces.length === 0)
      return isGerman ? 'Hier passt keiner: Wirf alle neu.' : 'None of these fits: roll them all again.';
    return isGerman ? `Behalte hier: ${shown}.` : `Here, keep ${shown}.`;
  }
  if (faces.length < 2)
    return isGerman
      ? 'Noch passen keine zwei zusammen: Behalte irgendeinen.'
      : 'No two match yet: keep any one.';
  return isGerman
    ? `Hier zeigen ${faces.length} eine ${face}: Behalte sie.`
    : `Here ${NUMBER_WORDS[faces.length] ?? faces.length} show a ${face}: keep them.`;
}
const NUMBER_WORDS = ['', 'one', 'two', 'three', 'four', 'all five'];

function commonest({ view, prompt }: FateScene): number[] {
  const dice = view.heroes[prompt.seat]?.dice ?? [];
  const count = (face: number) => dice.filter((other) => other === face).length;
  return [...dice].sort((a, b) => count(b) - count(a)).slice(0, 1);
}

/** What an enemy hides has cost whoever hit it Life. */
const isPricked = (event: Told): boolean => event.rule === 'RF-108' && event.kind === 'loses';

/** An ability that can be paid now, and looks into an enemy that nobody knows. */
const canInvestigate = (scene: FateScene): boolean =>
  scene.view.combat?.enemies.some(({ known }) => known === null) === true &&
  open(scene).some(
    (id) =>
      id.startsWith('use:') &&
      abilityOf(id.slice('use:'.length)).effects.some(
        (effect) => effect.kind === 'strike' && effect.investigate,
      ),
  );

/** A first adventure: what to know, when it comes up. The first that fits is shown. */
export const guideSteps: readonly Step[] = [
  {
    id: 'goal',
    text: {
      en: 'You win when the whole party reaches the end of the story. You lose as soon as one hero has no Life left. On the way you read, make choices, and fight with dice. Now go on.',
      de: 'Ihr gewinnt, wenn alle das Ende der Geschichte erreichen. Ihr verliert, sobald ein Held kein Leben mehr hat. Unterwegs lest ihr Seiten, wählt aus und kämpft mit Würfeln. Jetzt geht weiter.',
    },
    isNow: (scene) => asks(scene, 'onward') && scene.view.journey.path.length === 0,
    means: () => 'onward',
  },
  {
    id: 'telegraph',
    text: {
      en: 'One enemy gives itself away: the line above it says that something heavy comes in the next Enemy Phase. Stun it, guard its target, or bring it down first.',
      de: 'Ein Gegner hat sich verraten: Die Zeile über ihm sagt, dass in der nächsten Gegnerphase etwas Schweres kommt. Betäube ihn, decke den, den er meint, oder bring ihn vorher zu Fall.',
    },
    isNow: (scene) => asks(scene, 'act') && scene.view.combat?.enemies.some((e) => e.telegraphed) === true,
    asksHint: true,
  },
  {
    id: 'something-weakened',
    text: {
      en: 'That blow did less than it should have: this enemy hides something. Investigate shows what it is, and what the enemy will do next.',
      de: 'Der Schlag hat weniger bewirkt, als er sollte. In diesem Gegner ist etwas verborgen: Durchschauen zeigt, was, und was er als Nächstes tut.',
    },
    isNow: (scene) => asks(scene, 'act') && scene.events?.some(isWeakened) === true,
    asksHint: true,
  },
  {
    id: 'hurt',
    text: {
      en: 'The enemies have struck. The first hero to run out of Life ends the adventure for all of you, so watch whose bar is short.',
      de: 'Die Gegner haben zugeschlagen. Der erste Held ohne Leben beendet das Abenteuer für alle: Achte darauf, wessen Balken kurz ist.',
    },
    isNow: (scene) => asks(scene, 'keep') && roundOf(scene) > 1 && scene.told.has('hurt'),
  },
  {
    id: 'keep-numbers',
    text: {
      en: 'This hero pays with certain numbers: keep one of each that an ability asks for. The percentages are your chance of paying for it.',
      de: 'Dieser Held zahlt mit bestimmten Zahlen: Behalte von jeder, die eine Fähigkeit verlangt, einen Würfel. Die Prozente zeigen, wie wahrscheinlich du sie bezahlen kannst.',
    },
    isNow: (scene) => asks(scene, 'keep') && scene.view.combat !== null && isMarksman(scene),
    means: (scene) => keeping(scene, numbersOf(scene), true),
    why: (scene) => whyKeep(scene, keeping(scene, numbersOf(scene), true)),
  },
  {
    id: 'keep',
    text: {
      en: 'Dice pay for abilities, and this hero pays with equal numbers. Keep what matches; the rest is rolled once more.',
      de: 'Würfel bezahlen Fähigkeiten, und dieser Held zahlt mit gleichen Zahlen. Behalte, was zusammenpasst; der Rest wird noch einmal geworfen.',
    },
    isNow: (scene) => asks(scene, 'keep') && scene.view.combat !== null && !isMarksman(scene),
    means: (scene) => keeping(scene, commonest(scene), false),
    why: (scene) => whyKeep(scene, keeping(scene, commonest(scene), false)),
  },
  {
    id: 'luck',
    text: {
      en: 'The violet Luck die is not rolled again. If it shows the number of your Luck ability, that ability costs no other die.',
      de: 'Der Glückswürfel ist violett und wird nicht noch einmal geworfen. Zeigt er die Zahl deiner Glücksfähigkeit, kostet sie keinen anderen Würfel.',
    },
    isNow: (scene) => asks(scene, 'keep') && roundOf(scene) > 1,
  },
  {
    id: 'act',
    text: {
      en: 'You can pay for whatever glows. Under the question is the best use right now; later, press the light bulb to see it.',
      de: 'Was leuchtet, kannst du bezahlen. Unten steht, was jetzt am meisten bringt; später hilft dir dabei die Glühbirne oben.',
    },
    isNow: (scene) => asks(scene, 'act'),
    asksHint: true,
  },
  {
    id: 'barbs',
    text: {
      en: 'Your own hit cost you Life: this enemy hits back each time. Hit it rarely and hard, or hit another. From now on each answer says what it costs you.',
      de: 'Dein eigener Treffer hat dich Leben gekostet: Dieser Gegner schlägt jedes Mal zurück. Triff ihn selten und hart, oder einen anderen. Sobald du es weißt, steht vorher an jeder Antwort, was sie kostet.',
    },
    isNow: (scene) => asks(scene, 'act') && scene.events?.some(isPricked) === true,
    asksHint: true,
  },
  {
    id: 'investigate',
    text: {
      en: 'Nobody knows yet what these enemies hide. An ability with Investigate shows it, and what the enemy will do next, and to whom.',
      de: 'Noch weiß niemand, was diese Gegner verbergen. Eine Fähigkeit mit Durchschauen zeigt es, und was der Gegner als Nächstes wem antut.',
    },
    isNow: (scene) => asks(scene, 'act') && canInvestigate(scene),
    asksHint: true,
  },
  {
    id: 'target',
    text: {
      en: 'Whom do you hit? As a rule, the enemy with the least Life: a fallen enemy strikes nobody. The hatched part of each bar is what the hit would take, as far as you can know.',
      de: 'Wen triffst du? In der Regel den Gegner mit dem wenigsten Leben: Wer gefallen ist, schlägt nicht mehr zu. Der schraffierte Teil eines Balkens ist, was der Treffer nimmt, soweit du es wissen kannst.',
    },
    isNow: (scene) => asks(scene, 'target'),
    asksHint: true,
  },
  {
    id: 'pay',
    text: {
      en: 'Several dice could pay for this. The first suggestion leaves you the most to use later; pick the dice yourself if you prefer others.',
      de: 'Mehrere Würfel könnten dafür zahlen. Der erste Vorschlag lässt dir am meisten übrig; tippe die Würfel selbst an, wenn du andere willst.',
    },
    isNow: (scene) => asks(scene, 'pay'),
    means: (scene) => {
      const hero = heroOf(scene);
      const { question } = scene.prompt;
      const { distinctGroups } = scene.view.settings;
      return hero && bestPayments(hero, String(question.data?.ability), distinctGroups, open(scene))[0];
    },
  },
  {
    id: 'again-or-pass',
    text: {
      en: 'The dice you have left can pay for more, even for the same ability again. You need not use them all: if a hit would cost you more than the enemy, pass and let another hero strike.',
      de: 'Übrige Würfel können noch mehr bezahlen, auch dieselbe Fähigkeit noch einmal. Niemand muss alle nutzen: Wo ein Treffer dich mehr kostet als den Gegner, passe und lass einen anderen zuschlagen.',
    },
    isNow: (scene) => asks(scene, 'act') && isOpen(scene.prompt, 'pass') && scene.told.has('use'),
    asksHint: true,
  },
  {
    id: 'treasure',
    text: {
      en: 'A Treasure: take it. One with a cost is used like an ability; the others work by themselves. You can carry as many as your bag has room for.',
      de: 'Ein Schatz: Nimm ihn. Einer mit Kosten wird wie eine Fähigkeit benutzt, andere wirken von selbst. Du trägst so viele, wie in dein Gepäck passen.',
    },
    isNow: (scene) => asks(scene, 'treasure') && isOpen(scene.prompt, 'keep'),
    means: () => 'keep',
  },
  {
    id: 'scene',
    text: {
      en: 'The story asks you to choose. A choice may cost Life, or bring you something: pick one on the page.',
      de: 'Die Geschichte stellt euch vor eine Wahl. Sie kann Leben kosten oder etwas einbringen: Wählt auf der Seite.',
    },
    isNow: (scene) => asks(scene, 'scene'),
  },
  {
    id: 'onward',
    text: {
      en: 'Here you may share out Treasures before you go on. The row at the top shows the places of this zone; it opens the map.',
      de: 'Hier dürft ihr Schätze teilen, bevor es weitergeht. Die Reihe oben zeigt die Orte dieser Zone und öffnet die Karte.',
    },
    isNow: (scene) => asks(scene, 'onward') && (heroOf(scene)?.treasures.length ?? 0) > 0,
    means: () => 'onward',
  },
];
