export { type Cell, type Survey, survey } from './balance.ts';
export { type Bundle, bundle } from './bundle.ts';
export type { Problem } from './chunk.ts';
export { type Count, type Counts, type Mean, meanOf } from './counts.ts';
export { type Counted, type Figures, type Simulation, simulate } from './simulate.ts';
export { threadSeconds } from './thread-seconds.ts';
export { untilSignal } from './until-signal.ts';
export { wilson } from './wilson.ts';
