import { PHOTO, type PhotoRole } from "@aufwind/rules/files/stored-files";

const BEGINNINGS = [
  { offset: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { offset: 0, bytes: [0xff, 0xd8, 0xff] },
  { offset: 8, bytes: [0x57, 0x45, 0x42, 0x50] },
];
const RIFF = [0x52, 0x49, 0x46, 0x46];

/** How many bytes `isPhoto` needs. */
const BEGINNING = 12;

/**
 * Whether a file begins like a PNG, JPEG or WEBP, whatever its name says; the browser still has to be able to decode
 * it.
 */
export function isPhoto(beginning: Uint8Array): boolean {
  const has = (bytes: number[], offset: number) => bytes.every((byte, place) => beginning[offset + place] === byte);
  return BEGINNINGS.some(({ offset, bytes }) => has(bytes, offset) && (offset === 0 || has(RIFF, 0)));
}

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

/** A decoded picture; `url` is valid until it is released. */
export type PhotoSource = { url: string; image: HTMLImageElement } & Size;
export type Area = { x: number; y: number } & Size;

/** The chosen file as a picture, or why it cannot be used. */
export async function readPhoto(file: File, role: PhotoRole): Promise<PhotoSource | "invalid" | "small"> {
  const beginning = await file
    .slice(0, BEGINNING)
    .arrayBuffer()
    .catch(() => new ArrayBuffer());
  if (!isPhoto(new Uint8Array(beginning))) return "invalid";
  const url = URL.createObjectURL(file);
  const image = new Image();
  image.src = url;
  const isShown = await image.decode().then(
    () => true,
    () => false,
  );
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  if (isShown && isLargeEnough(role, size)) return { url, image, ...size };
  URL.revokeObjectURL(url);
  return isShown ? "small" : "invalid";
}

/** Safari encodes no WEBP and says nothing; then it is a JPEG. */
const TYPES = ["image/webp", "image/jpeg"];
const QUALITIES = [0.9, 0.75, 0.5];

/** The kept part as a file within the rule, without the original's metadata. */
export async function drawPhoto(image: HTMLImageElement, kept: Area, role: PhotoRole): Promise<Blob | undefined> {
  const { width, height } = drawnSize(role, kept);
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const brush = canvas.getContext("2d");
  if (!brush) return undefined;
  brush.imageSmoothingQuality = "high";
  // Transparency would turn black in a JPEG.
  brush.fillStyle = "#fff";
  brush.fillRect(0, 0, width, height);
  brush.drawImage(image, kept.x, kept.y, kept.width, kept.height, 0, 0, width, height);
  for (const type of TYPES)
    for (const quality of QUALITIES) {
      const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
      if (drawn?.type === type && drawn.size <= PHOTO.bytes) return drawn;
    }
  return undefined;
}
