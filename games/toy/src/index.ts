export { begin } from './begin.ts';
export { board, camp, distance, farEdge, neighbour } from './board.ts';
export * from './state.ts';
export { toy } from './toy.ts';
