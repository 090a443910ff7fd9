import type { Files } from "../files/files.ts";

/** A picture of the file store, or a drawing (SVG), that the HTML of a mail shows as `cid:<name>`. */
export type MailPicture = { name: string; fileKey: string } | { name: string; drawing: string };

type PicturePart = {
  cid: string;
  filename: string;
  content: Buffer;
  contentType: "image/png" | "image/jpeg";
  contentDisposition: "inline";
};

/** The name of the sign in the HTML of every mail. */
export const SIGN = "sign";
const SIGN_DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#0F4C4A"/><g fill="none" stroke="#FBF8F3" stroke-width="2.6" stroke-linecap="round"><path d="M6 20.5c6 .8 9-1.8 10.6-5.9C18 11.2 20 8.2 26 7.5"/><path stroke="#F0976E" d="M6 25.5c7.5.9 12.6-1.7 15.2-6.6 1-2 2.4-3.7 4.8-4.5"/></g></svg>`;

/** Twice the size on the page, for fine screens. */
const SIGN_PX = 64;
const PORTRAIT_PX = 112;
const DRAWING_PX = 1040;

let drawnSign: Promise<Buffer> | undefined;

/** The pictures in the HTML as parts of the mail itself: a reader's program loads nothing from the web. */
export async function loadPictures(
  files: Pick<Files, "get">,
  { html, pictures = [] }: { html: string; pictures?: MailPicture[] | undefined },
): Promise<PicturePart[]> {
  const shown = pictures.map((each) =>
    "drawing" in each ? loadDrawing(each.name, each.drawing) : loadPortrait(files, each.name, each.fileKey),
  );
  const parts = await Promise.all([...(html.includes(`cid:${SIGN}`) ? [loadSign()] : []), ...shown]);
  return parts.filter((part) => part !== undefined);
}

/** The HTML with its pictures inside, for a page that shows it. */
export const withPictures = (html: string, parts: PicturePart[]): string =>
  parts.reduce(
    (shown, { cid, contentType, content }) =>
      shown.replaceAll(`"cid:${cid}"`, `"data:${contentType};base64,${content.toString("base64")}"`),
    html,
  );

async function loadSign(): Promise<PicturePart> {
  drawnSign ??= import("sharp").then(({ default: sharp }) =>
    sharp(Buffer.from(SIGN_DRAWING), { density: 144 }).resize(SIGN_PX).png().toBuffer(),
  );
  return partOf(SIGN, "image/png", await drawnSign);
}

/** Not every reader knows SVG. */
async function loadDrawing(name: string, drawing: string): Promise<PicturePart> {
  const { default: sharp } = await import("sharp");
  return partOf(
    name,
    "image/png",
    await sharp(Buffer.from(drawing)).resize(DRAWING_PX).png({ palette: true }).toBuffer(),
  );
}

/** Undefined if it was deleted meanwhile: the mail goes out with initials instead. Not every reader knows WebP. */
async function loadPortrait(
  files: Pick<Files, "get">,
  name: string,
  fileKey: string,
): Promise<PicturePart | undefined> {
  const file = await files.get(fileKey);
  if (!file) return undefined;
  const { default: sharp } = await import("sharp");
  const picture = sharp(file.bytes).resize(PORTRAIT_PX, PORTRAIT_PX, { fit: "cover", position: "top" });
  return partOf(name, "image/jpeg", await picture.flatten({ background: "#FBF8F3" }).jpeg({ quality: 82 }).toBuffer());
}

const partOf = (name: string, contentType: PicturePart["contentType"], content: Buffer): PicturePart => ({
  ...{ cid: name, content, contentType },
  filename: `${name}.${contentType === "image/png" ? "png" : "jpg"}`,
  contentDisposition: "inline",
});
