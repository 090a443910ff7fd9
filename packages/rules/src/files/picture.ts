import { hasMarkup, joined, textOf } from "./bytes.ts";
import { walkJpeg } from "./jpeg.ts";
import { walkPng } from "./png.ts";
import { walkWebp } from "./webp.ts";
import { zipEnd } from "./zip.ts";

/** Padding that some programs leave behind a picture. */
const PADDING = /^[\s\0]{0,16}$/;

/**
 * A single picture that is nothing else besides, without notes, previews and whatever else its pixels do not need;
 * undefined for everything else. Nothing is decoded or unpacked.
 */
export function barePicture(bytes: Uint8Array): Uint8Array | undefined {
  const walked = walkPng(bytes) ?? walkJpeg(bytes) ?? walkWebp(bytes);
  const isAlone = walked && isLast(bytes, walked.end) && !hasMarkup(bytes) && zipEnd(bytes) === undefined;
  return isAlone ? joined(walked.kept) : undefined;
}

const isLast = (bytes: Uint8Array, end: number) =>
  end <= bytes.length && PADDING.test(textOf(bytes.subarray(end, end + 32)));
