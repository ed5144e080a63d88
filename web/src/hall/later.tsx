import { signal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { orTell } from './faults.ts';

const waiting = new Set<() => Promise<unknown>>();
/** What would be drawn or said, and has not come. */
const gaps = new Set<() => Promise<unknown>>();

/** Code that nobody needs to begin: it comes when the first question stands, or when somebody wants it before. */
export function soon<T>(load: () => Promise<T>): () => Promise<T> {
  let coming: Promise<T> | undefined;
  const fetch = (): Promise<T> => {
    if (coming) return coming;
    waiting.delete(fetch);
    coming = load();
    coming.catch(() => {
      coming = undefined;
      waiting.add(fetch);
    });
    return coming;
  };
  waiting.add(fetch);
  return fetch;
}

/** What such code says when it is asked; until it has come, nothing. Who asks while drawing is drawn again when it has. */
export function laterSaid<G extends unknown[], T>(load: () => Promise<(...given: G) => T>) {
  const found = signal<{ readonly say: (...given: G) => T } | undefined>(undefined);
  const fetch = soon(async () => {
    found.value = { say: await load() };
    gaps.delete(fetch);
  });
  gaps.add(fetch);
  return (...given: G): T | undefined => {
    if (!found.value) orTell(fetch());
    return found.value?.say(...given);
  };
}

/** A component of such code. Until it has come, nothing is drawn. */
export function later<P extends object>(
  load: () => Promise<(props: P) => VNode | null>,
): (props: P) => VNode {
  const found = signal<{ readonly Part: (props: P) => VNode | null } | undefined>(undefined);
  const fetch = soon(async () => {
    found.value = { Part: await load() };
    gaps.delete(fetch);
  });
  gaps.add(fetch);
  return function Later(props: P) {
    const Part = found.value?.Part;
    useEffect(() => {
      if (!Part) orTell(fetch());
    }, [Part]);
    return <>{Part && <Part {...props} />}</>;
  };
}

/** Fetches all of it that has not come. What fails is fetched again when it is wanted. */
export function fetchTheRest(): void {
  for (const fetch of [...waiting]) fetch().catch(() => undefined);
}

/** Fetches what would be drawn or said; undefined where all of it has come. */
export function fillGaps(): Promise<unknown> | undefined {
  return gaps.size > 0 ? Promise.allSettled([...gaps].map((fetch) => fetch())) : undefined;
}
