import { computed } from '@preact/signals';
import { tellProse } from '@wyrdhall/rolling-fates';
import { preferences } from '../../../preferences/preferences.ts';
import type { FateWords } from './catalogue.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const FATE_WORDS: Readonly<Record<'en' | 'de', FateWords>> = { en, de };

/** The face's own words in the chosen language. */
export const fate = computed((): FateWords => FATE_WORDS[preferences.value.language]);
/** A line of the story. */
export const prose = (line: string): string => tellProse(line, preferences.value.language);

export const language = computed(() => preferences.value.language);

/** What somebody says, or what can be seen of it, in the quotation marks of the language. */
export const quoted = (text: string): string => (language.value === 'de' ? `„${text}“` : `“${text}”`);
