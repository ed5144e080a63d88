export { bordersOf } from './borders.ts';
export { type Ending, endingsOf, everyEnding, type Given } from './endings.ts';
export { type Plan, type StoryFault, type StoryFaultKind, type Walk, walk } from './walk.ts';
