import { join } from "node:path";
import type { Config } from "../config/config.ts";
import { createDiskFiles } from "./disk-files.ts";
import type { FileStore } from "./file-store.ts";
import { createS3Files } from "./s3-files.ts";

export type Files = FileStore;

/** A store like S3 where one is set up, else the data folder. */
export const createFiles = ({ s3, dataFolder }: Pick<Config, "s3" | "dataFolder">): Files =>
  s3 ? createS3Files(s3) : createDiskFiles(join(dataFolder, "files"));
