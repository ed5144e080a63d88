import { type FateTable, isLost, type RollingFates } from '../state.ts';
import { sceneAt, taleOf } from './scene-tale.ts';

/** Paragraphs up to a choice, and what was chosen there ('' where nothing was yet): references into the texts. */
interface Passage {
  readonly text: readonly string[];
  readonly chosen: string;
}

/** What lies open of the story. */
export interface Page {
  readonly title: string;
  readonly passages: readonly Passage[];
}

const DEFEAT = sceneAt('defeat');

/** The scene that is being told, or the end of a lost game (RF-191). */
export function pageOf(s: RollingFates): Page | null {
  const scene = isLost(s) ? DEFEAT : s.journey.story;
  if (!scene) return null;
  const { head, beats } = taleOf(s, scene);
  const passages = beats.map(({ lines, choices }, i) => ({
    text: lines.flatMap(({ text }) => (text === '' ? [] : [text])),
    chosen: choices[scene.choices[i] ?? -1]?.text ?? '',
  }));
  return { title: head.title, passages };
}

/** RF-191: how a lost adventure ends. */
export function tellDefeat(t: FateTable): void {
  const { head, beats } = taleOf(t.state, DEFEAT);
  const text = beats.flatMap(({ lines }) => lines.map((line) => line.text));
  t.tell({ kind: 'story', rule: 'RF-191', knot: DEFEAT.knot, title: head.title, text });
}
