import type { ComponentChildren } from 'preact';
import { useErrorBoundary } from 'preact/hooks';
import { orTell } from '../hall/faults.ts';
import { route } from '../hall/route.ts';
import { ReloadButton, Trouble } from '../hall/trouble.tsx';
import { icon } from '../icons/hall.icons.ts';
import { Icon } from '../icons/icon.tsx';
import { giveKeptFile } from '../session/files.ts';
import { say } from '../words/words.ts';

/** Where a page breaks, says so instead of showing nothing. */
export function SafetyNet({ children }: { children: ComponentChildren }) {
  const [error] = useErrorBoundary((caught: unknown) => console.error(caught));
  if (!error) return <>{children}</>;
  const { path } = route.value;
  const table = path[0] === 'table' ? path[1] : undefined;
  const message = error instanceof Error ? error.message : String(error);
  return (
    <Trouble title={say.value.hall.failed} message={`${say.value.hall.failedHow} (${message})`}>
      {table !== undefined && (
        <button type="button" class="button" onClick={() => orTell(giveKeptFile(table))}>
          <Icon of={icon.export} />
          {say.value.tables.export}
        </button>
      )}
      <ReloadButton />
    </Trouble>
  );
}
