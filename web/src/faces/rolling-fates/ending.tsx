import {
  type HeroStatistics,
  heroName,
  type Statistics,
  statistics,
  type Tally,
} from '@wyrdhall/rolling-fates';
import { Icon } from '../../icons/icon.tsx';
import { Portrait } from '../../kit/board/portrait.tsx';
import { Deeds } from '../../kit/deeds.tsx';
import { heroColor } from './look.ts';
import { heroIcon } from './pictures.ts';
import { fateIcon } from './rolling-fates.icons.ts';
import { Backdrop } from './scenes/backdrop.tsx';
import type { FateProps } from './seen.ts';
import { openPage, PageEntry } from './story/page.tsx';
import type { FateWords } from './words/catalogue.ts';
import { fate, prose } from './words/words.ts';

const ROWS: readonly (readonly [keyof FateWords['groups'], readonly (keyof Tally)[]])[] = [
  ['fight', ['dealt', 'best', 'kills', 'afflicted', 'withstood']],
  ['care', ['taken', 'prevented', 'poison', 'healed', 'wasted']],
  ['dice', ['rolled', 'kept', 'unspent', 'lucky']],
  ['finds', ['found', 'refused']],
];

/** Nobody is proud of the most of these. */
const HUMBLE: ReadonlySet<keyof Tally> = new Set(['taken', 'poison', 'wasted', 'unspent', 'refused']);

const HEADS = {
  won: { title: 'won', icon: fateIcon.fate },
  fallen: { title: 'lost', icon: fateIcon.fallen },
  'gave-up': { title: 'gaveUp', icon: fateIcon.giveUp },
} as const;

/** How it ended, the last page, and what each hero did. */
export function Ending({ props }: { props: FateProps }) {
  const { view } = props;
  const words = fate.value;
  const page = openPage(props);
  const stats = statistics(view);
  const { title, icon } = HEADS[view.ending || 'won'];
  const fallen = view.heroes[view.fallen];
  return (
    <section class="rf-stage rf-ending" aria-label={words.statistics}>
      <Backdrop adventure={view.journey.adventure} zone={view.journey.zone} />
      <article class="rf-page parchment rf-stats" tabIndex={0} aria-label={words.statistics}>
        <header class="rf-page-head">
          <span class="rf-vignette" aria-hidden="true">
            <Icon of={icon} size={34} />
          </span>
          {page?.title ? (
            <>
              <h2>{prose(page.title)}</h2>
              <p class="rf-page-after">{words[title]}</p>
            </>
          ) : (
            <h2>{words[title]}</h2>
          )}
        </header>
        {fallen && <p class="rf-fallen">{fallOf(props) ?? words.fellTo(heroName(fallen.id) ?? '')}</p>}
        {page?.entries.map((entry, i) => (
          <div key={i} class="rf-passage">
            <PageEntry entry={entry} props={props} isFirst={false} />
          </div>
        ))}
        <p class="rf-way-done">
          {words.zones(stats.zones, stats.nodes)}
          {stats.retries > 0 && ` · ${words.retries(stats.retries)}`}
        </p>
        {!view.settings.companion && <Tables stats={stats} words={words} />}
      </article>
    </section>
  );
}

/** Who fell, and to whom, as the log told it. */
function fallOf({ told, words }: FateProps): string | undefined {
  const fall = told?.().findLast(({ kind }) => kind === 'falls');
  return fall && words.event(fall);
}

function Tables({ stats, words }: { stats: Statistics; words: FateWords }) {
  return (
    <>
      <h3>{words.statistics}</h3>
      <fieldset class="rf-table-scroll" tabIndex={0} aria-label={words.statistics}>
        <Deeds
          heroes={stats.heroes.map(({ hero: id }) => ({
            id,
            name: heroName(id) ?? '',
            icon: heroIcon(id),
            color: heroColor[id],
          }))}
          corner={words.hero}
          together={words.all}
          groups={ROWS.map(([id, rows]) => ({
            id,
            title: words.groups[id],
            deeds: rows.map((row) => ({
              id: row,
              label: words.tally[row],
              each: stats.heroes.map((hero) => hero[row]),
              together: stats.together[row],
              humble: HUMBLE.has(row),
            })),
          }))}
        />
      </fieldset>
      <h3>{words.luckReport}</h3>
      <ul class="rf-luck">
        {stats.heroes.map((hero) => (
          <LuckOf key={hero.hero} hero={hero} words={words} />
        ))}
      </ul>
    </>
  );
}

function LuckOf({ hero, words }: { hero: HeroStatistics; words: FateWords }) {
  return (
    <li>
      <Portrait icon={heroIcon(hero.hero)} color={heroColor[hero.hero]} size={30} />
      <span>
        <b>{heroName(hero.hero)}</b> {words.luckLine(hero.percentile)}
        <small>
          {words.pips(hero.pips, hero.expectedPips)} · {words.lucky(hero.lucky, hero.expectedLucky)}
        </small>
        <span class="rf-scale" aria-hidden="true">
          <i style={{ left: `${hero.percentile}%` }} />
        </span>
      </span>
    </li>
  );
}
