import { useEffect, useState } from 'preact/hooks';
import { heard } from '../../hall/sound.ts';
import { preferences } from '../../preferences/preferences.ts';
import { sayPages } from '../../words/pages.ts';

const SEEN = 1200;

/** What sounds, in a word: for those who do not hear it. What it tells is announced elsewhere. */
export function SoundCaption() {
  const now = heard.value;
  const [shown, show] = useState(now);
  useEffect(() => {
    show(now);
    const timer = setTimeout(() => show(undefined), SEEN);
    return () => clearTimeout(timer);
  }, [now]);
  if (!preferences.value.captions || !shown) return null;
  return (
    <span class="sound-caption panel" aria-hidden="true" data-sound={shown.sound}>
      ♪ {sayPages.value.sounds[shown.sound]}
    </span>
  );
}
