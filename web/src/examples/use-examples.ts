import { useEffect, useState } from 'preact/hooks';
import type { Example } from './library.ts';

type Examples = ReadonlyMap<string, readonly Example[]>;

/** The examples of a game by their rules; undefined until they are here, and where they cannot be had. */
export function useExamples(game: string): Examples | undefined {
  const [examples, setExamples] = useState<Examples | undefined>(undefined);
  useEffect(() => {
    let left = false;
    // They come after the rules, in files of their own.
    import('./library.ts')
      .then(({ examplesOf }) => examplesOf(game))
      .then((found) => !left && setExamples(found))
      .catch(() => undefined); // Without a network at the first visit: the rules are there all the same.
    return () => {
      left = true;
    };
  }, [game]);
  return examples;
}
