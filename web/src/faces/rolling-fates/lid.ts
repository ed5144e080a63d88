import { url as group } from 'sprite:rolling-fates-lid';
import dice from './art/lid-dice.svg';
import sky from './art/lid-sky.svg';

/** The party before a bridge at dusk, what waits behind it, and the dice. */
export const fatesLid: readonly string[] = [sky, group, dice];
