export { rollingFates } from './rolling-fates.ts';
