import { tellProse } from '@wyrdhall/fateforge';
import { preferences } from '../../../preferences/preferences.ts';
import { catalogue } from '../../../words/catalogue.ts';
import { en } from './en.ts';

/** The face's own words in the chosen language. */
export const ff = catalogue(en, { de: () => import('./de.ts').then(({ de }) => de) });

/** A line of the campaign's scripts. */
export const prose = (line: string): string => tellProse(line, preferences.value.language);
