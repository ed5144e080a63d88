const SECONDS = 6;
const CRACKLES = 26;

/** A loop of soft noise with crackles in it, made on the spot. */
export function startFire(audio: AudioContext): { readonly gain: GainNode; stop(): void } {
  const buffer = audio.createBuffer(1, SECONDS * audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  let drift = 0;
  for (let i = 0; i < samples.length; i++) {
    drift = 0.985 * drift + 0.12 * (Math.random() * 2 - 1);
    samples[i] = drift;
  }
  for (let n = 0; n < CRACKLES; n++) {
    const from = Math.floor(Math.random() * (samples.length - 800));
    const loud = 0.3 + Math.random() * 0.7;
    for (let i = 0; i < 800; i++) {
      samples[from + i] = (samples[from + i] ?? 0) + loud * Math.exp(-i / 90) * (Math.random() * 2 - 1);
    }
  }
  const source = audio.createBufferSource();
  source.buffer = buffer;
  source.loop = true;
  const gain = audio.createGain();
  gain.gain.value = 0;
  source.connect(gain).connect(audio.destination);
  source.start();
  return { gain, stop: () => source.stop() };
}
