import { computed } from '@preact/signals';
import { tellProse } from '@wyrdhall/rolling-fates';
import { preferences } from '../../../preferences/preferences.ts';
import { catalogue } from '../../../words/catalogue.ts';
import type { FateWords } from './catalogue.ts';
import { en } from './en.ts';

/** The face's own words in the chosen language. */
export const fate = catalogue<FateWords>(en, { de: () => import('./de.ts').then(({ de }) => de) });
/** A line of the story. */
export const prose = (line: string): string => tellProse(line, preferences.value.language);

export const language = computed(() => preferences.value.language);

/** What somebody says, or what can be seen of it, in the quotation marks of the language. */
export const quoted = (text: string): string => (language.value === 'de' ? `„${text}“` : `“${text}”`);
