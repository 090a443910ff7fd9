import type { Locale } from "@aufwind/rules/locale";
import { sql } from "kysely";
import { timeSpanIn } from "../../platform/documents/formats.ts";
import { printDocument } from "../../platform/documents/print-document.ts";
import type { PrintedDocument } from "../../platform/documents/printed-document.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { findAcceptance } from "./acceptance-store.ts";
import { nameIn } from "./queries.ts";
import { findAgreements, type VersionRow } from "./store.ts";

type Wanted = { id: string; userId: string; signal: AbortSignal };

/** What was accepted, for the two people: the text of that version, its fingerprint, the typed name and the time. */
export async function printAcceptedAgreement(platform: Platform, { id, userId, signal }: Wanted) {
  const accepted = await findAcceptance(platform.database, { id, userId });
  const [agreement] = accepted
    ? await findAgreements(platform.database, sql`agreements.id = ${accepted.agreement_id}`)
    : [];
  const version = agreement?.versions.find((each) => each.id === accepted?.version_id);
  if (!accepted || !agreement || !version) throw new Problem("notFound");
  const facts = { coach: agreement.coach_name, name: nameIn(platform, accepted), acceptedAt: accepted.accepted_at };
  const document = agreementDocument(platform, version, facts);
  const bytes = await printDocument(document, { owner: userId, signal, log: platform.log });
  return { locale: document.locale, bytes, filename: `${document.head}-${version.number}.pdf` };
}

type Facts = { coach: string; name: string | null; acceptedAt: Date };
type Fact = "coach" | "name" | "time" | "version" | "published" | "file" | "fingerprint";

function agreementDocument(
  { translator, config }: Platform,
  version: VersionRow,
  { coach, name, acceptedAt }: Facts,
): PrintedDocument {
  const locale: Locale = version.languages[0] ?? "de";
  const t = translator.t;
  const moment = (at: Date) =>
    t(locale, "agreements:paper.berlin", { when: timeSpanIn(locale, { startsAt: at.toISOString() }) });
  const said: [Fact, string | null][] = [
    ["coach", coach],
    ["name", name ?? t(locale, "agreements:paper.gone")],
    ["time", moment(acceptedAt)],
    ["version", String(version.number)],
    ["published", moment(version.published_at)],
    ["file", version.file_name],
    ["fingerprint", version.fingerprint],
  ];
  const lines = version.text?.split(/\n{2,}/) ?? [t(locale, "agreements:paper.enclosed")];
  return {
    locale,
    title: version.title,
    lead: t(locale, "agreements:paper.lead"),
    madeAt: acceptedAt.toISOString(),
    parts: [
      {
        title: t(locale, "agreements:paper.accepted"),
        facts: said.flatMap(([key, value]) => (value ? [[t(locale, `agreements:paper.${key}`), value] as const] : [])),
        texts: [],
      },
      { title: t(locale, "agreements:paper.text"), facts: [], texts: [{ lines }] },
    ],
    head: config.brand,
    pageNumber: t(locale, "contracts:page", { page: "{page}", pages: "{pages}" }),
  };
}
