import type { ClientItem, HistoryEntry, OwnClient, Preparation } from "@aufwind/contract/coach-clients";
import { type PageAsked, pageFacts } from "@aufwind/contract/platform/lists";
import { type Created, createdSince, HISTORY_KINDS, type HistoryKind } from "@aufwind/rules/coach-clients";
import { mayWrite } from "@aufwind/rules/conversations";
import { feeRateOf, ownClientsUntil } from "@aufwind/rules/statements";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { summariseNote } from "../notes/queries.ts";
import type { Pictures } from "../storage/commands.ts";
import { photosSeenBy } from "../storage/queries.ts";
import { countFile, findHistory, type HistoryRow } from "./client-history-store.ts";
import { findOne, findPage, type OneRow, type SeenRow, type Wanted } from "./client-list-store.ts";
import { remarkOf, remarksOf, tagKey } from "./remarks.ts";
import { findKnown, type KnownRow } from "./store.ts";

type ListClientsParams = Omit<Wanted, "since" | "tagKey"> & PageAsked & { created: Created; tag: string };

/** One page of a coach's own clients, including those who have left. */
export async function listClients(platform: Platform, { created, tag, ...asked }: ListClientsParams) {
  const { database, clock } = platform;
  const now = clock.now();
  const since = createdSince(created, now.getTime());
  const wanted = {
    ...asked,
    since: since === undefined ? undefined : new Date(since),
    tagKey: tag ? tagKey(platform, asked.coachId, tag) : undefined,
  };
  const { rows, totalCount } = await findPage(database, wanted, { ...asked, now });
  const ids = rows.map(({ client_id }) => client_id);
  const [pictures, remarks] = await Promise.all([
    photosSeenBy(database, asked.coachId, ids),
    remarksOf(platform, asked.coachId, ids),
  ]);
  return {
    items: rows.map((row) => ({
      ...presentItem(row, pictures.get(row.client_id)),
      tags: remarks.get(row.client_id)?.tags ?? [],
    })),
    ...pageFacts({ ...asked, totalCount }),
  };
}

type ReadClientParams = { coachId: string; clientId: string };

export async function readClient(platform: Platform, own: ReadClientParams): Promise<OwnClient> {
  const { database, clock } = platform;
  const now = clock.now();
  const row = await findOne(database, { ...own, now });
  if (!row) throw new Problem("notFound");
  const [pictures, file, remark] = await Promise.all([
    photosSeenBy(database, own.coachId, [own.clientId]),
    countFile(database, own),
    remarkOf(platform, own),
  ]);
  return { ...presentClient(row, { pictures: pictures.get(own.clientId), file, now }), ...remark };
}

/** What a coach wants to know before meeting a client; whose it is stands in the stores' where. */
export async function preparationFor(platform: Platform, own: ReadClientParams): Promise<Preparation> {
  return presentPreparation(platform, own.coachId, (await findKnown(platform.database, own)) ?? NOTHING);
}
const NOTHING: KnownRow = { met_count: 0, met_since: null, last_noted: null };

/** The same of what was read with something else. */
export async function presentPreparation(platform: Platform, coachId: string, known: KnownRow): Promise<Preparation> {
  const { met_count, met_since, last_noted } = known;
  const lastNote = last_noted ? await summariseNote(platform, { appointmentId: last_noted, coachId }) : null;
  return { metCount: met_count, metSince: met_since, lastNote };
}

type ListHistoryParams = ReadClientParams & PageAsked & { kind: readonly HistoryKind[] };

/** What happened between the two; nothing for whoever is no own client. */
export async function listHistory({ database }: Platform, { kind, ...asked }: ListHistoryParams) {
  const kinds = kind.length > 0 ? kind : HISTORY_KINDS;
  const { rows, totalCount } = await findHistory(database, { ...asked, kinds });
  return { items: rows.map(presentEntry), ...pageFacts({ ...asked, totalCount }) };
}

const presentEntry = (row: HistoryRow): HistoryEntry => ({
  kind: row.kind,
  id: row.id,
  at: row.at.toISOString(),
  consultation: row.consultation,
  scheduledStatus: row.status,
  hasNote: row.has_note,
  cents: row.cents,
  name: row.name,
  count: row.count,
});

const presentBrief = (row: SeenRow["latest"]): ClientItem["lastAppointment"] =>
  row && {
    id: row.id,
    consultation: row.consultation,
    scheduledAt: new Date(row.starts_at).toISOString(),
    endsAt: new Date(row.ends_at).toISOString(),
    scheduledStatus: row.status,
  };

const presentSeen = (row: SeenRow, pictures: Pictures | undefined) => ({
  id: row.client_id,
  name: row.name,
  picture: pictures?.profile ?? null,
  relation: row.kind,
  since: row.created_at.toISOString(),
  experienceLevel: row.experience,
  qualification: row.qualification,
  lastAppointment: presentBrief(row.latest),
  nextAppointment: presentBrief(row.coming),
});

const presentItem = (row: SeenRow, pictures: Pictures | undefined): Omit<ClientItem, "tags"> => ({
  ...presentSeen(row, pictures),
  completedCount: row.completed,
});

type PresentClientParams = { pictures: Pictures | undefined; file: OwnClient["file"]; now: Date };

type PresentedClient = Omit<OwnClient, "tags" | "remark">;

const presentClient = (row: OneRow, { pictures, file, now }: PresentClientParams): PresentedClient => ({
  ...presentSeen(row, pictures),
  preferredPronoun: row.pronoun,
  preferredGenderIdentity: row.gender,
  invitedAt: row.invited_at?.toISOString() ?? null,
  counts: { completed: row.completed, upcoming: row.upcoming, cancelled: row.cancelled, noShow: row.no_show },
  file,
  earnedNetCents: row.earned_net_cents,
  fee: feeOf(row, now),
  conversationId: row.conversation_id,
  can: mayWrite("coach", { ...OWN_CLIENT, hasLeft: row.has_left }) ? ["write"] : [],
});

/** The other facts do not matter between a coach and an own client. */
const OWN_CLIENT = { isClientOfCoach: true, isCoachReachable: false, hasClientWritten: false };

function feeOf({ kind, coach_since }: OneRow, now: Date): OwnClient["fee"] {
  const coachSince = coach_since.getTime();
  return {
    rate: feeRateOf({ relation: kind, startsAt: now.getTime(), coachSince }),
    lowerUntil: kind === "existing" ? new Date(ownClientsUntil(coachSince)).toISOString() : null,
  };
}
