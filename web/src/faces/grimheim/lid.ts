import { url as group } from 'sprite:grimheim-lid';
import town from './art/cover.webp';

/** The town at dusk, and who holds it. */
export const grimheimLid: readonly string[] = [town, group];
