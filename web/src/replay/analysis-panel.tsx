import type { Choice, Words } from '@wyrdhall/kernel';
import { useEffect } from 'preact/hooks';
import { icon } from '../icons/hall.icons.ts';
import { Icon } from '../icons/icon.tsx';
import { choiceWords, questionWords } from '../words/option.ts';
import { sayPages } from '../words/pages.ts';
import { say } from '../words/words.ts';
import type { Analysis, Otherwise } from './analysis.ts';

interface AnalysisPanelProps {
  readonly analysis: Analysis;
  readonly words: Words;
  readonly point: number;
  onPoint(point: number): void;
}

/** Starts and stops the planner's second look at a game, and lists where it would have done otherwise. */
export function AnalysisPanel({ analysis, words, point, onPoint }: AnalysisPanelProps) {
  // Whoever leaves wants to know no more.
  useEffect(() => analysis.stop, [analysis]);
  const { state, point: reached, last, found } = analysis.now.value;
  const { analysis: said, replay } = sayPages.value;
  return (
    <section class="panel analysis" aria-label={said.title} data-analysis={state} data-reached={reached}>
      <div class="row">
        {state === 'running' ? (
          <button type="button" class="button" onClick={analysis.stop}>
            <Icon of={icon.pause} />
            {said.stop}
          </button>
        ) : (
          <button type="button" class="button" onClick={() => void analysis.start()}>
            <Icon of={icon.hint} />
            {state === 'idle' ? said.start : said.again}
          </button>
        )}
        {state === 'running' && <progress max={last} value={reached} aria-label={said.title} />}
        <span class="quiet" role="status">
          {state === 'idle' ? said.why : state === 'running' ? '' : said[state](found.length)}
        </span>
      </div>
      {found.length > 0 && (
        <ol class="spots">
          {found.map((spot) => (
            <li key={spot.point}>
              <button
                type="button"
                class={spot.point === point ? 'button small marked' : 'button small'}
                aria-current={spot.point === point ? 'step' : undefined}
                onClick={() => onPoint(spot.point)}
              >
                {replay.at(spot.point, last)}
              </button>{' '}
              {spotWords(words, spot)}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function spotWords(words: Words, { question, seat, said, better, behind }: Otherwise): string {
  const { analysis } = sayPages.value;
  const { percent, list } = say.value;
  const named = (choice: Choice): string => list(choiceWords(words, question, seat, choice)) || '–';
  return `${questionWords(words, { question, seat })} ${analysis.spot(named(said), named(better), percent(behind))}`;
}
