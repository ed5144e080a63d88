import { computed } from '@preact/signals';
import { comfort } from '../../../comfort/comfort.ts';
import type { GrimheimWords } from './catalogue.ts';
import { de } from './de.ts';
import { en } from './en.ts';

/** The face's own words in the chosen language. */
export const grim = computed((): GrimheimWords => ({ en, de })[comfort.value.language]);
export const language = computed(() => comfort.value.language);
