import { arrivedAt } from './hall/arrival.ts';
import { Loaded } from './hall/loaded.tsx';
import { NotFound } from './hall/not-found.tsx';
import { route } from './hall/route.ts';
import { NewTablePage } from './new-table/new-table-page.tsx';
import { Notices } from './pages/notices.tsx';
import { SafetyNet } from './pages/safety-net.tsx';
import { ShelfPage } from './shelf/shelf-page.tsx';
import { TablePage } from './table/table-page.tsx';
import { withWords } from './words/catalogue.ts';
import { say } from './words/words.ts';

// What is not needed to begin to play is fetched when somebody goes there.
const settings = withWords(() => import('./settings/settings-page.tsx'));
const statistics = withWords(() => import('./statistics/statistics-page.tsx'));
const credits = withWords(() => import('./pages/credits-page.tsx'));
const replay = withWords(() => import('./replay/replay-page.tsx'));
const rulebook = withWords(() => import('./rules/rulebook-page.tsx'));

export function App() {
  return (
    <>
      <button
        type="button"
        class="skip-link"
        onClick={() => {
          const content = document.getElementById('content');
          content?.setAttribute('tabindex', '-1');
          content?.focus();
        }}
      >
        {say.value.hall.skip}
      </button>
      <p class="unseen" role="status" data-arrival>
        {arrivedAt.value}
      </p>
      <Notices />
      {/* Another place is another chance. */}
      <SafetyNet key={route.value.path.join('/')}>
        <Place />
      </SafetyNet>
    </>
  );
}

function Place() {
  const { path, query } = route.value;
  const [room, id, more] = path;
  if (room === undefined) return <ShelfPage />;
  if (path.length === 1 && room === 'comfort')
    return <Loaded make={settings}>{({ SettingsPage }) => <SettingsPage />}</Loaded>;
  if (path.length === 1 && room === 'statistics')
    return <Loaded make={statistics}>{({ StatisticsPage }) => <StatisticsPage />}</Loaded>;
  if (path.length === 1 && room === 'credits')
    return <Loaded make={credits}>{({ CreditsPage }) => <CreditsPage />}</Loaded>;
  if (path.length === 2 && id !== undefined) {
    if (room === 'new') return <NewTablePage id={id} query={query} />;
    if (room === 'table') return <TablePage id={id} />;
    if (room === 'replay') return <Loaded make={replay}>{({ ReplayPage }) => <ReplayPage id={id} />}</Loaded>;
  }
  if (room === 'rules' && id !== undefined && path.length <= 3)
    return <Loaded make={rulebook}>{({ RulebookPage }) => <RulebookPage id={id} rule={more} />}</Loaded>;
  return <NotFound path={path} />;
}
