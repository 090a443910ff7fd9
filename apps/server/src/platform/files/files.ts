import { join } from "node:path";
import type { Config } from "../config/config.ts";
import { createDiskFiles } from "./disk-files.ts";
import type { FileStore } from "./file-store.ts";

export type Files = FileStore;

/** A store like S3 where one is set up, else the data folder. */
export const createFiles = ({ s3, dataFolder }: Pick<Config, "s3" | "dataFolder">): Files =>
  s3
    ? loadedLater(async () => (await import("./s3-files.ts")).createS3Files(s3))
    : createDiskFiles(join(dataFolder, "files"));

/** The library for S3 takes a tenth of the process's memory: only who keeps files there loads it. */
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
