import { ATTACHMENT, type AttachmentType } from "@aufwind/rules/conversations";
import { isPdf } from "@aufwind/rules/files/pdf";
import { barePicture } from "@aufwind/rules/files/pictures";
import sharp, { type SharpOptions } from "sharp";
import { Problem } from "../../platform/http/problem.ts";

/** An attachment as it is stored; sizes are a picture's only. */
export type JudgedAttachment = {
  contentType: AttachmentType;
  bytes: Uint8Array;
  width: number | null;
  height: number | null;
};

const CAREFULLY: SharpOptions = {
  failOn: "warning",
  limitInputPixels: ATTACHMENT.mostPixels,
  pages: 1,
  // Rotated by its EXIF orientation, before the metadata is dropped.
  autoOrient: true,
};
const LONGEST_SECONDS = 20;

/** An attachment by its content: a picture is encoded again from its pixels, a PDF stays as it is. */
export async function judgeAttachment(given: Uint8Array): Promise<JudgedAttachment> {
  if (given.length > ATTACHMENT.bytes) throw new Problem("oversizedAttachment");
  // Metadata is stripped before a decoder sees it.
  const picture = barePicture(given);
  if (picture) return made(picture).catch(refuse);
  if (!isPdf(given)) throw new Problem("invalidAttachment");
  return { contentType: "application/pdf", bytes: given, width: null, height: null };
}

async function made(picture: Uint8Array): Promise<JudgedAttachment> {
  const { width, height } = await sharp(picture, { ...CAREFULLY, limitInputPixels: false }).metadata();
  // By the header alone: a huge picture is never decoded.
  if (width * height > ATTACHMENT.mostPixels) throw new Problem("invalidAttachment");
  const { data, info } = await sharp(picture, CAREFULLY)
    .timeout({ seconds: LONGEST_SECONDS })
    .resize({ width: ATTACHMENT.longestSide, height: ATTACHMENT.longestSide, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .webp({ quality: 82, effort: 2 })
    .toBuffer({ resolveWithObject: true });
  return { contentType: "image/webp", bytes: data, width: info.width, height: info.height };
}

const refuse = (): never => {
  throw new Problem("invalidAttachment");
};
