import type { ComponentChildren } from 'preact';
import { icon } from '../icons/hall.icons.ts';
import { Icon } from '../icons/icon.tsx';
import { say } from '../words/words.ts';
import { useArrival } from './arrival.ts';
import { hrefTo } from './route.ts';

/** A page that says what went wrong, and the way out. */
export function Trouble(props: { title: string; message: string; children?: ComponentChildren }) {
  const heading = useArrival(`${props.title} · Wyrdhall`);
  return (
    <main class="page trouble" id="content">
      <div class="parchment">
        <h1 ref={heading} tabIndex={-1}>
          {props.title}
        </h1>
        <p role="alert">{props.message}</p>
        <div class="row">
          {props.children}
          <a class="button" href={hrefTo([])}>
            <Icon of={icon.back} />
            {say.value.hall.home}
          </a>
        </div>
      </div>
    </main>
  );
}

/** What fails once may work in a fresh page. */
export function ReloadButton() {
  return (
    <button type="button" class="button primary" onClick={() => location.reload()}>
      <Icon of={icon.redo} />
      {say.value.hall.reload}
    </button>
  );
}
