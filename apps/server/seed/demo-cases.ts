import { randomUUID } from "node:crypto";
import type { CaseKind } from "@aufwind/rules/cases";
import { PERMISSIONS } from "@aufwind/rules/operators";
import { DAY, HOUR } from "@aufwind/rules/time/durations";
import { sql } from "kysely";
import { findByEmail } from "../src/features/accounts/store.ts";
import { addCaseNote, answerCase, assignCase, snoozeCase } from "../src/features/cases/case-actions.ts";
import { type OpenCaseParams, openCase } from "../src/features/cases/commands.ts";
import { createTemplate } from "../src/features/cases/templates.ts";
import { giveNotice, NOTICES } from "../src/features/content-notices/commands.ts";
import { transact } from "../src/platform/database/database.ts";
import type { Platform } from "../src/platform/platform.ts";
import { quietAt } from "./appointments/perform.ts";
import { CASES, type CaseStep, type ToldCase } from "./demo-case-fixtures.ts";
import { answersOfSupport } from "./demo-support.ts";
import type { TeamAction } from "./team-actions.ts";

const TEMPLATES = [
  {
    name: "Rechnung ändern",
    textDe:
      "vielen Dank für Ihre Nachricht zu {{reference}}. Bitte nennen Sie uns die vollständige Anschrift für die Rechnung; wir stellen sie dann neu aus.",
    textEn:
      "thank you for your message about {{reference}}. Please send us the full address for the invoice, and we will issue it anew.",
  },
  {
    name: "Termin: wir prüfen",
    textDe:
      "es tut uns leid, dass Ihr Termin am {{appointment}} nicht wie erwartet verlief. Wir prüfen, was geschehen ist, und melden uns innerhalb von zwei Werktagen.",
    textEn:
      "we are sorry that your appointment on {{appointment}} did not go as expected. We are looking into it and will get back to you within two working days.",
  },
];

/** Ids of people by the part of their address before the @. */
type Ids = Map<string, string>;

/** How the templates came a month ago. */
const TEMPLATES_SINCE = 30 * DAY;

/** A believable inbox, and what the team did about it; nothing where the demo has no team. */
export async function casesOf(platform: Platform, userIds: Ids): Promise<TeamAction[]> {
  const ids: Ids = new Map([...userIds].map(([email, id]) => [email.split("@")[0] ?? "", id]));
  const team = await platform.database.selectFrom("operators").select("user_id").orderBy("user_id").execute();
  const [mara, sam = mara] = team.map(({ user_id }) => user_id);
  if (!mara || !sam) return [];
  const since = platform.clock.now().getTime() - TEMPLATES_SINCE;
  const templates = TEMPLATES.map((template): TeamAction => {
    const play = () => createTemplate(quietAt(platform, since), { ...template, operatorId: mara });
    return { at: since, play };
  });
  const cases = CASES.flatMap((told) => caseActs(platform, told, { ids, team: { mara, sam } }));
  return [...templates, ...cases, ...answersOfSupport(platform, mara)];
}

/** Also of those who wrote by mail, where the address has an account. */
async function accountOf({ database }: Platform, person: ToldCase["person"], ids: Ids): Promise<string | null> {
  if (typeof person !== "object") return (person && ids.get(person)) ?? null;
  return (await findByEmail(database, person.email))?.id ?? null;
}

