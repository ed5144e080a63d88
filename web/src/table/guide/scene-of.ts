import type { Scene } from '../../kit/guide/guide.ts';
import type { Session } from '../../session/session.ts';
import { ownPrompt } from '../../session/viewing.ts';
import { advised } from '../../thinker/hint.ts';

/** What the person at the screen is asked, and sees; undefined while something is shown, or nothing asked. */
export function sceneOf(session: Session): Scene | undefined {
  const { seen: now, stage, veiled } = session;
  const prompt = ownPrompt(session);
  if (!prompt || stage.playing.value || veiled.value !== undefined) return undefined;
  const events = now.value.since?.events ?? [];
  const told = new Set(events.map(({ kind }) => kind));
  return { prompt, view: now.value.view, told, events, hinted: advised(session) };
}
