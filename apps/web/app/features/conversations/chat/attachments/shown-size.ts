type Size = { width: number; height: number };

/** The size of a picture within a box: same ratio, never enlarged. */
export function shownSize({ width, height }: Size, box: number): Size {
  const scale = Math.min(1, box / width, box / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
