import { randomUUID } from "node:crypto";
import { standingOf } from "@aufwind/rules/agreements";
import { transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { sealText } from "../../platform/session/sealed-text.ts";
import { expectActive } from "../accounts/queries.ts";
import { notifyByMail, resolveNotifications } from "../notifications/commands.ts";
import type { Address } from "../notifications/store.ts";
import * as accepting from "./acceptance-store.ts";
import { agreementMail } from "./mails.ts";
import { SIGNATURES } from "./policy.ts";
import { presentVersion } from "./queries.ts";
import * as store from "./store.ts";

type AcceptParams = { id: string; clientId: string; versionId: string; name: string };

/** Agrees to the version that was shown; if another one holds by now, nothing is stored. A second time changes nothing. */
export const acceptAgreement = (platform: Platform, { id, clientId, versionId, name }: AcceptParams) =>
  transact(platform.database, async (tx) => {
    await expectActive(tx, clientId);
    await store.lockAgreement(tx, id);
    const agreement = await accepting.findReadableOne(tx, { id, clientId });
    if (!agreement || agreement.retired_at) throw new Problem("notFound");
    if (agreement.versions[0]?.id !== versionId) throw new Problem("agreementChanged");

    const row = { id: randomUUID(), client_id: clientId };
    const signature = sealText(platform.config, { of: SIGNATURES, row, text: name });
    const accepted = { ...row, version_id: versionId, accepted_at: platform.clock.now() };
    const isNew = await accepting.insertAcceptance(tx, accepted, signature);
    const data = { agreementId: id };
    await resolveNotifications(tx, platform, { userId: clientId, kinds: ["agreementAsked"] as const, data });
    if (isNew) return { id: row.id };
    const [before] = await accepting.findAcceptances(tx, { agreementIds: [id], clientId });
    return { id: before?.id ?? row.id };
  });

const AT_ONCE = 500;
type AskParams = { id: string; coachId: string; clientId: string | null };

/** Tells one client, or all who have not agreed, each once for every version; returns how many. */
export const askForAgreement = (platform: Platform, { id, coachId, clientId }: AskParams) =>
  transact(platform.database, async (tx) => {
    await expectActive(tx, coachId);
    await store.lockAgreement(tx, id);
    const agreement = await store.findOwn(tx, { id, coachId });
    const version = agreement?.versions[0];
    if (!agreement || agreement.retired_at || !version) throw new Problem("notFound");
    const clients = await accepting.findClients(tx, coachId);
    if (clientId && !clients.some((each) => each.id === clientId)) throw new Problem("notFound");

    const accepted = new Map<string, number>();
    for (const { client_id, number } of await accepting.findAcceptances(tx, { agreementIds: [id] }))
      accepted.set(client_id, Math.max(number, accepted.get(client_id) ?? 0));
    const versions = agreement.versions.map(presentVersion);
    const open = clients.filter((each) => standingOf(versions, accepted.get(each.id) ?? null) !== "agreed");
    const asked = open.filter((each) => !clientId || each.id === clientId).slice(0, AT_ONCE);
    const clientIds = asked.map((each) => each.id);
    const fresh = await accepting.insertRequests(tx, { versionId: version.id, clientIds, now: platform.clock.now() });
    const kind = "agreementAsked";
    const notes = fresh.map((userId) => ({ userId, kind, by: "coach", data: { agreementId: id } }) as const);
    const mailOf = (address: Address) => agreementMail(platform, { ...address, agreementId: id });
    await notifyByMail(tx, platform, { notes, mailOf });
    return { count: fresh.length };
  });
