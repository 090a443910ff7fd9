import { PHOTO, type PhotoRole } from "@aufwind/rules/files/stored-files";
import { BEGINNING, isPhoto } from "./photo-format.ts";
import { drawnSize, isLargeEnough, type Size } from "./photo-shape.ts";

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
