import { decideCredential, listTeamCredentials } from "@aufwind/contract/credentials-team";
import { decideCheck, listCheckedCoaches, readCheckedCoach } from "@aufwind/contract/vetting-team";
import { CHECK_STATES, CHECKED_SECTIONS } from "@aufwind/rules/vetting";
import { formAction } from "../../platform/forms/form-action.ts";
import { text } from "../../platform/forms/form-body.ts";
import { api, asErrorPage, type LoaderArgs } from "../../platform/http/api.ts";
import { requireOperator } from "../../platform/session/operator.server.ts";
import { defineList, oneOf, readView } from "../../shared/list/view.ts";

const SIZE = "30";
const QUEUE = defineList({ state: oneOf(CHECK_STATES, "waiting") }, { mostPages: 40, pastMost: "last" });

/** The queue of checks in one state, and the coach that the address chose. */
export async function loadQueue(visit: LoaderArgs) {
  await requireOperator(visit, "moderation");
  const { searchParams } = new URL(visit.request.url);
  const { view } = readView(QUEUE, searchParams);
  const coachId = searchParams.get("coach");
  const call = api(visit.request, visit.context);
  const params = { page: String(view.page - 1), size: SIZE, sort: "asc" as const };
  const [queue, coach, credentials] = await Promise.all([
    call(listCheckedCoaches, { params, query: { state: view.state } }).catch(asErrorPage),
    coachId ? call(readCheckedCoach, { params: { id: coachId } }).catch(asErrorPage) : null,
    coachId ? call(listTeamCredentials, { query: { coachId } }).catch(asErrorPage) : { items: [] },
  ]);
  return { view, queue, coach, credentials: credentials.items, now: Date.now() };
}
export type QueueFacts = Awaited<ReturnType<typeof loadQueue>>;

const id = (form: FormData) => ({ id: text(form, "id") ?? "" });

/** The sections for which a sentence was written. */
const changesOf = (form: FormData) =>
  CHECKED_SECTIONS.map((section) => ({ section, sentence: text(form, `change-${section}`) ?? "" })).filter(
    ({ sentence }) => sentence.trim() !== "",
  );

export const QUEUE_ACTIONS = {
  decide: (visit: LoaderArgs) =>
    formAction(visit, {
      route: decideCheck,
      params: id,
      body: (form) => ({
        decision: text(form, "decision"),
        seen: text(form, "seen"),
        fingerprint: text(form, "fingerprint"),
        reason: text(form, "reason") ?? "",
        changes: text(form, "decision") === "askForChanges" ? changesOf(form) : [],
      }),
    }),
  credential: (visit: LoaderArgs) =>
    formAction(visit, {
      route: decideCredential,
      params: id,
      body: (form) => ({
        decision: text(form, "decision"),
        offeredAt: text(form, "offeredAt"),
        expiresOn: text(form, "expiresOn") || null,
        reason: text(form, "reason") ?? "",
      }),
    }),
};
