export * from './balance.ts';
export * from './simulate.ts';
export { wilson } from './wilson.ts';
