import { newSpeaker } from './speaker.ts';

export { TONES, VOICES } from './tones.ts';
export const speaker = newSpeaker(() => new AudioContext());
