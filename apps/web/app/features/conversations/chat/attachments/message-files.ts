import { forgetStored, isHere, isLocal, isLost, refusalIn, type ShownFile, storeFile } from "./uploads.ts";

/** A file of a message that the API will never take, and why. */
export class RefusedFile extends Error {
  readonly attachmentId: string;
  constructor({ attachmentId, name }: ShownFile, why: string) {
    super(`${name}: ${why}`);
    this.attachmentId = attachmentId;
  }
}

const idsOf = (files: readonly ShownFile[]): string[] | undefined =>
  files.length > 0 ? files.map(({ attachmentId }) => attachmentId) : undefined;

/** The files that a reload has taken away; nothing where there are none. */
export const lostOf = (files: readonly ShownFile[]): string[] | undefined => idsOf(files.filter(isLost));

/** The API keeps them no longer: those that are here are sent anew with the next try, the others are lost. */
export function forgetFiles(files: readonly ShownFile[]): string[] | undefined {
  for (const { attachmentId } of files) forgetStored(attachmentId);
  return idsOf(files.filter((file) => !isHere(file)));
}

/** All files of a message, as they are stored. */
export const storeFiles = (files: readonly ShownFile[]): Promise<ShownFile[]> =>
  Promise.all(
    files.map(async (file) => {
      try {
        return isLocal(file) ? await storeFile(file.attachmentId) : file;
      } catch (error) {
        const why = refusalIn(error);
        throw why === undefined ? error : new RefusedFile(file, why);
      }
    }),
  );
