import { Facts, type Seat } from '@wyrdhall/kernel';
import { abilityOf } from '@wyrdhall/rolling-fates';
import { useState } from 'preact/hooks';
import { Option } from '../../kit/answers/option.tsx';
import type { Answer } from '../../kit/face.ts';
import { Die } from './die.tsx';
import { payingWith } from './looking.ts';
import type { FateProps, SeenHero } from './seen.ts';
import type { FateWords } from './words/catalogue.ts';

/** The faces that a payment takes: `2-3as2` takes a 2 and a 3. */
export const facesPaid = (payment: string): number[] =>
  payment
    .replace('pay:', '')
    .split('-')
    .map((part) => Number.parseInt(part, 10));

/** Which places of the bar hold these faces, each once. */
function placesOfFaces(dice: readonly number[], faces: readonly number[]): number[] {
  const taken: number[] = [];
  for (const face of faces) {
    const place = dice.findIndex((die, i) => die === face && !taken.includes(i));
    if (place >= 0) taken.push(place);
  }
  return taken;
}

interface DiceBarProps {
  readonly props: FateProps;
  readonly hero: SeenHero;
  readonly seat: Seat;
  readonly offers: ReadonlyMap<string, Answer>;
  /** Dice that something pointed at would take. */
  readonly takes: readonly number[];
  readonly takesLuck: boolean;
  /** The damage that the dice can still do; 0 is not shown. */
  readonly still: number;
  readonly words: FateWords;
}

/** The bar of the hero who is asked: dice are kept, rolled again and paid with by touching them. */
export function DiceBar({ props, hero, seat, offers, takes, takesLuck, still, words }: DiceBarProps) {
  const { event, prompt, marking, choose } = props;
  const [picked, setPicked] = useState<readonly number[]>([]);
  const pays = [...offers.keys()].filter((id) => id.startsWith('pay:'));
  const pointed = payingWith.value;
  const rolled = rolledNow(event, seat);
  const paying = pointed ? placesOfFaces(hero.dice, facesPaid(pointed)) : placesOfFaces(hero.dice, takes);
  const touch = (place: number): void => {
    const next = picked.includes(place) ? picked.filter((other) => other !== place) : [...picked, place];
    const faces = next.map((at) => hero.dice[at] ?? 0).sort();
    const found = pays.find((id) => String(facesPaid(id).sort()) === String(faces));
    setPicked(found ? [] : next);
    if (found) choose(found);
  };
  const spent = spentNow(prompt, hero);
  const question = prompt?.question.id;
  const captions = captionsFor(question, words);
  const chosen = marking?.answers.some(({ marked }) => marked > 0) ?? question === 'target';
  return (
    <fieldset
      class={`rf-bar${marking ? ' asks' : ''}${prompt && new Facts(prompt.question).has('price') ? ' costs-life' : ''}${captions && chosen ? ' parted' : ''}`}
      aria-label={words.bar}
    >
      {spent.dice.map((face, place) => {
        const kept = question !== 'keep' && hero.kept.includes(place) && rolled;
        const takesIt =
          hero.dice[place] !== face || paying.includes(place) || (pays.length > 0 && picked.includes(place));
        const state = rolled && !kept ? 'rolling' : takesIt ? 'paying' : '';
        return (
          <DieButton
            key={place}
            face={props}
            shows={face}
            state={state}
            answer={offers.get(`die-${place + 1}`)}
            captions={face > 0 && chosen ? captions : undefined}
            words={words}
            onTouch={pays.length > 0 && face > 0 ? () => touch(place) : undefined}
            touched={picked.includes(place)}
          />
        );
      })}
      <i class="rf-bar-line" />
      <DieButton
        face={props}
        shows={spent.luck}
        luck
        state={rolled ? 'rolling' : takesLuck || spent.luck !== hero.luck ? 'paying' : ''}
        answer={offers.get('luck-die')}
        captions={captions && chosen && spent.luck > 0 ? { ...captions, no: words.luck } : undefined}
        words={words}
      />
      {still > 0 && (
        <p class="rf-still">{words.canStill(still, hero.dice.filter((face) => face > 0).length)}</p>
      )}
    </fieldset>
  );
}

