import { catalogue } from '../../../words/catalogue.ts';
import { explainEn } from './explain.en.ts';
import type { ExplainWords } from './explain.ts';

/** What is said of a thing that somebody points at, in the chosen language: it comes with the code that says it. */
export const explained = catalogue<ExplainWords>(explainEn, {
  de: () => import('./explain.de.ts').then(({ explainDe }) => explainDe),
});
