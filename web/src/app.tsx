import { arrivedAt } from './hall/arrival.ts';
import { NotFound } from './hall/not-found.tsx';
import { route } from './hall/route.ts';
import { NewTablePage } from './new-table/new-table-page.tsx';
import { CreditsPage } from './pages/credits-page.tsx';
import { Notices } from './pages/notices.tsx';
import { SafetyNet } from './pages/safety-net.tsx';
import { ReplayPage } from './replay/replay-page.tsx';
import { RulebookPage } from './rules/rulebook-page.tsx';
import { SettingsPage } from './settings/settings-page.tsx';
import { ShelfPage } from './shelf/shelf-page.tsx';
import { StatisticsPage } from './statistics/statistics-page.tsx';
import { TablePage } from './table/table-page.tsx';
import { say } from './words/words.ts';

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
  if (path.length === 1 && room === 'comfort') return <SettingsPage />;
  if (path.length === 1 && room === 'statistics') return <StatisticsPage />;
  if (path.length === 1 && room === 'credits') return <CreditsPage />;
  if (path.length === 2 && id !== undefined) {
    if (room === 'new') return <NewTablePage id={id} query={query} />;
    if (room === 'table') return <TablePage id={id} />;
    if (room === 'replay') return <ReplayPage id={id} />;
  }
  if (room === 'rules' && id !== undefined && path.length <= 3) return <RulebookPage id={id} rule={more} />;
  return <NotFound path={path} />;
}
