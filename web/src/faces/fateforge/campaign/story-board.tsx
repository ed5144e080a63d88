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
  const end = useRef<HTMLDivElement>(null);
  const passages = campaign?.page?.passages.length ?? 0;
  useEffect(() => {
    if (passages > 1) end.current?.scrollIntoView({ block: 'nearest' });
  }, [campaign?.page?.knot, passages]);
  if (!campaign) return null;
  const isWalk = campaign.walk !== null && !campaign.page;
  return (
    <div class="ff-board ff-story">
      <article class="ff-told parchment" tabIndex={0} aria-label={ff.value.page}>
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
        <div ref={end}>{prompt && !isPaged(props) && <Answers {...props} />}</div>
      </article>
      {isWalk && <CityMap {...props} />}
      {isPaged(props) && <Page {...props} />}
    </div>
  );
}

function Told({ page, props }: { page: StoryPage; props: FateforgeProps }) {
  return (
    <>
      {page.title !== '' && <h2>{prose(page.title)}</h2>}
      {page.passages.map(({ paragraphs, chosen }, k) => (
        <section key={k}>
          {paragraphs.map(({ text, says, ends }, n) => (
            <p key={n} class={ends ? 'ends' : ''}>
              {says !== '' && <b class="ff-says">{props.words.term?.(`known:${says}`)}: </b>}
              {prose(text)}
            </p>
          ))}
          {chosen !== '' && <p class="ff-chosen">{prose(chosen)}</p>}
        </section>
      ))}
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
