import { createHmac } from "node:crypto";
import type { SavedSearch } from "@aufwind/contract/saved-searches";
import type { Platform } from "../../platform/platform.ts";
import { seal, unseal } from "../../platform/session/seal.ts";

type Deps = Pick<Platform, "config">;
export type Kept = Pick<SavedSearch, "name" | "filters">;

/** Bound to the client: a search moved to another row cannot be opened there. */
const sealing = ({ config }: Deps, clientId: string) => ({
  secret: config.secret,
  purpose: `saved search ${clientId}`,
});

export const sealSearch = (deps: Deps, clientId: string, { name, filters }: Kept): Buffer =>
  seal(JSON.stringify({ name, filters }), sealing(deps, clientId));

type Sealed = { client_id: string; sealed: Buffer };

export const openSearch = (deps: Deps, { client_id, sealed }: Sealed): Kept =>
  JSON.parse(unseal(sealed, sealing(deps, client_id))) as Kept;

/** Tells two equal searches of a client without opening them; the order of choices makes no other search. */
export function hashOfFilters({ config }: Deps, clientId: string, filters: Kept["filters"]): Buffer {
  const sorted = Object.entries(filters)
    .map(([key, value]) => [key, Array.isArray(value) ? [...value].sort() : value])
    .sort(([one], [other]) => String(one).localeCompare(String(other)));
  return createHmac("sha256", config.secret)
    .update(`search ${clientId} ${JSON.stringify(sorted)}`)
    .digest();
}

/** The same for every mail to a client, so that the oldest link still works; it cannot be guessed. */
export const leaveTokenOf = ({ config }: Deps, clientId: string): string =>
  createHmac("sha256", config.secret).update(`leave saved searches ${clientId}`).digest("base64url");
