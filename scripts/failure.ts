import { ConfigError } from "@aufwind/server/platform/config/config";
import { StartError } from "./start-error.ts";

type Coded = { code?: string; port?: number; path?: string; message?: string; hostname?: string; address?: string };

const SENTENCES: Record<string, (error: Coded) => string> = {
  EADDRINUSE: ({ port }) =>
    `The port ${port ?? ""} is already in use; please stop what runs there or choose another PORT.`,
  EADDRNOTAVAIL: ({ address }) => `This machine does not have the address ${address ?? ""} given as HOST.`,
  EACCES: ({ port, path }) =>
    port
      ? `This user may not open the port ${port}; please choose a PORT above 1023.`
      : `This user may not read or write ${path ?? "the data folder"}.`,
  EPERM: ({ path }) => `This user may not read or write ${path ?? "the data folder"}.`,
  EROFS: ({ path }) => `The disk is read-only: ${path ?? "the data folder"} cannot be written.`,
  ENOSPC: () => "The disk is full.",
  ENOTDIR: ({ path }) => `There is a file where a folder should be: ${path ?? ""}.`,
  ECONNREFUSED: ({ address, port }) => `No database answers at ${where(address, port)}; please check DATABASE_URL.`,
  ECONNRESET: () => "The database closed the connection; please check DATABASE_URL.",
  ENOTFOUND: ({ hostname }) => `The database server ${hostname ?? ""} is not known; please check DATABASE_URL.`,
  EAI_AGAIN: ({ hostname }) =>
    `The name of the database server ${hostname ?? ""} could not be looked up; please check the network and DATABASE_URL.`,
  ETIMEDOUT: () => "The database did not answer in time; please check DATABASE_URL.",
  EHOSTUNREACH: ({ address }) => `The database server ${address ?? ""} cannot be reached; please check DATABASE_URL.`,
  "28P01": () => "The database does not accept the user or the password in DATABASE_URL.",
  "28000": () => "The database does not accept the user in DATABASE_URL.",
  "3D000": () => "The database named in DATABASE_URL does not exist; please create it first.",
  "42501": () => "The database user in DATABASE_URL may not create the tables.",
  "53300": () => "The database has no connection left; please raise max_connections or lower DATABASE_POOL.",
  "57P03": () => "The database is still starting; please try again in a moment.",
};

const where = (address?: string, port?: number) =>
  address && port ? `${address}:${port}` : "the address in DATABASE_URL";

/** A start failure in one sentence without a stack. */
export function sentenceOf(error: unknown): string {
  if (error instanceof StartError || error instanceof ConfigError) return error.message;
  if (error instanceof AggregateError && error.errors.length > 0) return sentenceOf(error.errors[0]);
  if (!(error instanceof Error)) return `Aufwind could not start: ${finish(String(error))}`;
  const coded: Coded = error;
  const sentence = SENTENCES[coded.code ?? ""]?.(coded);
  if (sentence) return sentence.replace(/ {2,}/g, " ").replace(/ ([.;])/g, "$1");
  if (/timeout.*connect/i.test(error.message)) return "The database did not answer in time; please check DATABASE_URL.";
  if (error.cause) return sentenceOf(error.cause);
  return `Aufwind could not start: ${finish(error.message)}`;
}

/** The first line only, ended like a sentence. */
const finish = (message: string) => `${(message.split("\n")[0] ?? "").trim().replace(/[.\s]+$/, "")}.`;
