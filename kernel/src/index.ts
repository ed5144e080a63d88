export { type Die, isSeed, Random, type RandomState, type Seed, seedOf128 } from './chance.ts';
export { type AnswerEntry, type Change, type Entry, isAnswer } from './changes.ts';
export type { Checkpoint } from './checkpoint.ts';
export { seeDifferently } from './curtain.ts';
export { Facts } from './facts.ts';
export { Fault, Refusal, type Why } from './fault.ts';
export type { Flow, Reply } from './flow.ts';
export { forkFor } from './forks.ts';
export type {
  AtTable,
  Clock,
  Counsel,
  Game,
  Given,
  Legacy,
  Older,
  Outcome,
  OwnKind,
  Remake,
  Seating,
  Slots,
  Viewer,
  Words,
} from './game.ts';
export { type GivenWords, WordsReader } from './given.ts';
export { type Data, hashState, hashText, type Json, mix, notPlain } from './json.ts';
export { checkSlots, mergeLegacy, optionsFromLegacy, readLegacy } from './legacy.ts';
export {
  figureCount,
  leaderOf,
  makesDifference,
  type OptionSpec,
  type Options,
  type OptionValue,
  readOptions,
  type SeatsSpec,
} from './options.ts';
export { allPicks, choice, pick, randomPick } from './picks.ts';
export { type Answer, Play, start } from './play.ts';
export { type Position, positionOf, runAt } from './position.ts';
export {
  type Ask,
  type Choice,
  fingerprint,
  type How,
  isChance,
  type Option,
  PASS,
  PASS_UNTIL,
  type Pick,
  type Prompt,
  type Question,
  type Reason,
  type Seat,
} from './prompt.ts';
export { type Divergence, type Replayed, replay } from './replay.ts';
export type { Request } from './request.ts';
export { type Resumed, resume } from './resume.ts';
export { prefixOf, RULE_ID, type Rule, type Rulebook, readRulebook } from './rulebook.ts';
export { Run } from './run.ts';
export { checkSave, forFile, readSave, type Save, type SaveHead, save, saveHead } from './save.ts';
export { type Asked, type Seen, type SeenAnswer, type SeenUndo, seenAnswer, seenBy } from './seen.ts';
export type { RecordPage, Segment, SegmentHead } from './segment.ts';
export type { Settings } from './settings.ts';
export {
  either,
  flag,
  known,
  like,
  listOf,
  mapOf,
  nothing,
  oneOf,
  optional,
  recordOf,
  type Shape,
  text,
  whole,
} from './shape.ts';
export { type ChanceTerms, type Dice, type DrawTerms, GAME_OVER, type Owners, Table } from './table.ts';
export { isKernelTold, type KernelTold, type Line, type Told } from './told.ts';
export type { Undo } from './undo.ts';
export { verify } from './verify.ts';
export type { Barrier, OfferTerms, Reaction } from './windows.ts';
