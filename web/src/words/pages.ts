import { catalogue } from './catalogue.ts';
import { type PageWords, pagesEn } from './pages.en.ts';

/** The words of pages that come when somebody goes there, in the chosen language. */
export const sayPages = catalogue<PageWords>(pagesEn, {
  de: () => import('./pages.de.ts').then(({ pagesDe }) => pagesDe),
});
