export type { Beat, Line, Tale } from './tale.ts';
export { Teller } from './teller.ts';
export type { Value, Values } from './values.ts';
export { variablesOf } from './variables.ts';
export type { Vocabulary } from './vocabulary.ts';
