import { PHOTO, type PhotoRole } from "@aufwind/rules/files/stored-files";

export type Size = { width: number; height: number };

/** The aspect ratio of the kept part. */
export const ASPECTS = { profile: 1, banner: 25 / 8 } as const satisfies Record<PhotoRole, number>;

const MOST_ZOOM = 4;

/** The minimum size of a picture, so that the kept part is large enough. */
export const leastSize = (role: PhotoRole): Size => ({
  width: Math.ceil(PHOTO.leastPixels * ASPECTS[role]),
  height: PHOTO.leastPixels,
});

export function isLargeEnough(role: PhotoRole, { width, height }: Size): boolean {
  const least = leastSize(role);
  return width >= least.width && height >= least.height;
}

/** The maximum zoom before the kept part would be too small. */
export function mostZoom(role: PhotoRole, { width, height }: Size): number {
  const whole = Math.min(width, height * ASPECTS[role]);
  return Math.max(1, Math.min(MOST_ZOOM, whole / leastSize(role).width));
}

/** The output size of the kept part: never enlarged, and within the rule. */
export function drawnSize(role: PhotoRole, kept: Size): Size {
  const width = Math.min(PHOTO.mostPixels, Math.max(leastSize(role).width, Math.round(kept.width)));
  return { width, height: Math.round(width / ASPECTS[role]) };
}
