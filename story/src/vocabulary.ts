/**
 * The tags of a game. Each function throws a Fault at a tag that the game does not know. `Head` is what the tags
 * of a whole scene say, `Effect` what a tag on a line does, `Choice` what the tags of a choice say.
 */
export interface Vocabulary<Head, Effect, Choice> {
  /** Whether a tag on a line concerns the whole scene. */
  isHead(tag: string): boolean;
  head(tags: readonly string[]): Head;
  effect(tag: string): Effect;
  choice(tags: readonly string[]): Choice;
}
