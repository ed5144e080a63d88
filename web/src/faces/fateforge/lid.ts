import { url as group } from 'sprite:fateforge-lid';
import dice from './art/lid-dice.svg';
import sky from './art/lid-sky.svg';

/** A drowned chapel by green light, who has come and who waits there, and the dice. */
export const fateforgeLid: readonly string[] = [sky, group, dice];
