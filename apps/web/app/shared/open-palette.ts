/** The event that opens the palette; whoever shows it listens on the window. */
export const PALETTE_EVENT = "aufwind:palette";

export const openPalette = () => window.dispatchEvent(new Event(PALETTE_EVENT));
