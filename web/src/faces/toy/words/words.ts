import { catalogue } from '../../../words/catalogue.ts';
import type { WinterWords } from './catalogue.ts';
import { en } from './en.ts';

/** The face's own words in the chosen language. */
export const winter = catalogue<WinterWords>(en, { de: () => import('./de.ts').then(({ de }) => de) });
