/** The pictures of a person, each in the widths that pages show. A profile picture is square. */
export const PHOTO_WIDTHS = { profile: [96, 192, 320, 640], banner: [480, 1000] } as const;
export type PhotoRole = keyof typeof PHOTO_WIDTHS;

export const PHOTO_ROLES = ["profile", "banner"] as const satisfies PhotoRole[];

/** The widths to make of a picture so wide: never wider than it is, and the widest as good as it can be. */
export function widthsOf(role: PhotoRole, wide: number): number[] {
  const wanted: readonly number[] = PHOTO_WIDTHS[role];
  const widest = Math.min(wide, Math.max(...wanted));
  return [...wanted.filter((width) => width < widest), widest];
}

/** Of the widths that there are, the smallest that fills the one asked for, else the widest. */
export const nearestWidth = (widths: readonly number[], asked = Number.POSITIVE_INFINITY): number =>
  Math.min(...widths.filter((width) => width >= Math.min(asked, Math.max(...widths))));
