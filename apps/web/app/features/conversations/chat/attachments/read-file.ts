import { isPicture, refusalOf } from "./judge-file.ts";
import type { ShownFile } from "./uploads.ts";

/** A chosen file as it is shown, or why it cannot be sent: what the browser cannot show as a picture is none. */
export async function readFile(file: File): Promise<ShownFile | "kind" | "oversized"> {
  const refusal = refusalOf(file);
  if (refusal) return refusal;
  const url = URL.createObjectURL(file);
  const shown = {
    attachmentId: crypto.randomUUID(),
    name: file.name,
    contentType: file.type,
    size: file.size,
    alt: "",
    url,
  };
  if (!isPicture(shown)) return { ...shown, width: null, height: null };
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    return { ...shown, width: image.naturalWidth, height: image.naturalHeight };
  } catch {
    URL.revokeObjectURL(url);
    return "kind";
  }
}
