import * as contract from "@aufwind/contract/credentials-team";
import { VERIFIABLE_LISTS, type VerifiableList } from "@aufwind/rules/credentials";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import { asDownload } from "../../platform/http/download-name.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { recordView } from "../audit-log/commands.ts";
import { decideCredential } from "./decision-commands.ts";
import { findOne, listInState, type TeamRow } from "./team-store.ts";

export function credentialTeamRoutes(api: Api, platform: Platform): void {
  const { database, files } = platform;

  api.openapi(contract.listTeamCredentials, async (c) => {
    return c.json({ items: (await listInState(database, c.req.valid("query"))).map(presentForTeam) }, 200);
  });

  api.openapi(contract.readCredentialDocument, async (c) => {
    const { id } = c.req.valid("param");
    const row = await findOne(database, id);
    const found = row?.file_key ? await files.open(row.file_key) : undefined;
    if (!row || !found) throw new Problem("notFound");
    const { userId: operatorId } = memberOf(c);
    const subject = { kind: "coach", id: row.coach_id };
    await recordView(platform, { operatorId, action: "credentials.open", subject, after: { credential: id } });
    return c.body(found.stream, 200, {
      "content-type": "application/octet-stream",
      "content-length": `${found.size}`,
      "content-disposition": asDownload(row.document_name ?? "document"),
      "cache-control": "no-store",
    });
  });

  api.openapi(contract.decideCredential, async (c) => {
    const deciding = { ...c.req.valid("param"), operatorId: memberOf(c).userId, decided: c.req.valid("json") };
    return c.json(presentForTeam(await decideCredential(platform, deciding)), 200);
  });
}

const LISTS = Object.keys(VERIFIABLE_LISTS) as VerifiableList[];

const presentForTeam = (row: TeamRow): contract.TeamCredential => ({
  id: row.id,
  coachId: row.coach_id,
  coachName: `${row.first_name} ${row.last_name}`,
  list: LISTS.find((list) => VERIFIABLE_LISTS[list] === row.section) ?? "educations",
  title: row.title,
  year: row.year,
  organisation: row.organisation,
  description: row.description,
  documentName: row.document_name,
  state: row.state,
  offeredAt: row.offered_at.toISOString(),
  reason: row.reason,
  verifiedOn: row.verified_on,
  expiresOn: row.expires_on,
});
