import { factsOf } from '@wyrdhall/rolling-fates';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../../icons/icon.tsx';
import { Figure } from '../figure.tsx';
import { nodeIcon, nodeNow } from '../map.tsx';
import { drawnAs } from '../pictures.ts';
import { Risen } from '../risen.tsx';
import { fateIcon } from '../rolling-fates.icons.ts';
import type { FateProps } from '../seen.ts';
import { fate, prose } from '../words/words.ts';
import { deedLines } from './deed-lines.ts';
import { Found, foundCard } from './found.tsx';
import { SceneChoices } from './scene-choices.tsx';
import { type Entry, type ToldPage, toldPage } from './told-page.ts';

/** A zone begins, and everybody has risen. */
const isNewZone = ({ journey, settings, heroes }: FateProps['view']): boolean =>
  journey.part === 'enter' &&
  journey.zone > 0 &&
  !settings.companion &&
  heroes.every(({ level }) => level > journey.zone);

/** What the game itself says of the page, where the log no longer reaches back to its beginning. */
const pageSeen = ({ page }: FateProps['view']): ToldPage | undefined =>
  page
    ? {
        title: page.title,
        isAfterFight: false,
        entries: page.passages.flatMap(({ text, chosen }): Entry[] => [
          { kind: 'text', text },
          ...(chosen ? [{ kind: 'chosen', text: chosen, byDice: false } as const] : []),
        ]),
      }
    : undefined;

export const openPage = ({ view, told }: FateProps): ToldPage | undefined =>
  toldPage(told?.() ?? []) ?? pageSeen(view);

/** So much of the page may be choices, and the text above them can still be read. */
const HELD = 0.6;

/** The page that lies open: what was told here, what was chosen, what it did; below it what is asked. */
export function Page({ props }: { props: FateProps }) {
  const { view, prompt } = props;
  const words = fate.value;
  const page = openPage(props);
  const last = useRef<HTMLDivElement>(null);
  const open = useRef<HTMLElement>(null);
  const count = page?.entries.length ?? 0;
  const lastText = page?.entries.findLastIndex(({ kind }) => kind === 'text' || kind === 'chosen') ?? -1;
  // What is told now is what one reads; what came before is above it.
  useEffect(() => {
    if (count > 1) last.current?.scrollIntoView({ block: 'nearest' });
  }, [page?.title, count]);
  const found = foundCard(props);
  const asked = prompt?.question.id;
  // What is asked is never out of sight: the choices hold on to the lower edge where that leaves room to read.
  useEffect(() => {
    const sheet = open.current;
    const choices = sheet?.querySelector<HTMLElement>('.rf-choices');
    if (sheet && choices) {
      const isLong = sheet.scrollHeight > sheet.clientHeight + 1;
      choices.classList.toggle('held', isLong && choices.offsetHeight < HELD * sheet.clientHeight);
    }
    sheet?.querySelector('.rf-found, .rf-choices:not(.held)')?.scrollIntoView({ block: 'nearest' });
  }, [page?.title, count, asked, found]);
  useEffect(() => {
    fitLineUp(open.current);
    tellMore(open.current);
  });
  if (!page && !found) return null;
  return (
    <article
      class="rf-page parchment"
      tabIndex={0}
      aria-label={words.page}
      ref={open}
      onScroll={() => tellMore(open.current)}
    >
      <header class="rf-page-head">
        <span class="rf-vignette" aria-hidden="true">
          <Icon of={nodeIcon(nodeNow(view.journey))} size={34} />
        </span>
        {page?.title && <h2>{prose(page.title)}</h2>}
        {page?.isAfterFight && <p class="rf-page-after">{words.afterFight}</p>}
      </header>
      {page?.entries.map((entry, i) => (
        <div key={i} class="rf-passage" ref={i === lastText ? last : null}>
          <PageEntry entry={entry} props={props} isFirst={i === 0} />
        </div>
      ))}
      {props.waits?.ahead && <LineUp kinds={props.waits.ahead} />}
      {isNewZone(view) && (
        <section class="rf-level-note">
          <p>{words.newZone(view.journey.zone + 1)}</p>
          <Risen heroes={view.heroes} zone={view.journey.zone} words={words} />
        </section>
      )}
      {found && <Found props={props} id={found} />}
      {prompt?.question.id === 'scene' && <SceneChoices props={props} />}
    </article>
  );
}

/** Whether something of the page lies below what one sees. */
function tellMore(sheet: HTMLElement | null): void {
  sheet?.toggleAttribute('data-more', sheet.scrollHeight - sheet.scrollTop > sheet.clientHeight + 6);
}

/** Lower than this, nobody can be told from anybody. */
const LOWEST = 84;

/** The text comes first: whoever waits at its end has the room that it leaves, or waits for the stage. */
function fitLineUp(sheet: HTMLElement | null): void {
  const row = sheet?.querySelector<HTMLElement>('.rf-line-up');
  if (!sheet || !row) return;
  row.hidden = false;
  row.style.height = '';
  const room = sheet.clientHeight - (sheet.scrollHeight - row.offsetHeight);
  row.hidden = room < LOWEST;
  if (room < row.offsetHeight) row.style.height = `${room}px`;
}

/** Whom the page leads to: the line below it names them. */
function LineUp({ kinds }: { kinds: readonly string[] }) {
  return (
    <div class="rf-line-up" data-foes={kinds.length} aria-hidden="true">
      {kinds.map((kind, i) => (
        <span key={i} class={factsOf(kind).lifePerHero > 0 ? 'great' : ''}>
          <Figure of={drawnAs(kind)} />
        </span>
      ))}
    </div>
  );
}

interface PageEntryProps {
  readonly entry: Entry;
  readonly props: Pick<FateProps, 'view' | 'words'>;
  readonly isFirst: boolean;
}

export function PageEntry({ entry, props, isFirst }: PageEntryProps) {
  switch (entry.kind) {
    case 'heading':
      return <h3>{prose(entry.title)}</h3>;
    case 'text':
      return (
        <>
          {entry.text.map((line, i) => (
            <p key={i} class={isFirst && i === 0 ? 'first' : ''}>
              {prose(line)}
            </p>
          ))}
        </>
      );
    case 'chosen':
      return (
        <p class={entry.byDice ? 'rf-chosen by-dice' : 'rf-chosen'}>
          <Icon of={entry.byDice ? fateIcon.fate : fateIcon.chosen} size={15} />
          {prose(entry.text)}
        </p>
      );
    case 'deeds':
      return (
        <ul class="rf-deeds">
          {deedLines(entry.events, {
            heroes: props.view.heroes,
            words: props.words,
            fate: fate.value,
          }).map(({ text, tone }, i) => (
            <li key={i} class={tone}>
              {text}
            </li>
          ))}
        </ul>
      );
  }
}
