import type { FateforgeView, StoryPage } from '@wyrdhall/fateforge';
import { useEffect, useRef } from 'preact/hooks';
import { Option } from '../../../kit/answers/option.tsx';
import { RuleLink } from '../../../kit/rules/rule-link.tsx';
import { isPaged, Page } from '../pages/pages.tsx';
import type { FateforgeProps } from '../seen.ts';
import { ff, prose } from '../words/words.ts';
import { CityMap } from './city-map.tsx';

/** Whether the table shows a page of the story, not a map. */
export const isStory = ({ phase, campaign }: FateforgeView): boolean =>
  campaign !== null && (phase === 'story' || phase === 'over');

/** What is worth a line below the text: what the last choice did. */
const BROUGHT = new Set([
  'test',
  'test-again',
  'points',
  'trait',
  'reputation',
  'card',
  'gold',
  'food',
  'item',
  'joins',
  'suffers',
  'recovers',
  'draws',
  'cleansed',
  'unlock',
  'new-die',
  'time',
  'quest',
  'walks',
  'walk-ends',
  'learns',
  'equips',
]);

/** What has happened since the last choice, or since the page began. */
function brought({ told, words }: FateforgeProps): string[] {
  const lines = told?.() ?? [];
  const from = lines.findLastIndex(
    (line) => line.kind === 'choice' || (line.kind === 'story' && 'title' in line && line.title !== ''),
  );
  return lines
    .slice(Math.max(0, from))
    .flatMap((line) => (BROUGHT.has(line.kind) ? [words.event(line)] : []))
    .slice(-8);
}

/** The page that lies open, what it did, and what can be answered. */
export function StoryBoard(props: FateforgeProps) {
  const { view, prompt } = props;
  const { campaign } = view;
  const sheet = useRef<HTMLElement>(null);
  const knot = campaign?.page?.knot ?? campaign?.walk?.here[0]?.knot ?? '';
  const passages = campaign?.page?.passages.length ?? 0;
  // A page is read from its beginning; what a choice brought, from the choice.
  useEffect(() => {
    const chosen =
      passages > 1 ? [...(sheet.current?.querySelectorAll('.ff-passage') ?? [])].at(-1) : undefined;
    if (chosen) chosen.scrollIntoView({ block: 'start' });
    else sheet.current?.scrollTo({ top: 0 });
  }, [knot, passages]);
  if (!campaign) return null;
  const isWalk = campaign.walk !== null && !campaign.page;
  return (
    <div class="ff-board ff-story">
      <article class="ff-told parchment" ref={sheet} tabIndex={0} aria-label={ff.value.page}>
        {campaign.rest && !campaign.page && <RestHead {...props} />}
        {campaign.page && <Told page={campaign.page} props={props} />}
        {isWalk &&
          [
            ...(campaign.walk?.here ?? []),
            ...(campaign.walk?.blocked ?? []),
            ...(campaign.walk?.hints ?? []),
          ].map((page) => <Told key={page.knot} page={page} props={props} />)}
        <ul class="ff-brought">
          {brought(props).map((line, k) => (
            <li key={k}>{line}</li>
          ))}
        </ul>
        {prompt && !isPaged(props) && <Answers {...props} />}
      </article>
      {isWalk && <CityMap {...props} />}
      {isPaged(props) && <Page {...props} />}
    </div>
  );
}

/** A page of the story, as it was told so far. */
export function Told({ page, props }: { page: StoryPage; props: FateforgeProps }) {
  return (
    <>
      {page.title !== '' && <h2>{prose(page.title)}</h2>}
      {page.passages.map(({ paragraphs }, k) => (
        <section key={k} class="ff-passage">
          {k > 0 && page.passages[k - 1]?.chosen !== '' && (
            <p class="ff-chosen">{prose(page.passages[k - 1]?.chosen ?? '')}</p>
          )}
          {paragraphs.map(({ text, says, ends }, n) => (
            <p key={n} class={ends ? 'ends' : ''}>
              {says !== '' && <b class="ff-says">{props.words.term?.(`known:${says}`)}: </b>}
              {prose(text)}
            </p>
          ))}
        </section>
      ))}
    </>
  );
}

/** FF-349, FF-363: what a rest can be spent with. */
function RestHead({ view, prompt }: FateforgeProps) {
  const words = ff.value;
  const location = prompt?.question.id === 'visit' ? '' : words.bar.rest;
  return (
    <>
      {location !== '' && <h2>{location}</h2>}
      <p class="ff-purse">
        <b>{words.timeTokens(view.campaign?.rest?.tokens ?? 0)}</b> ·{' '}
        {words.inBag(view.bag.gold, view.bag.food)}
      </p>
    </>
  );
}

/** What can be answered, each with its key; what cannot be taken says why. */
function Answers(props: FateforgeProps) {
  const { prompt } = props;
  // Places are marked on the map itself.
  const answers = [...props.offers.values()].filter(({ id }) => !id.startsWith('place:'));
  let key = 0;
  return (
    <fieldset class="ff-answers" aria-label={ff.value.decide}>
      {prompt && <legend>{props.words.question(prompt.question, prompt.seat)}</legend>}
      {answers.map((answer) => {
        const { id, label, closed } = answer;
        if (!closed) key++;
        const digit = !closed && key < 10 ? key : undefined;
        return (
          <span key={id} class="ff-answer-row">
            <Option face={props} answer={answer} class="ff-answer" digit={digit}>
              {digit && <kbd aria-hidden="true">{digit}</kbd>}
              <span>
                {label}
                {closed && <small>{closed.reason}</small>}
              </span>
            </Option>
            {closed && <RuleLink id={closed.rule} />}
          </span>
        );
      })}
    </fieldset>
  );
}
