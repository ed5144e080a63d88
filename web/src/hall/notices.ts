import { signal } from '@preact/signals';

/** A line above everything else, until it is put away. */
export interface Notice {
  /** One of a kind is shown at a time. */
  readonly kind: 'newer' | 'fault' | 'store' | 'trouble';
  readonly text: string;
  /** What can be done about it. */
  readonly act?: { readonly label: string; readonly run: () => void };
  /** What went wrong, for a report. */
  readonly error?: unknown;
  /** It cannot be put away. */
  readonly stays?: true;
}

export const notices = signal<readonly Notice[]>([]);

export function notify(notice: Notice): void {
  notices.value = [...notices.value.filter(({ kind }) => kind !== notice.kind), notice];
}

export function dismiss(kind: Notice['kind']): void {
  notices.value = notices.value.filter((notice) => notice.kind !== kind);
}
