import type { OwnClient } from "@aufwind/contract/coach-clients";
import { type PageAsked, pageFacts } from "@aufwind/contract/platform/lists";
import { type Created, createdSince } from "@aufwind/rules/coach-clients";
import { Problem } from "../../../platform/http/problem.ts";
import type { Platform } from "../../../platform/platform.ts";
import { photosSeenBy } from "../../storage/commands.ts";
import { presentClient, presentItem } from "./present.ts";
import { findOne, findPage, type Wanted } from "./store.ts";

type Asked = Omit<Wanted, "since"> & PageAsked & { created: Created };

/** One page of a coach's own clients, including those who have left. */
export async function listClients({ database, clock }: Platform, { created, ...asked }: Asked) {
  const now = clock.now();
  const since = createdSince(created, now.getTime());
  const wanted = { ...asked, since: since === undefined ? undefined : new Date(since) };
  const { rows, totalCount } = await findPage(database, wanted, { ...asked, now });
  const ids = rows.map(({ client_id }) => client_id);
  const pictures = await photosSeenBy(database, asked.coachId, ids);
  return {
    items: rows.map((row) => presentItem(row, pictures.get(row.client_id))),
    ...pageFacts({ ...asked, totalCount }),
  };
}

type Own = { coachId: string; clientId: string };

export async function readClient({ database, clock }: Platform, own: Own): Promise<OwnClient> {
  const now = clock.now();
  const row = await findOne(database, { ...own, now });
  if (!row) throw new Problem("notFound");
  const pictures = await photosSeenBy(database, own.coachId, [own.clientId]);
  return presentClient(row, { pictures: pictures.get(own.clientId), now });
}
