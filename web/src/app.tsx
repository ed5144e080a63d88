import { ComfortPage } from './comfort/comfort-page.tsx';
import { CreditsPage } from './hall/credits-page.tsx';
import { NotFound } from './hall/not-found.tsx';
import { SafetyNet } from './hall/safety-net.tsx';
import { NewTablePage } from './new-table/new-table-page.tsx';
import { ReplayPage } from './replay/replay-page.tsx';
import { route } from './route.ts';
import { RulebookPage } from './rules/rulebook-page.tsx';
import { ShelfPage } from './shelf/shelf-page.tsx';
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
  if (path.length === 1 && room === 'comfort') return <ComfortPage />;
  if (path.length === 1 && room === 'credits') return <CreditsPage />;
  if (path.length === 2 && id !== undefined) {
    if (room === 'new') return <NewTablePage id={id} query={query} />;
    if (room === 'table') return <TablePage id={id} />;
    if (room === 'replay') return <ReplayPage id={id} />;
  }
  if (room === 'rules' && id !== undefined && path.length <= 3) return <RulebookPage id={id} rule={more} />;
  return <NotFound path={path} />;
}
