import { startFire } from './fire.ts';
import type { Tone } from './tones.ts';

/** From 0 to 100. */
type Volume = number;

/** Plays tones and lets a fire crackle. */
export interface Speaker {
  play(tones: readonly Tone[], volume: Volume): void;
  /** 0 puts the fire out. */
  burn(volume: Volume): void;
  /** Goes on where the system had interrupted it; iOS does so for calls, alarms and other apps. */
  wake(): void;
  /** Whether anything has sounded yet. */
  isThere(): boolean;
}

const partOf = (volume: Volume): number => Math.min(100, Math.max(0, volume)) / 100;

export function newSpeaker(make: () => AudioContext): Speaker {
  let audio: AudioContext | undefined;
  let fire: { readonly gain: GainNode; stop(): void } | undefined;
  const open = (): AudioContext => {
    audio ??= make();
    wake();
    return audio;
  };
  const wake = (): void => {
    // Also `interrupted`, which only iOS knows. Where it may not sound yet, the next touch tries again.
    if (audio && audio.state !== 'running' && audio.state !== 'closed') audio.resume().catch(() => undefined);
  };
  return {
    wake,
    isThere: () => audio !== undefined,
    play(tones, volume) {
      const part = partOf(volume);
      if (part === 0) return;
      const context = open();
      let at = context.currentTime;
      for (const tone of tones) {
        const source = context.createOscillator();
        const gain = context.createGain();
        source.type = tone.shape;
        source.frequency.setValueAtTime(tone.from, at);
        source.frequency.exponentialRampToValueAtTime(tone.to, at + tone.seconds);
        gain.gain.setValueAtTime(tone.loud * part, at);
        gain.gain.exponentialRampToValueAtTime(0.001, at + tone.seconds);
        source.connect(gain).connect(context.destination);
        source.start(at);
        source.stop(at + tone.seconds);
        at += tone.seconds * 0.8;
      }
    },
    burn(volume) {
      const part = partOf(volume);
      if (part === 0) {
        fire?.stop();
        fire = undefined;
        return;
      }
      const context = open();
      fire ??= startFire(context);
      fire.gain.gain.setTargetAtTime(part * LOUDEST_FIRE, context.currentTime, 0.4);
    },
  };
}

/** Half of it is 30 dB below the loudest: a bed, no event. */
const LOUDEST_FIRE = 0.063;
