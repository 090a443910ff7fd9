/** Whether the browser has a small window above all others. */
export const canShowSmall = (): boolean => document.pictureInPictureEnabled === true;

/** Into the small window, or back. */
export async function showSmall(video: HTMLVideoElement | null): Promise<void> {
  if (document.pictureInPictureElement) return document.exitPictureInPicture().catch(() => undefined);
  await video?.requestPictureInPicture().catch(() => undefined);
}
