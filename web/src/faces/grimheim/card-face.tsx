import { CardStepper } from '../../table/card-stepper.tsx';
import { MarkSeal } from '../../table/mark-seal.tsx';
import { CardBody } from './card-body.tsx';
import type { CardFaceProps } from './card-props.ts';
import { fitOf, type Printed, reasonFits, sizeOf, widthFor } from './fit.ts';

/** A card and its room in the hand. Where there is little room the cards overlap; the one looked at lies on top. */
export function CardFace(props: CardFaceProps) {
  const printed = printedOf(props);
  const size = sizeOf(props.id);
  const room = {
    '--wide': `${widthFor(printed, size, 1)}rem`,
    '--tight': `${widthFor(printed, size, 3)}rem`,
  };
  return (
    <div class="grim-slot" style={room}>
      <InHand {...props} />
    </div>
  );
}

const printedOf = ({ name, text, tokens = {} }: CardFaceProps): Printed => ({
  name,
  text,
  tokens: Object.keys(tokens).length > 0,
});

/** One open option makes all of it a button; closed, the reason covers the picture and never the text. */
function InHand(props: CardFaceProps) {
  const { offers, choose, enlarge, hinted, marking } = props;
  const open = offers.filter(({ closed }) => !closed);
  const [first] = open;
  const closed = first ? undefined : offers[0];
  const show = (event: { currentTarget: Element }) =>
    enlarge({ card: props, closed, at: event.currentTarget.getBoundingClientRect() });
  const hide = () => enlarge(undefined);
  const look = { onPointerEnter: show, onPointerLeave: hide, onFocusIn: show, onFocusOut: hide };
  const style = { '--tone': props.tone };
  const size = sizeOf(props.id);
  const fit = fitOf(printedOf(props), size);
  const reason = closed?.closed && `${closed.closed.reason} ${closed.closed.rule}`;
  const locked = reason !== undefined && !reasonFits(reason, fit, size) ? ' locked' : '';
  const long = ` fit-${fit}${locked}`;
  const body = <CardBody {...props} closed={closed} />;
  if (first && marking?.ask === 'amounts') {
    const marked = first.marked > 0 ? ' marked' : '';
    return (
      <article class={`card grim-card can${long}${marked}`} style={style} {...look}>
        {body}
        <CardStepper answer={first} marking={marking} />
      </article>
    );
  }
  if (first && marking) {
    const blocked = marking.full && first.marked === 0;
    const digit = marking.digit(first.id);
    return (
      <button
        type="button"
        class={`card grim-card${blocked ? '' : ' can'}${long}${first.marked > 0 ? ' marked' : ''}`}
        style={style}
        aria-pressed={first.marked > 0}
        aria-disabled={blocked}
        data-option={blocked ? undefined : first.id}
        data-gives={first.marked > 0 && marking.ready ? true : undefined}
        data-key={digit}
        onClick={() => choose(first.id)}
        {...look}
      >
        {body}
        <MarkSeal marked={first.marked} digit={digit} />
      </button>
    );
  }
  if (first && open.length === 1) {
    return (
      <button
        type="button"
        class={`card grim-card can${long}${first.id === hinted ? ' hinted' : ''}`}
        style={style}
        data-option={first.id}
        title={first.label}
        onClick={() => {
          hide();
          choose(first.id);
        }}
        {...look}
      >
        {body}
      </button>
    );
  }
  if (first) {
    return (
      <article class={`card grim-card can${long}`} style={style} {...look}>
        {body}
        <span class="grim-uses">
          {open.map(({ id, label }) => (
            <button
              key={id}
              type="button"
              class="button small legal"
              data-option={id}
              onClick={() => choose(id)}
            >
              {label}
            </button>
          ))}
        </span>
      </article>
    );
  }
  const state = closed ? ' no' : props.spent ? ' spent' : '';
  return (
    <button
      type="button"
      class={`card grim-card${long}${state}`}
      style={style}
      aria-disabled="true"
      title={reason}
      onClick={() => closed && choose(closed.id)}
      {...look}
    >
      {body}
    </button>
  );
}
