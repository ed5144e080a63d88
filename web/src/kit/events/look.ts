/** What is shown of an event while it is told. */
export interface Telling {
  /** In the place of the event's own words, where many of its kind follow each other too fast to be read. */
  readonly heading?: string;
  /** It still speaks of the dice that were rolled before. */
  readonly ofRoll?: boolean;
  /** What the dice come to. */
  readonly sum?: number;
}

/** A die as it fell. */
export interface Rolled {
  readonly icon?: string;
  readonly label: string;
  readonly tone: 'hit' | 'rune' | 'blank' | 'bone';
}

/** How a line of the saga looks. */
export interface LineLook {
  readonly icon?: string;
  readonly color?: string;
  /** Whether the amount in it is bad or good news. */
  readonly tone?: 'loss' | 'gain';
}
