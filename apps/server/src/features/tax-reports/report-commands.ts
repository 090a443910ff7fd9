import { createHash, randomUUID } from "node:crypto";
import type { TaxReport } from "@aufwind/contract/tax-reports-team";
import { berlinDay } from "../../platform/calendar/berlin-days.ts";
import { type Tx, transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { sealBytes, unsealBytes } from "../../platform/session/seal.ts";
import { recordAction, recordView } from "../audit-log/commands.ts";
import { closeCaseOf } from "../cases/commands.ts";
import { upsertCopy } from "./copy-store.ts";
import { dpiXml, type SellerRecord } from "./dpi-xml.ts";
import { findFigures } from "./figures-store.ts";
import { notifyCopied } from "./notifications.ts";
import { dueIn, hashOf, isDue, reportObstacle, type SellerState, sellerStates } from "./report-queries.ts";
import * as reportStore from "./report-store.ts";
import { sealFor } from "./sellers.ts";

const sealing = ({ config }: Platform, id: string) => ({ secret: config.secret, purpose: `tax report file ${id}` });
const subjectOf = (id: string) => ({ kind: "taxReport", id });

type MakeParams = { year: number; kind: TaxReport["kind"]; hash: string; operatorId: string };

/** Makes a message of exactly what was previewed: the file is sealed, and what it says of each coach is kept. */
export const makeReport = (platform: Platform, { year, kind, hash, operatorId }: MakeParams): Promise<string> =>
  transact(platform.database, async (tx) => {
    await reportStore.lockYear(tx, year);
    const reports = await reportStore.findReports(tx, year);
    const states = await sellerStates(platform, tx, year);
    const records = dueIn(states, kind).map((state) => recordOf(state, year));
    if ((await reportObstacle(platform, tx, { year, reports })) || !isDue({ states, reports }, kind))
      throw new Problem("taxReportNotPossible");
    if (hashOf(states, { year, kind }) !== hash) throw new Problem("previewChanged");

    const id = randomUUID();
    const [first] = reports.slice(-1);
    const made = { year, kind, messageRef: `DE${year}DE${compact(id)}`, madeAt: platform.clock.now() };
    const operatorRef = first?.operator_ref ?? refOf(year);
    const operator = { ...operatorOf(platform), ref: operatorRef, isNew: first === undefined };
    const file = Buffer.from(dpiXml({ ...made, operator, records }));
    const sha256 = createHash("sha256").update(file).digest("hex");
    const sealed = sealBytes(file, sealing(platform, id));
    const { messageRef, madeAt: now } = made;
    await reportStore.insertReport(tx, { id, year, kind, messageRef, operatorRef, sealed, sha256, now, operatorId });
    await reportStore.insertRecords(tx, rowsOf(platform, id, records));
    const after = { year, kind, sellers: records.length, sha256 };
    await recordAction(tx, platform, { operatorId, action: "tax-reports.make", subject: subjectOf(id), after });
    return id;
  });

const compact = (id: string) => id.replaceAll("-", "");
const refOf = (year: number) => `DE${year}DE${compact(randomUUID())}`;

const operatorOf = ({ config: { company, taxNumber, brand } }: Platform) => ({
  company: company.company,
  street: company.street,
  city: company.city,
  vatId: company.vatId,
  taxNumber,
  brand,
});

/** Something taken back repeats what was said. */
function recordOf({ coachId, due, seller, last }: SellerState, year: number): SellerRecord & { coachId: string } {
  const said = due === "deleted" ? last?.seller : seller;
  if (!due || !said) throw new Error("a coach without details is in a tax report");
  return {
    coachId,
    act: due,
    docRef: refOf(year),
    correctsRef: due === "new" ? null : (last?.docRef ?? null),
    seller: said,
  };
}

const rowsOf = (platform: Platform, reportId: string, records: (SellerRecord & { coachId: string })[]) =>
  records.map(({ coachId, act, docRef, correctsRef, seller }) => ({
    report_id: reportId,
    coach_id: coachId,
    doc_ref: docRef,
    act,
    corrects_ref: correctsRef,
    sealed: sealFor(platform, coachId, seller),
  }));

type One = { id: string; operatorId: string };

/** The file as it was made; logged before anybody has it. */
export async function fileOf(platform: Platform, { id, operatorId }: One) {
  const found = await reportStore.findFile(platform.database, id);
  if (!found) throw new Problem("notFound");
  await recordView(platform, { operatorId, action: "tax-reports.download", subject: subjectOf(id) });
  return { name: found.message_ref, bytes: unsealBytes(found.sealed, sealing(platform, id)) };
}

/** Notes the day on which a message was sent; the case of the year is done, and corrected coaches get their new copy. */
export const markTransmitted = (platform: Platform, { id, on, operatorId }: One & { on: string }): Promise<void> =>
  transact(platform.database, async (tx) => {
    const report = await lockUnsent(tx, id);
    const wrong =
      on > berlinDay(platform.clock.now()) ? "futureDay" : on < berlinDay(report.made_at) ? "date" : undefined;
    if (wrong) throw new Problem("invalidFields", { errors: [{ field: "on", code: wrong, params: {} }] });
    await reportStore.setTransmitted(tx, id, { on, operatorId });
    if (report.kind === "correction") await copyAgain(tx, platform, report);
    const cause = { source: "tax_reports", sourceId: String(report.year) };
    await closeCaseOf(tx, platform, { ...cause, operatorId });
    await recordAction(tx, platform, {
      operatorId,
      action: "tax-reports.transmit",
      subject: subjectOf(id),
      after: { on },
    });
  });

async function copyAgain(tx: Tx, platform: Platform, { id, year }: { id: string; year: number }): Promise<void> {
  const figures = await findFigures(tx, { year });
  for (const coachId of await reportStore.coachesIn(tx, id)) {
    const quarters = figures.get(coachId);
    if (!quarters) continue;
    await upsertCopy(tx, { coachId, year, quarters, now: platform.clock.now() });
    await notifyCopied(tx, platform, { coachId, year, quarters, isChanged: true });
  }
}

/** What was not sent was never said: the next message says it anew. */
export const discardReport = (platform: Platform, { id, operatorId }: One): Promise<void> =>
  transact(platform.database, async (tx) => {
    const { year, kind, message_ref: messageRef } = await lockUnsent(tx, id);
    await reportStore.deleteReport(tx, id);
    const before = { year, kind, messageRef };
    await recordAction(tx, platform, { operatorId, action: "tax-reports.discard", subject: subjectOf(id), before });
  });

async function lockUnsent(tx: Tx, id: string) {
  const report = await reportStore.lockReport(tx, id);
  if (!report || report.transmitted_on !== null) throw new Problem("notFound");
  return report;
}
