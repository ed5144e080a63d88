import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { refusalWords } from '../words/refusal.ts';
import { say } from '../words/words.ts';
import { ReloadButton, Trouble } from './trouble.tsx';

type Loading<T> =
  | { readonly state: 'waiting' }
  | { readonly state: 'here'; readonly value: T }
  | { readonly state: 'failed'; readonly error: Error };

/** Shows what comes of a promise. Give it a `key` that changes with what is to be loaded. */
export function Loaded<T>(props: { make: () => Promise<T>; children: (value: T) => JSX.Element }) {
  const [loading, setLoading] = useState<Loading<T>>({ state: 'waiting' });
  // Made once; the key says when to make it anew.
  useEffect(() => {
    let left = false;
    const set = (next: Loading<T>) => {
      if (!left) setLoading(next);
    };
    props.make().then(
      (value) => set({ state: 'here', value }),
      (error: unknown) =>
        set({ state: 'failed', error: error instanceof Error ? error : new Error(String(error)) }),
    );
    return () => {
      left = true;
    };
  }, []);
  if (loading.state === 'waiting') return <p class="loading">{say.value.hall.loading}</p>;
  if (loading.state === 'failed')
    return (
      <Trouble title={say.value.hall.failed} message={refusalWords(loading.error)}>
        <ReloadButton />
      </Trouble>
    );
  return props.children(loading.value);
}