/** The bar with the dice that pay for what is being aimed: they have left it, and are still looked at. */
export function spentNow(prompt: FateProps['prompt'], hero: SeenHero): Pick<SeenHero, 'dice' | 'luck'> {
  const { dice, luck } = hero;
  if (prompt?.question.id !== 'target') return { dice, luck };
  const facts = new Facts(prompt.question);
  const paid = facts.has('paid') ? [...facts.numbers('paid')] : [];
  const { cost } = abilityOf(facts.text('ability'));
  return { dice: dice.map((face) => (face === 0 ? (paid.shift() ?? 0) : face)), luck: luck || cost.luck };
}

export function rolledNow(event: FateProps['event'], seat: Seat): boolean {
  if (!event || !('seat' in event) || event.seat !== seat) return false;
  return event.kind === 'roll' || event.kind === 'keep' || event.kind === 'again';
}

/** What is said of the dice that are meant, and of the others. */
interface Captions {
  readonly yes: string;
  readonly no: string;
}

function captionsFor(question: string | undefined, { dieDoes }: FateWords): Captions | undefined {
  if (question === 'keep') return { yes: dieDoes.keeps, no: dieDoes.again };
  if (question === 'again') return { yes: dieDoes.again, no: dieDoes.stays };
  return question === 'target' ? { yes: dieDoes.pays, no: dieDoes.stays } : undefined;
}

interface DieButtonProps {
  readonly face: FateProps;
  /** 0 where the die is gone. */
  readonly shows: number;
  readonly luck?: boolean;
  readonly state: '' | 'paying' | 'rolling';
  readonly answer: Answer | undefined;
  readonly captions: Captions | undefined;
  readonly words: FateWords;
  readonly touched?: boolean;
  readonly onTouch?: (() => void) | undefined;
}

function DieButton(props: DieButtonProps) {
  const { face, shows, luck = false, state, answer, captions, words } = props;
  const { onTouch, touched = false } = props;
  const isMeant = answer ? answer.marked > 0 : state === 'paying';
  const caption = captions && <small aria-hidden="true">{isMeant ? captions.yes : captions.no}</small>;
  const digit = answer && face.marking?.digit(answer.id);
  const none = luck ? words.noLuck : words.noDie;
  const name = shows === 0 ? none : luck ? words.luckDie(shows) : words.die(shows);
  if (answer && !answer.closed) {
    return (
      <Option face={face} answer={answer} class="rf-die-button" aria-label={name}>
        <Die face={shows} luck={luck} state={answer.marked > 0 ? 'kept' : state} />
        {digit && <kbd aria-hidden="true">{digit}</kbd>}
        {caption}
      </Option>
    );
  }
  if (onTouch) {
    return (
      <button
        type="button"
        class={touched ? 'rf-die-button marked' : 'rf-die-button'}
        aria-label={name}
        aria-pressed={touched}
        onClick={onTouch}
      >
        <Die face={shows} state={state} />
      </button>
    );
  }
  return (
    <span class="rf-die-place" role="img" aria-label={name}>
      <Die face={shows} luck={luck} state={state} />
      {caption}
    </span>
  );
}

/** The places that a hero keeps who has answered, while others still choose. */
export function keptBy({ given, view }: FateProps, seat: Seat): number[] | undefined {
  const said = given?.(seat);
  if (said?.question.id !== 'keep' || !Array.isArray(said.choice)) return undefined;
  const stayed = view.heroes[seat]?.stayed ?? -1;
  const kept = said.choice.map((id) => Number(String(id).slice('die-'.length)) - 1);
  return stayed < 0 ? kept : [...kept, stayed];
}

interface SmallBarProps {
  readonly hero: SeenHero;
  readonly rolling: boolean;
  /** The places that are going to be kept, where that is known. */
  readonly kept?: readonly number[] | undefined;
  readonly words: FateWords;
}

/** A bar that is only looked at. */
export function SmallBar({ hero, rolling, kept, words }: SmallBarProps) {
  const named = hero.dice.flatMap((face, place) => {
    if (face === 0) return [];
    return kept
      ? `${face} ${kept.includes(place) ? words.dieDoes.keeps : words.dieDoes.again}`
      : String(face);
  });
  const said = [...named, ...(hero.luck > 0 ? [words.luckDie(hero.luck)] : [])].join(', ');
  const state = rolling ? 'rolling' : '';
  return (
    <span
      class={kept ? 'rf-bar small parted' : 'rf-bar small'}
      role="img"
      aria-label={`${words.bar}: ${said || words.noDie}`}
    >
      {hero.dice.map((face, place) => (
        <Die key={place} face={face} state={kept?.includes(place) ? 'kept' : state} />
      ))}
      <i class="rf-bar-line" />
      <Die face={hero.luck} luck state={state} />
    </span>
  );
}
