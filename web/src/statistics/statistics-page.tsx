import type { Game } from '@wyrdhall/kernel';
import { boxOf, openBox } from '../hall/boxes.ts';
import { Loaded } from '../hall/loaded.tsx';
import { Page } from '../hall/page.tsx';
import { hrefTo } from '../hall/route.ts';
import { Icon } from '../icons/icon.tsx';
import { laterIcon } from '../icons/later.icons.ts';
import { allResults, type Result } from '../store/results.ts';
import { keptTables, readTables } from '../store/tables.ts';
import { sayPages } from '../words/pages.ts';
import { GameStatistics } from './game-statistics.tsx';
import { tallyBy } from './tally.ts';
import { TallyTable } from './tally-table.tsx';

interface Played {
  readonly results: readonly Result[];
  /** The games among them that are on the shelf. */
  readonly games: readonly Game[];
}

/** How the tables of this device ended, by what was played and who played it. */
export function StatisticsPage() {
  return (
    <Loaded make={readResults}>
      {(played) => (
        <Page title={sayPages.value.statistics.title} size="wide">
          <Statistics {...played} />
        </Page>
      )}
    </Loaded>
  );
}

async function readResults(): Promise<Played> {
  await readTables();
  const results = allResults(keptTables.peek() ?? []);
  const boxes = [...new Set(results.map(({ game }) => game))].flatMap((id) => boxOf(id) ?? []);
  return { results, games: await Promise.all(boxes.map(openBox)) };
}

function Statistics({ results, games }: Played) {
  const words = sayPages.value.statistics;
  if (results.length === 0) {
    return (
      <section class="panel form-panel statistics-none">
        <Icon of={laterIcon.laurels} size={64} />
        <p>{words.none}</p>
        <a class="button primary" href={hrefTo([])}>
          {words.toGames}
        </a>
      </section>
    );
  }
  const people = tallyBy(results, (result) => result.people).sort((one, other) => other.played - one.played);
  return (
    <>
      <section class="panel form-panel">
        <TallyTable
          title={words.byGame}
          tallies={tallyBy(results, ({ game }) => [game])}
          name={(id) => boxOf(id)?.name ?? id}
        />
        <TallyTable title={words.byPerson} tallies={people} name={(id) => id} />
        <p class="quiet">{words.what}</p>
      </section>
      {games.map((game) => (
        <GameStatistics key={game.id} game={game} results={results.filter((one) => one.game === game.id)} />
      ))}
    </>
  );
}
