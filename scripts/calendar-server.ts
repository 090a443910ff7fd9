import { findInstalled, installPackage, isRunnable } from "./debian-package.ts";
import { StartError } from "./start-error.ts";

const NAME = "radicale";

/** A real calendar server for the tests of connected calendars: RADICALE_PATH, the system's, or a newly installed one. */
export async function findCalendarServer(): Promise<string> {
  const named = process.env.RADICALE_PATH;
  if (named && !isRunnable(named)) throw new StartError(`There is no Radicale that runs at RADICALE_PATH (${named}).`);
  const found = named ?? findInstalled([NAME]) ?? (await installPackage(NAME));
  if (found) return found;
  throw new StartError(
    "No Radicale was found or could be installed; please install it and name it in RADICALE_PATH. Without it the tests of connected calendars fail.",
  );
}
