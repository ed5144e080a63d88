import { startFire } from './fire.ts';
import { noiseFor, openRoom } from './room.ts';
import type { Layer } from './tones.ts';

/** From 0 to 100. */
type Volume = number;

/** Plays sounds and lets a fire crackle. */
export interface Speaker {
  play(layers: readonly Layer[], volume: Volume): void;
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
  let into: { readonly room: AudioNode; readonly noise: AudioBuffer } | undefined;
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
    play(layers, volume) {
      const part = partOf(volume);
      if (part === 0) return;
      const context = open();
      into ??= { room: openRoom(context), noise: noiseFor(context, LONGEST, () => OF_A_BAND) };
      for (const layer of layers) sound(context, layer, part, into);
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

/** Of any layer of noise. */
const LONGEST = 1;
/** A band lets little of the noise through. */
const OF_A_BAND = 2.4;
const SILENCE = 0.001;

function sound(
  audio: AudioContext,
  layer: Layer,
  part: number,
  { room, noise }: { readonly room: AudioNode; readonly noise: AudioBuffer },
): void {
  const { at = 0, rise = 0.002, seconds, loud } = layer;
  const from = audio.currentTime + at;
  const end = from + seconds;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(SILENCE, from);
  gain.gain.linearRampToValueAtTime(loud * part, from + rise);
  gain.gain.exponentialRampToValueAtTime(SILENCE, end);
  gain.connect(room);
  const source = layer.of === 'noise' ? band(audio, layer, noise, gain) : tone(audio, layer, gain);
  source.start(from);
  source.stop(end);
}

function glide(pitch: AudioParam, audio: AudioContext, { from, to, at = 0, seconds }: Layer): void {
  pitch.setValueAtTime(from, audio.currentTime + at);
  pitch.exponentialRampToValueAtTime(to, audio.currentTime + at + seconds);
}

function tone(audio: AudioContext, layer: Layer, into: AudioNode): AudioScheduledSourceNode {
  const source = audio.createOscillator();
  if (layer.of !== 'noise') source.type = layer.of;
  glide(source.frequency, audio, layer);
  source.connect(into);
  return source;
}

function band(
  audio: AudioContext,
  layer: Layer,
  noise: AudioBuffer,
  into: AudioNode,
): AudioScheduledSourceNode {
  const source = audio.createBufferSource();
  source.buffer = noise;
  source.loop = true;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.setValueAtTime(layer.narrow ?? 1, audio.currentTime);
  glide(filter.frequency, audio, layer);
  source.connect(filter).connect(into);
  return source;
}

/** Half of it is 30 dB below the loudest: a bed, no event. */
const LOUDEST_FIRE = 0.063;
