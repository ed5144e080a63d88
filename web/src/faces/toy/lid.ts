import { url as group } from 'sprite:toy-lid';
import night from './art/lid-night.svg';

/** A howling wolf before the moon, and who stands before the stores. */
export const winterLid: readonly string[] = [night, group];
