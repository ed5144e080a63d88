import { Option } from '../../kit/answers/option.tsx';
import { CardStepper } from '../../kit/cards/card-stepper.tsx';
import { fitOf, reasonFits } from '../../kit/cards/fit.ts';
import { MarkSeal } from '../../kit/cards/mark-seal.tsx';
import { CardBody } from './card-body.tsx';
import type { CardFaceProps } from './card-props.ts';
import { Slip } from './slip.tsx';

/** One open option makes all of it a button; closed, the reason covers the picture and never the text. */
export function CardFace(props: CardFaceProps) {
  const { offers, enlarge, marking, lies, size } = props;
  const open = offers.filter(({ closed }) => !closed);
  const [first] = open;
  const closed = first ? undefined : offers[0];
  const show = (event: { currentTarget: Element }) =>
    enlarge({ card: props, closed, at: event.currentTarget.getBoundingClientRect() });
  const hide = () => enlarge(undefined);
  const look = { onPointerEnter: show, onPointerLeave: hide, onFocusIn: show, onFocusOut: hide };
  const style = { '--tone': props.tone };
  const isSlip = lies === 'slips';
  const steps = first !== undefined && marking?.ask === 'amounts';
  const printed = { name: props.name, text: props.text, tokens: hasTokens(props) };
  const fit = fitOf(printed, steps ? { ...size, h: size.h - STEPPER } : size);
  const reason = closed?.closed && `${closed.closed.reason} ${closed.closed.rule}`;
  const locked = reason !== undefined && !reasonFits(reason, fit, size) ? ' locked' : '';
  const long = isSlip ? ' slip' : ` fit-${fit}${locked}`;
  const body = isSlip ? <Slip {...props} closed={closed} /> : <CardBody {...props} closed={closed} />;
  if (steps && marking) {
    const marked = first.marked > 0 ? ' marked' : '';
    return (
      <article class={`card grim-card can${long}${marked}`} style={style} {...look}>
        {body}
        <CardStepper answer={first} marking={marking} />
      </article>
    );
  }
  if (first && !marking && open.length > 1) {
    return (
      <article class={`card grim-card can${long}`} style={style} {...look}>
        {body}
        <span class="grim-uses">
          {open.map((answer) => (
            <Option key={answer.id} face={props} answer={answer} class="button small legal">
              {answer.label}
            </Option>
          ))}
        </span>
      </article>
    );
  }
  const answer = first ?? closed;
  const state = answer ? '' : props.spent ? ' spent' : props.rests ? ' rests' : '';
  return (
    <Option
      face={props}
      answer={answer}
      class={`card grim-card${long}${state}`}
      style={style}
      data-explain={`card:${props.id}`}
      aria-label={first && !marking ? `${props.name}: ${first.label}` : undefined}
      onTake={hide}
      {...look}
    >
      {body}
      {first && marking && <MarkSeal marked={first.marked} digit={marking.digit(first.id)} />}
    </Option>
  );
}

/** What a stepper takes of a card's height, in pixels. */
const STEPPER = 36;

const hasTokens = ({ tokens = {} }: CardFaceProps): boolean => Object.keys(tokens).length > 0;
