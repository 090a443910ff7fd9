import * as contract from "@aufwind/contract/agreements";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import { asDownload } from "../../platform/http/download-name.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { acceptAgreement, askForAgreement } from "./acceptance-commands.ts";
import { findVersionFile } from "./acceptance-store.ts";
import { printAcceptedAgreement } from "./agreement-pdf.ts";
import { changeAgreement, createAgreement, retireAgreement } from "./commands.ts";
import { agreementsOfClient, coachAgreements, ownAgreements, readAgreement, readOwn } from "./queries.ts";

export function coachAgreementRoutes(api: Api, platform: Platform): void {
  api.openapi(contract.listAgreements, async (c) =>
    c.json({ items: await coachAgreements(platform, memberOf(c).userId) }, 200),
  );

  api.openapi(contract.readCoachAgreement, async (c) => {
    return c.json(await readAgreement(platform, { ...c.req.valid("param"), coachId: memberOf(c).userId }), 200);
  });

  api.openapi(contract.createAgreement, async (c) => {
    return c.json(await createAgreement(platform, { ...c.req.valid("json"), coachId: memberOf(c).userId }), 201);
  });

  api.openapi(contract.changeAgreement, async (c) => {
    const own = { ...c.req.valid("param"), coachId: memberOf(c).userId };
    await changeAgreement(platform, { ...own, ...c.req.valid("json") });
    return c.body(null, 204);
  });

  api.openapi(contract.retireAgreement, async (c) => {
    await retireAgreement(platform, { ...c.req.valid("param"), coachId: memberOf(c).userId });
    return c.body(null, 204);
  });

  api.openapi(contract.askForAgreement, async (c) => {
    const own = { ...c.req.valid("param"), coachId: memberOf(c).userId };
    return c.json(await askForAgreement(platform, { ...own, ...c.req.valid("json") }), 200);
  });

  api.openapi(contract.listAgreementsOfClient, async (c) => {
    const pair = { clientId: c.req.valid("param").id, coachId: memberOf(c).userId };
    return c.json({ items: await agreementsOfClient(platform, pair) }, 200);
  });
}

export function agreementRoutes(api: Api, platform: Platform): void {
  api.openapi(contract.listOwnAgreements, async (c) => {
    const query = { ...c.req.valid("query"), clientId: memberOf(c).userId };
    return c.json({ items: await ownAgreements(platform, query) }, 200);
  });

  api.openapi(contract.readOwnAgreement, async (c) => {
    return c.json(await readOwn(platform, { ...c.req.valid("param"), clientId: memberOf(c).userId }), 200);
  });

  api.openapi(contract.acceptAgreement, async (c) => {
    const { versionId, name } = c.req.valid("json");
    const own = { ...c.req.valid("param"), clientId: memberOf(c).userId };
    return c.json(await acceptAgreement(platform, { ...own, versionId, name }), 201);
  });

  api.openapi(contract.readAgreementCopy, async (c) => {
    const wanted = { ...c.req.valid("param"), userId: memberOf(c).userId, signal: c.req.raw.signal };
    const { bytes, filename, locale } = await printAcceptedAgreement(platform, wanted);
    return c.body(new Uint8Array(bytes), 200, { ...headersOf(filename), "content-language": locale });
  });

  api.openapi(contract.readAgreementFile, async (c) => {
    const own = { ...c.req.valid("param"), userId: memberOf(c).userId };
    const found = await findVersionFile(platform.database, own);
    const file = found && (await platform.files.get(found.file_key));
    if (!file) throw new Problem("notFound");
    return c.body(new Uint8Array(file.bytes), 200, headersOf(found.file_name));
  });
}

/** A download, never cached. */
const headersOf = (name: string) => ({
  "content-type": "application/pdf",
  "content-disposition": asDownload(name),
  "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
  "cache-control": "private, no-store",
});
