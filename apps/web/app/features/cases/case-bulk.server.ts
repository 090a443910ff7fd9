import { assignCase, closeCase, snoozeCase } from "@aufwind/contract/cases-acts";
import { ApiProblem } from "@aufwind/contract/platform/call";
import { comesBackAt } from "@aufwind/rules/cases-later";
import { data } from "react-router";
import { type FormResult, readForm } from "../../platform/forms/form-action.ts";
import { text } from "../../platform/forms/form-body.ts";
import { api, type LoaderArgs } from "../../platform/http/api.ts";
import { askUser } from "../../platform/session/member.server.ts";

/** What became of the selected cases: how many were changed, and which were not. */
export type BulkOutcome = { done: number; left: number[] };
type Row = { number: string; version: number };
type Call = ReturnType<typeof api>;

/** As many as a page of the list holds. */
const MOST = 100;

/** A box says the case and the version that was seen: `1001:3`. */
const rowsOf = (form: FormData): Row[] =>
  form
    .getAll("id")
    .slice(0, MOST)
    .flatMap((box) => {
      const [, number, version] = /^(\d{1,12}):(\d{1,9})$/.exec(String(box)) ?? [];
      return number && version ? [{ number, version: Number(version) }] : [];
    });

/** One case after the other, each by its own route: one that has changed meanwhile keeps no other from being done. */
const forEach = (work: (call: Call, row: Row, ownId: string) => Promise<unknown>) => async (visit: LoaderArgs) => {
  const form = await readForm(visit.request);
  const call = api(visit.request, visit.context);
  const ownId = (await askUser(visit))?.userId ?? "";
  const outcome: BulkOutcome = { done: 0, left: [] };
  for (const row of rowsOf(form)) {
    try {
      await work(call, row, ownId);
      outcome.done += 1;
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      outcome.left.push(Number(row.number));
    }
  }
  return data<FormResult<BulkOutcome>>({ ok: true, form: text(form, "form") ?? "", data: outcome, values: {} });
};

/** What can be done with all selected cases at once, by the name of the button. */
export const BULK_ACTIONS = {
  bulkTake: forEach((call, { number }, assigneeId) => call(assignCase, { params: { number }, body: { assigneeId } })),
  bulkClose: forEach((call, { number, version }) =>
    call(closeCase, { params: { number }, body: { version, reason: "" } }),
  ),
  bulkSnooze: forEach((call, { number }) =>
    call(snoozeCase, { params: { number }, body: { until: comesBackAt("tomorrow", new Date()).toISOString() } }),
  ),
};
