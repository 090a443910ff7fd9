import {
  listBookkeepingYears,
  readBookkeepingMonths,
  readBookkeepingSettings,
  saveBookkeepingSettings,
} from "@aufwind/contract/bookkeeping";
import { MOST_MONTHS } from "@aufwind/contract/invoices";
import { redirect } from "react-router";
import { formAction, readForm } from "../../platform/forms/form-action.ts";
import { api, type LoaderArgs } from "../../platform/http/api.ts";
import { localeOf, pathTo } from "../../platform/pages/pages.ts";
import { settingsBody, wantsUsual } from "./form-parsers.ts";

const MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/;

/** Years, the months of the address with what there is to download, and the details for DATEV. */
export async function loadBookkeeping(visit: LoaderArgs) {
  const call = api(visit.request, visit.context);
  const [years, settings] = await Promise.all([
    call(listBookkeepingYears, {}).then(
      ({ items }) => items,
      () => null,
    ),
    call(readBookkeepingSettings, {}).catch(() => null),
  ]);
  const choices = monthsSince(years?.at(-1)?.year);
  const asked = monthsIn(new URL(visit.request.url).searchParams, choices);
  const isInOrder = asked.from <= asked.to && countOf(asked) <= MOST_MONTHS;
  const found = isInOrder ? await call(readBookkeepingMonths, { query: asked }).catch(() => null) : null;
  return { years, settings, months: { ...asked, choices, isInOrder, invoices: found?.invoices ?? null } };
}
export type Bookkeeping = Awaited<ReturnType<typeof loadBookkeeping>>;

const thisMonth = () => Temporal.Now.zonedDateTimeISO("Europe/Berlin").toPlainDate().toPlainYearMonth();

/** From January of the first year to this month, the latest first. */
function monthsSince(year: number | undefined): string[] {
  const latest = thisMonth();
  const first = Temporal.PlainYearMonth.from({ year: Math.min(year ?? latest.year, latest.year), month: 1 });
  const count = first.until(latest, { largestUnit: "months" }).months + 1;
  return Array.from({ length: count }, (_, back) => latest.subtract({ months: back }).toString());
}

/** Those of the address; by default the month before this one, which is closed. */
function monthsIn(params: URLSearchParams, choices: string[]) {
  const usual = choices[1] ?? choices[0] ?? thisMonth().toString();
  const given = (name: string) => {
    const month = params.get(name) ?? "";
    return MONTH.test(month) ? month : usual;
  };
  return { from: given("from"), to: given("to") };
}

const countOf = ({ from, to }: { from: string; to: string }) =>
  Temporal.PlainYearMonth.from(from).until(to, { largestUnit: "months" }).months + 1;

export const BOOKKEEPING_ACTIONS = {
  settings: async (visit: LoaderArgs) => {
    const isUsual = wantsUsual(await readForm(visit.request.clone() as Request));
    const answer = await formAction(visit, { route: saveBookkeepingSettings, body: settingsBody });
    if (!isUsual || !answer.data.ok) return answer;
    // Shows the accounts that were put in place of those in the form.
    const locale = localeOf(new URL(visit.request.url));
    return redirect(`${pathTo("coachBookkeeping", locale)}?saved=1#settings`, 303);
  },
};
