/** An audio context that makes no sound and keeps a record: how loud each layer and the fire were to be. */
export function fakeAudio(state = 'running') {
  const louds: number[] = [];
  const fires: number[] = [];
  const audio = { state, resumed: 0, started: 0, stopped: 0 };
  const param = () => ({
    value: 0,
    setValueAtTime: () => undefined,
    linearRampToValueAtTime: (value: number) => void louds.push(value),
    exponentialRampToValueAtTime: () => undefined,
    setTargetAtTime: (value: number) => void fires.push(value),
  });
  const node = () => ({
    type: '',
    buffer: undefined,
    loop: false,
    frequency: param(),
    gain: param(),
    Q: param(),
    connect: (to: unknown) => to,
    start: () => void audio.started++,
    stop: () => void audio.stopped++,
  });
  const context = {
    get state() {
      return audio.state;
    },
    currentTime: 0,
    sampleRate: 400,
    destination: {},
    resume: async () => {
      audio.resumed++;
      audio.state = 'running';
    },
    createOscillator: node,
    createGain: node,
    createBufferSource: node,
    createBiquadFilter: node,
    createConvolver: node,
    createDynamicsCompressor: node,
    createBuffer: (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) }),
  };
  return { audio, louds, fires, context: context as unknown as AudioContext };
}
