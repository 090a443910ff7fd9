import { readClient } from "@aufwind/contract/coach-clients";
import { readConsultations } from "@aufwind/contract/consultations";
import { ApiProblem } from "@aufwind/contract/platform/call";
import {
  listProposalSlots,
  listProposals,
  proposeTime,
  withdrawProposal,
} from "@aufwind/contract/waiting-list-proposals";
import { CONSULTATIONS } from "@aufwind/rules/consultations";
import { redirect } from "react-router";
import { formAction } from "../../platform/forms/form-action.ts";
import { text } from "../../platform/forms/form-body.ts";
import { api, asErrorPage, type LoaderArgs } from "../../platform/http/api.ts";
import { localeOf, pathTo } from "../../platform/pages/pages.ts";
import { loadWeek } from "../../shared/slot-picker/load-week.server.ts";
import { firstFreeDay, freeOf, readPicked } from "../../shared/slot-picker/picked.ts";

type OneArgs = LoaderArgs & { params: { id?: string | undefined } };

/** The client, what is held for them, and the free slots of the chosen kind; null for nobody's own client. */
export async function loadPropose(visit: OneArgs) {
  const id = visit.params.id ?? "";
  const call = api(visit.request, visit.context);
  const client = await call(readClient, { params: { id } }).catch((error: unknown) =>
    error instanceof ApiProblem && [404, 422].includes(error.body.status) ? null : asErrorPage(error),
  );
  if (!client) return null;
  const { searchParams } = new URL(visit.request.url);
  const asked = readPicked(searchParams);
  const [{ appointmentSettings }, proposals] = await Promise.all([
    call(readConsultations, {}).catch(asErrorPage),
    call(listProposals, { params: { id } }).then(
      ({ items }) => items,
      () => [],
    ),
  ]);
  const kinds = CONSULTATIONS.filter((kind) => appointmentSettings.some(({ type }) => type === kind));
  const type = kinds.find((kind) => kind === searchParams.get("type")) ?? kinds.at(1) ?? kinds.at(0) ?? "discovery";
  const load = (date: string) =>
    call(listProposalSlots, { params: { id, span: "week", date }, query: { consultation: type } });
  // Why the client could not book this now is said in the API's words.
  const week = await loadWeek({ asked: asked.week, now: Date.now(), load }).catch((error: unknown) =>
    error instanceof ApiProblem ? { refused: error.body.detail } : { refused: null },
  );
  const free = "refused" in week ? { day: null, start: null, isGone: false } : freeOf(week, asked);
  const pick = { ...free, day: free.day ?? ("refused" in week ? null : firstFreeDay(week)) };
  const minutes = appointmentSettings.find((each) => each.type === type)?.durationMinutes ?? 0;
  const done = searchParams.get("done");
  return { client: { id, name: client.name }, kinds, type, minutes, proposals, week, pick, isDone: done === "1" };
}
export type ProposeFacts = NonNullable<Awaited<ReturnType<typeof loadPropose>>>;

export const PROPOSE_ACTIONS = {
  propose: async (visit: OneArgs) => {
    const id = visit.params.id ?? "";
    const answer = await formAction(visit, {
      route: proposeTime,
      params: () => ({ id }),
      body: (form) => ({
        consultation: text(form, "consultation"),
        scheduledAt: text(form, "scheduledAt"),
        words: text(form, "words"),
      }),
    });
    if (!answer.data.ok) return answer;
    return redirect(`${pathTo("coachPropose", localeOf(new URL(visit.request.url)), { id })}?done=1`, 303);
  },
  withdraw: (visit: OneArgs) =>
    formAction(visit, { route: withdrawProposal, params: (form) => ({ id: text(form, "id") ?? "" }) }),
};
