/** The Ferry as anybody sees it, and what happens in it. */
export interface FerryView {
  readonly round: number;
  readonly left: number;
  readonly tired: readonly boolean[];
}

export interface FerryEvent {
  readonly kind: 'row' | 'rest';
  readonly rule: string;
  readonly seat: number;
  readonly left: number;
}
