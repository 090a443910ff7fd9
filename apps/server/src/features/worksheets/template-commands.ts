import type { Consultation } from "@aufwind/rules/consultations";
import type { Locale } from "@aufwind/rules/locale";
import { type Question, tidy } from "@aufwind/rules/questions";
import { type Moment, WORKSHEET_LIMITS } from "@aufwind/rules/worksheets";
import { type ReadyWorksheet, readyWorksheet } from "@aufwind/rules/worksheets-ready";
import { transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { expectActive } from "../accounts/queries.ts";
import * as store from "./template-store.ts";

type Content = { title: string; intro: string; questions: Question[] };
type Own = { id: string; coachId: string };

export const createTemplate = (platform: Platform, { coachId, ...content }: Content & { coachId: string }) =>
  transact(platform.database, async (tx) => {
    await expectActive(tx, coachId);
    const questions = content.questions.map(tidy);
    const most = WORKSHEET_LIMITS.templates;
    const id = await store.insertTemplate(tx, { ...content, questions, coachId, most, now: platform.clock.now() });
    if (!id) throw new Problem("tooManyWorksheets");
    return { id };
  });

type ReadyParams = { coachId: string; ready: ReadyWorksheet; language: Locale };

/** A ready-made one as the coach's own, to be changed. */
export const copyReady = (platform: Platform, { coachId, ready, language }: ReadyParams) =>
  createTemplate(platform, { coachId, ...readyWorksheet(ready, language) });

type ChangeParams = Own & Content & { version: number };

/** Changes a template if the version that was read is still the current one; what was sent stays as it is. */
export const changeTemplate = (platform: Platform, changed: ChangeParams): Promise<void> =>
  transact(platform.database, async (tx) => {
    await expectActive(tx, changed.coachId);
    const questions = changed.questions.map(tidy);
    if (await store.updateTemplate(tx, { ...changed, questions, now: platform.clock.now() })) return;
    throw new Problem((await store.findTemplate(tx, changed)) ? "changedMeanwhile" : "notFound");
  });

export async function deleteTemplate({ database }: Platform, own: Own): Promise<void> {
  if (!(await store.deleteTemplate(database, own))) throw new Problem("notFound");
}

type AddRuleParams = Own & { consultation: Consultation; moment: Moment; hours: number };

/** From now on; a second rule for the same moment replaces the first. */
export const addRule = (platform: Platform, { id, ...rule }: AddRuleParams): Promise<void> =>
  transact(platform.database, async (tx) => {
    await expectActive(tx, rule.coachId);
    const isThere = await store.upsertRule(tx, { ...rule, templateId: id, now: platform.clock.now() });
    if (!isThere) throw new Problem("notFound");
  });

export async function deleteRule({ database }: Platform, own: Own): Promise<void> {
  if (!(await store.deleteRule(database, own))) throw new Problem("notFound");
}
