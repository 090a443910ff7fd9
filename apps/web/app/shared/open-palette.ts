/** The event that opens the palette; whoever shows it listens on the window. */
export const PALETTE_EVENT = "aufwind:palette";

/** For a button; the mark is for presses before the palette listens. */
export const opensPalette = {
  onClick: () => window.dispatchEvent(new Event(PALETTE_EVENT)),
  "data-opens-palette": "",
};
