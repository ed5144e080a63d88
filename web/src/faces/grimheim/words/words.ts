import { computed } from '@preact/signals';
import { preferences } from '../../../preferences/preferences.ts';
import type { GrimheimWords } from './catalogue.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const GRIMHEIM_WORDS: Readonly<Record<'en' | 'de', GrimheimWords>> = { en, de };

/** The face's own words in the chosen language. */
export const grim = computed((): GrimheimWords => GRIMHEIM_WORDS[preferences.value.language]);
export const language = computed(() => preferences.value.language);
