import { computed } from '@preact/signals';
import { preferences } from '../../../preferences/preferences.ts';
import { catalogue } from '../../../words/catalogue.ts';
import type { GrimheimWords } from './catalogue.ts';
import { en } from './en.ts';

/** The face's own words in the chosen language. */
export const grim = catalogue<GrimheimWords>(en, { de: () => import('./de.ts').then(({ de }) => de) });
export const language = computed(() => preferences.value.language);
