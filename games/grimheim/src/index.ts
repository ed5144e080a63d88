export { grimheim } from './grimheim.ts';
