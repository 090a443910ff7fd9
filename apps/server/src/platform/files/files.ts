import { join } from "node:path";
import type { Config } from "../config/config.ts";
import { createDiskFiles } from "./disk-files.ts";
import type { FileStore } from "./file-store.ts";

export type Files = FileStore;

/** An S3-compatible store if configured, else the data folder. */
export const createFiles = ({ s3, dataFolder }: Pick<Config, "s3" | "dataFolder">): Files =>
  s3
    ? loadedLater(async () => (await import("./s3-files.ts")).createS3Files(s3))
    : createDiskFiles(join(dataFolder, "files"));

/** The S3 library takes a tenth of the process's memory: loaded only if needed. */
function loadedLater(load: () => Promise<FileStore>): FileStore {
  let loading: Promise<FileStore> | undefined;
  const store = () => {
    loading ??= load();
    return loading;
  };
  return {
    put: async (...given) => (await store()).put(...given),
    get: async (key) => (await store()).get(key),
    open: async (key) => (await store()).open(key),
    remove: async (key) => (await store()).remove(key),
  };
}
