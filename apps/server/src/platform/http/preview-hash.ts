import { createHash } from "node:crypto";

/** Of everything that a preview shows: any change of it is another hash. */
export const previewHash = (shown: object): string =>
  createHash("sha256").update(JSON.stringify(shown)).digest("base64url");
