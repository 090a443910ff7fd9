import { forgetStored, isHere, isLocal, isLost, refusalIn, type ShownFile, storeFile } from "./uploads.ts";

/** A file that the API will never accept, and why. */
export class RefusedFile extends Error {
  readonly attachmentId: string;
  constructor({ attachmentId, name }: ShownFile, why: string) {
    super(`${name}: ${why}`);
    this.attachmentId = attachmentId;
  }
}

const idsOf = (files: readonly ShownFile[]): string[] | undefined =>
  files.length > 0 ? files.map(({ attachmentId }) => attachmentId) : undefined;

/** The files lost by a reload; undefined if there are none. */
export const lostOf = (files: readonly ShownFile[]): string[] | undefined => idsOf(files.filter(isLost));

/** The API has deleted them: those still here are uploaded again with the next try, the others are lost. */
export function forgetFiles(files: readonly ShownFile[]): string[] | undefined {
  for (const { attachmentId } of files) forgetStored(attachmentId);
  return idsOf(files.filter((file) => !isHere(file)));
}

/** All files of a message, as stored. */
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
