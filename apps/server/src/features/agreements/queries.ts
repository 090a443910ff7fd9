import type { AgreementVersion, CoachAgreement, FullAgreement, OwnAgreement } from "@aufwind/contract/agreements";
import { standingOf } from "@aufwind/rules/agreements";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { openText } from "../../platform/session/sealed-text.ts";
import { isPair } from "../coach-clients/store.ts";
import * as accepting from "./acceptance-store.ts";
import { SIGNATURES } from "./policy.ts";
import * as store from "./store.ts";

type Deps = Pick<Platform, "config" | "log">;

export const presentVersion = (row: store.VersionRow): AgreementVersion => ({
  id: row.id,
  number: row.number,
  title: row.title,
  languages: row.languages,
  text: row.text,
  file: row.file_name !== null && row.file_bytes !== null ? { name: row.file_name, size: row.file_bytes } : null,
  fingerprint: row.fingerprint,
  publishedAt: row.published_at.toISOString(),
  asksAgain: row.asks_again,
});

function presentAgreement({ id, is_required, retired_at, versions }: store.AgreementRow) {
  const [current] = versions;
  if (!current) throw new Error("an agreement has no version");
  return { id, isRequired: is_required, isRetired: retired_at !== null, current: presentVersion(current) };
}

/** How somebody stands to an agreement, by the latest version that they accepted. */
function standing(deps: Deps, { versions }: store.AgreementRow, accepted: accepting.AcceptanceRow | undefined) {
  return {
    standing: standingOf(versions.map(presentVersion), accepted?.number ?? null),
    accepted: accepted
      ? {
          id: accepted.id,
          number: accepted.number,
          acceptedAt: accepted.accepted_at.toISOString(),
          name: nameIn(deps, accepted),
        }
      : null,
  };
}

/** The typed name; null if it was erased or cannot be opened. */
export const nameIn = (deps: Deps, row: accepting.AcceptanceRow): string | null =>
  row.sealed === null ? null : openText(deps, { of: SIGNATURES, row });

/** A coach's agreements, with how many clients have agreed. */
export async function coachAgreements(platform: Platform, coachId: string): Promise<CoachAgreement[]> {
  const rows = await store.findOfCoach(platform.database, coachId);
  return Promise.all(rows.map(async (row) => (await fullOf(platform, row)).counted));
}

export async function readAgreement(platform: Platform, own: { id: string; coachId: string }): Promise<FullAgreement> {
  const row = await store.findOwn(platform.database, own);
  if (!row) throw new Problem("notFound");
  const { counted, clients } = await fullOf(platform, row);
  const requests = await accepting.findRequests(platform.database, counted.current.id);
  const asked = new Map(requests.map(({ client_id, asked_at }) => [client_id, asked_at.toISOString()]));
  return {
    ...counted,
    versions: row.versions.map(presentVersion),
    clients: clients.map((each) => ({ ...each, askedAt: asked.get(each.client.id) ?? null })),
  };
}

async function fullOf(platform: Platform, row: store.AgreementRow) {
  const [people, accepted] = await Promise.all([
    accepting.findClients(platform.database, row.coach_id),
    accepting.findAcceptances(platform.database, { agreementIds: [row.id] }),
  ]);
  const latest = new Map(accepted.toReversed().map((each) => [each.client_id, each]));
  const clients = people
    .map((client) => ({ client, ...standing(platform, row, latest.get(client.id)) }))
    .toSorted((one, other) => Number(one.standing === "agreed") - Number(other.standing === "agreed"));
  const agreedCount = clients.filter((each) => each.standing === "agreed").length;
  return { clients, counted: { ...presentAgreement(row), agreedCount, openCount: clients.length - agreedCount } };
}

/** A client's agreements: of the coaches they work with, or of one they could book with; what is open first. */
export async function ownAgreements(platform: Platform, query: { clientId: string; coachId?: string | undefined }) {
  return presentOwn(platform, await accepting.findReadableVersions(platform.database, query), query.clientId);
}

/** The same of one client for their coach. */
export async function agreementsOfClient(platform: Platform, pair: { coachId: string; clientId: string }) {
  if (!(await isPair(platform.database, pair))) return [];
  const rows = await store.findOfCoach(platform.database, pair.coachId);
  return presentOwn(platform, rows, pair.clientId);
}

async function presentOwn(platform: Platform, rows: store.AgreementRow[], clientId: string): Promise<OwnAgreement[]> {
  const agreementIds = rows.map(({ id }) => id);
  const accepted = await accepting.findAcceptances(platform.database, { agreementIds, clientId });
  return rows
    .map((row) => ({
      ...presentAgreement(row),
      coach: { id: row.coach_id, name: row.coach_name },
      ...standing(
        platform,
        row,
        accepted.find((each) => each.agreement_id === row.id),
      ),
    }))
    .toSorted((one, other) => Number(one.standing === "agreed") - Number(other.standing === "agreed"));
}

export async function readOwn(platform: Platform, own: { id: string; clientId: string }): Promise<OwnAgreement> {
  const row = await accepting.findReadableOne(platform.database, own);
  const [found] = row ? await presentOwn(platform, [row], own.clientId) : [];
  if (!found) throw new Problem("notFound");
  return found;
}

/** For the download of one's data: a coach's agreements, and what a client accepted under which name. */
export async function copyOf(platform: Platform, userId: string) {
  const own = await store.findOfCoach(platform.database, userId);
  const readable = await ownAgreements(platform, { clientId: userId });
  const accepted = readable.filter((each) => each.accepted !== null);
  const written = own.map((row) => ({ isRequired: row.is_required, versions: row.versions.map(presentVersion) }));
  return accepted.length + written.length > 0 ? { accepted, written } : undefined;
}
