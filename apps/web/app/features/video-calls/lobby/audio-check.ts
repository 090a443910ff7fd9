const EVERY_MS = 100;
const USER_EVENTS = ["pointerdown", "keydown"] as const;

/** Reports how loud a microphone is, from 0 to 100; returns how to stop. */
export function watchMicrophoneLevel(track: MediaStreamTrack, onLevel: (level: number) => void): () => void {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 512;
  context.createMediaStreamSource(new MediaStream([track])).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    onLevel(levelOf(samples));
  }, EVERY_MS);
  const stopped = new AbortController();
  // Some browsers keep audio suspended until the person did something.
  const wake = () => context.resume().catch(() => undefined);
  for (const type of USER_EVENTS) window.addEventListener(type, wake, { signal: stopped.signal });
  wake();
  return () => {
    stopped.abort();
    clearInterval(timer);
    context.close().catch(() => undefined);
  };
}

/** Perceived loudness: −60 dB is 0, 0 dB is 100. */
export function levelOf(samples: Float32Array): number {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  if (power === 0) return 0;
  const decibels = 10 * Math.log10(power);
  return Math.round(Math.min(Math.max((decibels + 60) / 60, 0), 1) * 100);
}

/** Two tones, synthesized so that none has to be loaded. */
const TONES = [523.25, 659.25];
const EACH_S = 0.35;

/** Loud enough to judge a speaker by; soft enough not to interrupt anybody. */
const VOLUMES = { test: 0.25, soft: 0.05 };

/** Plays them on the chosen speaker. */
export function playSound(speaker: string, loudness: keyof typeof VOLUMES = "test"): void {
  const context = new AudioContext();
  const target = context.createMediaStreamDestination();
  const audio = new Audio();
  TONES.forEach((pitch, index) => {
    const [begin, end] = [context.currentTime + index * EACH_S, context.currentTime + (index + 1) * EACH_S];
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(VOLUMES[loudness], begin + 0.03);
    volume.gain.exponentialRampToValueAtTime(0.001, end);
    tone.connect(volume).connect(target);
    tone.start(begin);
    tone.stop(end);
    if (index === TONES.length - 1) tone.onended = () => context.close();
  });
  audio.srcObject = target.stream;
  const ready = audio.setSinkId?.(speaker).catch(() => undefined) ?? Promise.resolve();
  ready.then(() => audio.play()).catch(() => undefined);
}
