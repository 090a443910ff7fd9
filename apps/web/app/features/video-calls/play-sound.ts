/** Two friendly tones, made here so that none has to be loaded. */
const TONES = [523.25, 659.25];
const EACH_S = 0.35;

export function playSound(speaker: string): void {
  const context = new AudioContext();
  const target = context.createMediaStreamDestination();
  const audio = new Audio();
  TONES.forEach((pitch, index) => {
    const [begin, end] = [context.currentTime + index * EACH_S, context.currentTime + (index + 1) * EACH_S];
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(0.25, begin + 0.03);
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