/** What a case of somebody is about: their latest appointment, payment or review, or the profile. */
async function aboutOf({ database }: Platform, kind: CaseKind, userId: string): Promise<OpenCaseParams["about"]> {
  if (kind === "complaint" || kind === "pattern" || kind === "vetting") return { kind: "profile", id: userId };
  if (kind === "contestedReview") {
    const reviews = database.selectFrom("reviews").select("id").where("coach_id", "=", userId);
    const review = await reviews.where("contested_at", "is not", null).limit(1).executeTakeFirst();
    return review && { kind: "review", id: review.id };
  }
  if (kind !== "question" && kind !== "noShowObjection" && kind !== "payment") return undefined;
  const appointment = await database
    .selectFrom("appointments")
    .select("id")
    .where((eb) => eb.or([eb("client_id", "=", userId), eb("coach_id", "=", userId)]))
    .where("status", "=", kind === "noShowObjection" ? "No Show" : "Completed")
    .$if(kind === "payment", (query) => query.where("payment", "=", "paid"))
    .orderBy("starts_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return appointment && { kind: kind === "payment" ? "payment" : "appointment", id: appointment.id };
}

/** The coach came to the call late, as the client says. */
async function delayCoach({ database }: Platform, appointmentId: string, minutes: number): Promise<void> {
  const late = sql<Date>`joined_at + make_interval(mins => ${minutes})`;
  const visits = database.updateTable("room_visits").set({ joined_at: late });
  await visits.where("appointment_id", "=", appointmentId).where("side", "=", "coach").execute();
}

type Cast = { ids: Ids; team: Record<"mara" | "sam", string> };

type Then = (hours: number) => Platform;

/** Opens a case by hand; its number. */
async function openTold(platform: Platform, told: ToldCase, { ids, at }: { ids: Ids; at: Then }): Promise<number> {
  const { person, hoursAgo, dueInHours, coachLateMinutes, steps: _steps, notice: _notice, ...opening } = told;
  const id = await accountOf(platform, person, ids);
  const about = id ? await aboutOf(platform, told.kind, id) : undefined;
  if (about && coachLateMinutes) await delayCoach(platform, about.id, coachLateMinutes);
  const { number } = await transact(platform.database, (tx) =>
    openCase(tx, at(hoursAgo), {
      ...opening,
      sourceId: randomUUID(),
      ...(person && { person: { ...(typeof person === "string" ? { name: "" } : person), id } }),
      ...(about && { about }),
      ...(dueInHours !== undefined && { dueAt: at(-dueInHours).clock.now() }),
    }),
  );
  return number;
}

/** Gives notice of a content, which opens its case; undefined where the demo lacks the content or the reporter. */
async function giveTold(platform: Platform, told: ToldCase, { ids, at }: { ids: Ids; at: Then }) {
  const { notice, hoursAgo, locale, text: explanation = "" } = told;
  const viewerId = await accountOf(platform, told.person, ids);
  const coachId = notice && ids.get(notice.of);
  if (!viewerId || !coachId) return undefined;
  const { kind, reason } = notice;
  const contentId = kind === "profile" ? coachId : await latestReview(platform, { coachId, reporterId: viewerId });
  if (!contentId) return undefined;
  const about = { kind, contentId, reason, explanation, place: "" };
  const given = { ...about, name: "", email: "", goodFaith: true as const, website: "" };
  await giveNotice(at(hoursAgo), { notice: given, viewerId, locale });
  const cases = platform.database.selectFrom("cases").select("number").where("source", "=", NOTICES);
  return (await cases.where("source_id", "=", contentId).executeTakeFirst())?.number;
}

/** The latest public review of a coach that somebody else wrote. */
const latestReview = async ({ database }: Platform, { coachId, reporterId }: { coachId: string; reporterId: string }) =>
  (
    await database
      .selectFrom("reviews")
      .select("id")
      .where("coach_id", "=", coachId)
      .where("published_at", "is not", null)
      .where("client_id", "!=", reporterId)
      .orderBy("written_at", "desc")
      .limit(1)
      .executeTakeFirst()
  )?.id;

/** How a case came, and each step of it. */
function caseActs(platform: Platform, told: ToldCase, { ids, team }: Cast): TeamAction[] {
  const { hoursAgo, steps = [] } = told;
  const now = platform.clock.now().getTime();
  const at: Then = (hours) => quietAt(platform, now - hours * HOUR);
  let number = 0;
  const open = async () => {
    number = (await giveTold(platform, told, { ids, at })) ?? (await openTold(platform, told, { ids, at }));
  };
  const take = async ({ by, ...step }: CaseStep, index: number, hours: number) => {
    const then = at(hours);
    const acting = { number, by: { operatorId: team[by], permissions: PERMISSIONS } };
    if ("assign" in step) await assignCase(then, { ...acting, assigneeId: acting.by.operatorId });
    else if ("note" in step) await addCaseNote(then, { ...acting, text: step.note });
    else if ("waitDays" in step)
      await snoozeCase(then, { ...acting, state: "waiting", until: new Date(now + step.waitDays * DAY) });
    else {
      const { answer: text, thenClose = false } = step;
      // The first step finds the first version, each further one what the last has made.
      await answerCase(then, { ...acting, text, thenClose, version: index + 1 });
    }
  };
  return [
    { at: now - hoursAgo * HOUR, play: open },
    ...steps.map((step, index) => {
      // One after the other, within the time since it came.
      const hours = hoursAgo * (1 - (index + 1) / (steps.length + 2));
      return { at: now - hours * HOUR, play: () => take(step, index, hours) };
    }),
  ];
}
