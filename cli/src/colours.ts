import colours from 'picocolors';

const { FORCE_COLOR, NO_COLOR } = process.env;

/** Colours on a terminal only, unless asked for: picocolors alone also paints what a CI machine pipes. */
export const pc = colours.createColors(FORCE_COLOR ? true : !NO_COLOR && process.stdout.isTTY === true);
