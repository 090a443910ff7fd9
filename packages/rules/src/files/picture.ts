import { hasMarkup, textOf } from "./bytes.ts";
import { jpegEnd } from "./jpeg.ts";
import { pngEnd } from "./png.ts";
import { zipEnd } from "./zip.ts";

/** Padding that some programs leave behind a picture. */
const PADDING = /^[\s\0]{0,16}$/;

const WALKS = { png: pngEnd, jpeg: jpegEnd, webp: webpEnd } as const;
export type PictureFormat = keyof typeof WALKS;

/** The format of a single picture that is nothing else besides; undefined for everything else. Nothing is decoded. */
export function pictureFormat(bytes: Uint8Array): PictureFormat | undefined {
  const format = (Object.keys(WALKS) as PictureFormat[]).find((each) => isAlone(bytes, WALKS[each](bytes)));
  return format && !hasMarkup(bytes) && zipEnd(bytes) === undefined ? format : undefined;
}

const isAlone = (bytes: Uint8Array, end: number | undefined) =>
  end !== undefined && end <= bytes.length && PADDING.test(textOf(bytes.subarray(end, end + 32)));

const ANIMATED = 0x02;

/** Where a WebP ends that is one picture, by its own word. */
function webpEnd(bytes: Uint8Array): number | undefined {
  const head = textOf(bytes.subarray(0, 16));
  if (bytes.length < 30 || !/^RIFF[\s\S]{4}WEBPVP8[ LX]$/.test(head)) return undefined;
  const isAnimated = head.endsWith("X") && ((bytes[20] ?? 0) & ANIMATED) !== 0;
  const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true);
  return isAnimated ? undefined : 8 + size;
}
