/** How a language says what the solver would do. */
export interface HintWords {
  /** What results are spent on: "Focus as Light Tread". */
  as(results: readonly string[], card: string): string;
  times(n: number, what: string): string;
  falls(enemy: string): string;
  takes(token: string): string;
  /** What an option without a result is called in the middle of a line. */
  option(id: string): string;
  /** Why the turn should end. */
  readonly end: string;
  /** Why a use goes on as it does. */
  readonly goesOn: string;
}
