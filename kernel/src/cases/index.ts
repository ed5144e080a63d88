export { type Case, type CaseStep, type Item, THEN_WORDS } from './case.ts';
export { CaseFault, parseCases } from './read.ts';
export { type CaseResult, type Position, playCase, runCase } from './run.ts';
export { type CaseTest, caseTests } from './tests.ts';
