import './no-browser.ts';
import { type ComponentChild, type ComponentType, h } from 'preact';
import { renderToString } from 'preact-render-to-string';

/** What a part of the page is drawn as, as text: for tests without a browser. */
export const drawn = <P extends object>(part: ComponentType<P>, props: P, ...children: ComponentChild[]) =>
  renderToString(h(part as ComponentType<object>, props, ...children));
