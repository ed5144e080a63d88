import { resultFacts, wouldSpend } from '@wyrdhall/fateforge';
import { Option } from '../../../kit/answers/option.tsx';
import type { Answer } from '../../../kit/face.ts';
import { pointedCost } from '../look.ts';
import type { FateforgeProps, SeenHero } from '../seen.ts';
import { ff } from '../words/words.ts';
import { hasManyActions } from './actions.tsx';
import { type Laid, laidOut, rolledBy } from './laid-out.ts';
import { Die } from './result.tsx';

type Cost = NonNullable<Parameters<typeof wouldSpend>[1]>;

/** The answer that a die of the pool is, by its place. */
function answerFor({ offers, prompt }: FateforgeProps, id: string, place: number): Answer | undefined {
  const { face } = resultFacts(id);
  const kind = prompt?.question.id;
  if (kind === 'pay') return offers.get(`pay:${face}`);
  if (kind === 'keep') return offers.get(`keep:${face}`);
  if (kind === 'trap') return offers.get(`discard:${face}`);
  return offers.get(`die:${id}-${place + 1}`);
}

interface TrayProps {
  readonly props: FateforgeProps;
  readonly hero: SeenHero;
  readonly isScreened: boolean;
}

/** Dice and other results of a hero, large; what a card that is pointed at would take stands out. */
export function DiceTray({ props, hero, isScreened }: TrayProps) {
  const words = ff.value;
  const { prompt, view, offers } = props;
  const name = words.hero(hero.id);
  const isChoosing = prompt?.question.id === 'dice' && prompt.question.figure === hero.id;
  const inTurns = view.phase === 'action';
  const laid = laidOut(hero.pool, inTurns ? rolledBy(hero.id, props.told?.() ?? []) : []);
  return (
    <fieldset class="ff-tray" aria-label={words.dice(name)}>
      <span class="ff-tray-head">
        <b>{words.dice(name)}</b>
        <small>
          {view.phase === 'prepare' && isScreened && words.rerollsHidden}
          {inTurns && words.rerollsDone}
        </small>
      </span>
      <span class="ff-dice">
        {isChoosing
          ? [...offers.values()].map((answer) => <Choosable key={answer.id} props={props} answer={answer} />)
          : laid.map((die, k) => (
              <Lying key={`${die.id} ${k}`} props={props} hero={hero} die={die} count={laid.length} />
            ))}
        {!isChoosing && laid.length === 0 && (
          <span class="quiet ff-no-dice">{inTurns ? words.noResults : words.noDice}</span>
        )}
      </span>
    </fieldset>
  );
}

/** A die that could be rolled, by its colour. */
function Choosable({ props, answer }: { props: FateforgeProps; answer: Answer }) {
  const colour = answer.id.slice(4).replace(/-\d+$/, '');
  return (
    <Option face={props} answer={answer} class="ff-die-button" aria-label={answer.label}>
      <Die colour={colour} face="" state={answer.marked > 0 ? 'kept' : ''} />
    </Option>
  );
}

interface LyingProps {
  readonly props: FateforgeProps;
  readonly hero: SeenHero;
  readonly die: Laid;
  /** How many lie there. */
  readonly count: number;
}

function Lying({ props, hero, die: { id, place }, count }: LyingProps) {
  const words = ff.value;
  const { colour, face, origin } = resultFacts(id);
  const size = count > 6 || hasManyActions(props) ? 44 : count > 5 ? 50 : 58;
  const isSpent = place === undefined;
  const answer = isSpent ? undefined : answerFor(props, id, place);
  const cost = pointedCost.value;
  const taken = cost && wouldSpend(hero as Parameters<typeof wouldSpend>[0], cost as Cost);
  const states = [
    ...(!isSpent && taken?.includes(place) ? ['paying'] : []),
    ...(answer && answer.marked > 0 ? ['kept'] : []),
    ...(props.event?.kind === 'shows' ? ['rolling'] : []),
    ...(origin === '' ? [] : ['gained']),
    ...(isSpent ? ['spent'] : []),
  ];
  const name = words.die(words.colours[colour] ?? colour, face);
  const drawn = (
    <>
      <Die colour={colour} face={face} state={states.join(' ')} size={size} />
      <small>{isSpent ? words.spent : words.result(face)}</small>
    </>
  );
  if (answer && !answer.closed)
    return (
      <Option face={props} answer={answer} class="ff-die-button" aria-label={name}>
        {drawn}
      </Option>
    );
  return (
    <span
      class="ff-die-place"
      role="img"
      aria-label={isSpent ? `${name}: ${words.spent}` : name}
      data-explain={`result:${face}`}
    >
      {drawn}
    </span>
  );
}
