import { onStop } from "./lifecycle.ts";
import { startPostgres } from "./postgres.ts";
import { step } from "./progress.ts";

type Place = { folder: string; fast?: boolean; database?: string };

/** Our own PostgreSQL, which ends with this process; returns its address. */
export const ownDatabase = (place: Place): Promise<string> =>
  step("Starting PostgreSQL", async () => {
    const starting = startPostgres(place);
    // A stop during the start waits for it, so that nothing is left behind.
    onStop(async (hurry) => (await starting.catch(() => undefined))?.stop(hurry));
    return (await starting).url;
  });
