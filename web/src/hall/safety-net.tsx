import type { ComponentChildren } from 'preact';
import { useErrorBoundary } from 'preact/hooks';
import { icon } from '../icons/hall.icons.ts';
import { Icon } from '../icons/icon.tsx';
import { route } from '../route.ts';
import { giveKeptFile } from '../store/file.ts';
import { say } from '../words/words.ts';
import { Trouble } from './trouble.tsx';

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
        <button type="button" class="button" onClick={() => void giveKeptFile(table)}>
          <Icon of={icon.export} />
          {say.value.tables.export}
        </button>
      )}
      <button type="button" class="button primary" onClick={() => location.reload()}>
        <Icon of={icon.redo} />
        {say.value.hall.reload}
      </button>
    </Trouble>
  );
}
