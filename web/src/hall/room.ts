const ECHO = 0.5;
const WET = 0.2;

/** A hall of wood around all sounds: a short echo, and nothing that hurts. What plays connects to it. */
export function openRoom(audio: AudioContext): AudioNode {
  const room = audio.createGain();
  const press = audio.createDynamicsCompressor();
  const echo = audio.createConvolver();
  const wet = audio.createGain();
  wet.gain.value = WET;
  echo.buffer = noiseFor(audio, ECHO, (share) => (1 - share) ** 3);
  room.connect(press);
  room.connect(echo).connect(wet).connect(press);
  press.connect(audio.destination);
  return room;
}

/** Noise that gets weaker as `loud` says, from its beginning at 0 to its end at 1. */
export function noiseFor(
  audio: AudioContext,
  seconds: number,
  loud: (share: number) => number = () => 1,
): AudioBuffer {
  const length = Math.round(seconds * audio.sampleRate);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * loud(i / length);
  return buffer;
}
