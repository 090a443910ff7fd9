/** Newer than the type definitions: the camera itself blurs what is behind the person. */
type BlurCapabilities = { backgroundBlur?: readonly boolean[] };

export function canBlur(track: MediaStreamTrack | null): boolean {
  const { backgroundBlur = [] } = (track?.getCapabilities?.() ?? {}) as BlurCapabilities;
  return backgroundBlur.includes(true) && backgroundBlur.includes(false);
}

/** A camera that refuses goes on as it was. */
export async function blur(track: MediaStreamTrack | null, isOn: boolean): Promise<void> {
  if (!track || !canBlur(track)) return;
  await track.applyConstraints({ backgroundBlur: isOn } as MediaTrackConstraints).catch(() => undefined);
}
