import type { AreaKey } from "@aufwind/rules/areas-keys";

type AreaDrawing = {
  /** One path on a grid of 32. */
  sign: string;
  /** Paths on a canvas of 160 × 90, the last in the accent colour; several, so that neighbours differ. */
  scenes: readonly (readonly string[])[];
};

/** The drawings of the six areas: a small icon and the picture above its articles. */
export const AREA_DRAWINGS: Record<AreaKey, AreaDrawing> = {
  relationships: {
    sign: "M2 22c8 0 9-14 16-14s8 8 12 8",
    scenes: [
      [
        "M14 62c30 0 34-36 66-36s36 36 66 36",
        "M14 28c30 0 34 36 66 36s36-36 66-36",
        "M76 45a4 4 0 1 0 8 0 4 4 0 0 0-8 0",
      ],
    ],
  },
  career: {
    sign: "M3 24l8-8 6 5 12-14",
    scenes: [["M16 74h26V60h26V46h26V32h26V18h24", "M16 82h130", "M28 52c24-4 40-18 58-38m0 0H72m14 0v14"]],
  },
  "mental-health": {
    sign: "M4 20c4-10 8 6 12-2s8-8 12-4",
    scenes: [
      [
        "M12 60c10-34 20 20 32-4s20-24 32-6 20 14 32 2 22-8 40-4",
        "M12 76c14-8 24 6 38 0s24-6 38-1 30 1 60-1",
        "M118 24a9 9 0 1 0 18 0 9 9 0 0 0-18 0",
      ],
      ["M12 68h136M48 68a32 32 0 0 1 64 0", "M30 80h100", "M80 24V12M51 36l-8-8m66 8 8-8"],
    ],
  },
  "health-addiction": {
    sign: "M6 26V12m7 14V6m7 20V15m7 11V9",
    scenes: [
      [
        "M80 78V36m0 18c-22 2-32-10-32-28 20-1 32 10 32 28zm0-10c-1-16 10-26 30-26 1 17-11 27-30 26z",
        "M40 78h80",
        "M128 20v10m-5-5h10",
      ],
    ],
  },
  "neurodiversity-youth": {
    sign: "M4 16a12 12 0 1 1 12 12M16 10v7l5 3",
    scenes: [
      [
        "M20 66c-4-42 44-58 62-34 16 22-18 40-28 22-8-16 20-32 42-20 24 12 22 34 44 30",
        "M26 76c30 6 74 6 108-4",
        "M128 26l3 6 6 1-4.5 4.5 1 6-5.5-3-5.5 3 1-6-4.5-4.5 6-1z",
      ],
    ],
  },
  "acute-digital": {
    sign: "M4 24c6-2 6-16 12-16s6 14 12 12",
    scenes: [
      [
        "M46 14h68a6 6 0 0 1 6 6v38a6 6 0 0 1-6 6H46a6 6 0 0 1-6-6V20a6 6 0 0 1 6-6zM28 76h104",
        "M58 64c0-16 18-16 18 0m10 0c0-16 18-16 18 0M67 38a6 6 0 1 0 0 .1m28-.1a6 6 0 1 0 0 .1",
        "M72 24c5-5 11-5 16 0",
      ],
      [
        "M64 12h32a6 6 0 0 1 6 6v54a6 6 0 0 1-6 6H64a6 6 0 0 1-6-6V18a6 6 0 0 1 6-6zm12 58h8",
        "M12 66c18 0 28-6 46-18m44-14c14-8 26-12 46-12",
        "M68 46c6 0 6-14 12-14s6 14 12 14",
      ],
    ],
  },
};
