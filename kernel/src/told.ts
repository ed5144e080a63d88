/** What happened, as data, with the rule that made it happen. Games add their own fields. */
export interface Told {
  readonly kind: string;
  readonly rule: string;
  /** The number of the event that caused this one. */
  readonly cause?: number;
}
