import { catalogue } from '../../../words/catalogue.ts';
import { en } from './en.ts';

/** The face's own words in the chosen language. */
export const ff = catalogue(en, { de: () => import('./de.ts').then(({ de }) => de) });
