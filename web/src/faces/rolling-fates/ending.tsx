import {
  type HeroStatistics,
  heroName,
  type Statistics,
  statistics,
  type Tally,
} from '@wyrdhall/rolling-fates';
import { Portrait } from '../../board/portrait.tsx';
import { Icon } from '../../icons/icon.tsx';
import { heroColor, heroIcon } from './look.ts';
import { fateIcon } from './rolling-fates.icons.ts';
import { Backdrop } from './scenes/backdrop.tsx';
import type { FateProps } from './seen.ts';
import type { FateWords } from './words/catalogue.ts';
import { fate } from './words/words.ts';

const ROWS: readonly (readonly [keyof FateWords['groups'], readonly (keyof Tally)[]])[] = [
  ['fight', ['dealt', 'best', 'kills', 'afflicted', 'withstood']],
  ['care', ['taken', 'prevented', 'poison', 'healed', 'wasted']],
  ['dice', ['rolled', 'kept', 'unspent', 'lucky']],
  ['finds', ['found', 'refused']],
];

const HEADS = {
  won: { title: 'won', icon: fateIcon.fate },
  fallen: { title: 'lost', icon: fateIcon.fallen },
  'gave-up': { title: 'gaveUp', icon: fateIcon.giveUp },
} as const;

/** How it ended, the last page, and what each hero did. */
export function Ending({ props: { view } }: { props: FateProps }) {
  const words = fate.value;
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
          <h2>{words[title]}</h2>
        </header>
        {fallen && <p class="rf-fallen">{words.fellTo(heroName(fallen.id) ?? '')}</p>}
        {view.page?.passages.at(-1)?.text.map((paragraph, i) => (
          <p key={i} lang="en" class="rf-last">
            {paragraph}
          </p>
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

function Tables({ stats, words }: { stats: Statistics; words: FateWords }) {
  const several = stats.heroes.length > 1;
  return (
    <>
      <h3>{words.statistics}</h3>
      <fieldset class="rf-table-scroll" tabIndex={0} aria-label={words.statistics}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.hero}</th>
              {stats.heroes.map(({ hero }) => (
                <th key={hero} scope="col">
                  <Portrait icon={heroIcon(hero)} color={heroColor[hero]} size={26} />
                  {heroName(hero)}
                </th>
              ))}
              {several && <th scope="col">{words.all}</th>}
            </tr>
          </thead>
          {ROWS.map(([group, rows]) => (
            <tbody key={group}>
              <tr class="rf-group">
                <th scope="rowgroup" colSpan={stats.heroes.length + (several ? 2 : 1)}>
                  {words.groups[group]}
                </th>
              </tr>
              {rows.map((row) => (
                <Row key={row} row={row} stats={stats} several={several} words={words} />
              ))}
            </tbody>
          ))}
        </table>
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

function Row(props: { row: keyof Tally; stats: Statistics; several: boolean; words: FateWords }) {
  const { row, stats, several, words } = props;
  const most = Math.max(...stats.heroes.map((hero) => hero[row]));
  return (
    <tr>
      <th scope="row">{words.tally[row]}</th>
      {stats.heroes.map((hero) => (
        <td key={hero.hero} class={several && hero[row] === most && most > 0 ? 'most' : ''}>
          {hero[row]}
        </td>
      ))}
      {several && <td>{stats.together[row]}</td>}
    </tr>
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
