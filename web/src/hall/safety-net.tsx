import type { ComponentChildren } from 'preact';
import { useErrorBoundary } from 'preact/hooks';
import { icon } from '../icons/hall.icons.ts';
import { Icon } from '../icons/icon.tsx';
import { say } from '../words/words.ts';
import { Trouble } from './trouble.tsx';

/** Where a page breaks, says so instead of showing nothing. */
export function SafetyNet({ children }: { children: ComponentChildren }) {
  const [error] = useErrorBoundary((caught: unknown) => console.error(caught));
  if (!error) return <>{children}</>;
  const message = error instanceof Error ? error.message : String(error);
  return (
    <Trouble title={say.value.hall.failed} message={`${say.value.hall.failedHow} (${message})`}>
      <button type="button" class="button primary" onClick={() => location.reload()}>
        <Icon of={icon.redo} />
        {say.value.hall.reload}
      </button>
    </Trouble>
  );
}
