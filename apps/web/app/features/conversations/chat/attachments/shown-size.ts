type Size = { width: number; height: number };

/** How large a picture stands in a box of so many pixels each way: its shape is kept, and it is never made larger. */
export function shownSize({ width, height }: Size, box: number): Size {
  const scale = Math.min(1, box / width, box / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
