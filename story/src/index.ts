export { Catalogue, readTexts, type Texts } from './catalogue.ts';
export { keysIn } from './reference.ts';
export { type Scene, valuesKept, valuesRead } from './scene.ts';
export type { Structure, Value, Values } from './structure.ts';
export type { Beat, Line, Tale } from './tale.ts';
export { Teller } from './teller.ts';
export type { Vocabulary } from './vocabulary.ts';
