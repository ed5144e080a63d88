export { fateforge } from './fateforge.ts';
