import { deleteFile } from "@aufwind/contract/storage";
import type { PhotoRole } from "@aufwind/rules/files/stored-files";
import { callFromBrowser } from "../../../platform/http/browser-api.ts";

/** Loaded on demand: it brings the contract's schemas along. */
export const removePhoto = (role: PhotoRole) => callFromBrowser(deleteFile, { body: { blobPath: `photos/${role}` } });
