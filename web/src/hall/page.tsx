import type { ComponentChildren } from 'preact';
import { icon } from '../icons/hall.icons.ts';
import { Icon } from '../icons/icon.tsx';
import { say } from '../words/words.ts';
import { useArrival } from './arrival.ts';
import { hrefTo } from './route.ts';

/** A page beside the shelf: a heading, the way back, parchment or panels. */
export function Page(props: { title: string; size?: 'roomy' | 'wide'; children: ComponentChildren }) {
  const heading = useArrival(`${props.title} · Wyrdhall`);
  return (
    <main class={props.size ? `page ${props.size}` : 'page'} id="content">
      <header class="page-head">
        <a class="button icon-button" href={hrefTo([])} aria-label={say.value.hall.home}>
          <Icon of={icon.back} size={22} />
        </a>
        <h1 ref={heading} tabIndex={-1}>
          {props.title}
        </h1>
      </header>
      {props.children}
    </main>
  );
}
