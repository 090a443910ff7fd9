import {
  discardTaxReport,
  makeTaxReport,
  markTransmitted,
  readTaxYear,
  type TaxSeller,
} from "@aufwind/contract/tax-reports-team";
import { formAction } from "../../../platform/forms/form-action.ts";
import { text, whole } from "../../../platform/forms/form-body.ts";
import { api, asErrorPage, type LoaderArgs } from "../../../platform/http/api.ts";
import { berlinDay } from "../../../platform/i18n/dates.ts";
import { requireOperator } from "../../../platform/session/operator.server.ts";
import { readView } from "../../../shared/list/view.ts";
import { type SHOWN, TAX_YEAR } from "./tax-year-view.ts";

const IS_SHOWN: Record<(typeof SHOWN)[number], (seller: TaxSeller) => boolean> = {
  all: () => true,
  missing: ({ state }) => state === "missing",
  due: ({ due }) => due !== null,
  left: ({ state }) => state === "abroad" || state === "nothing",
};

/** A year with its coaches, those of one state, and the one that the address chose. */
export async function loadTaxYear(visit: LoaderArgs) {
  await requireOperator(visit, "finance", "compliance");
  const { view } = readView(TAX_YEAR, new URL(visit.request.url).searchParams);
  const call = api(visit.request, visit.context);
  const query = view.year ? { year: Number(view.year) } : {};
  const found = await call(readTaxYear, { query }).catch(asErrorPage);
  const { sellers, ...year } = found;
  const counts = Object.fromEntries(
    Object.entries(IS_SHOWN).map(([show, isShown]) => [show, sellers.filter(isShown).length]),
  ) as Record<keyof typeof IS_SHOWN, number>;
  return {
    ...year,
    view,
    counts,
    sellers: sellers.filter(IS_SHOWN[view.show]),
    seller: sellers.find(({ coach }) => coach.id === view.coach) ?? null,
    today: berlinDay(Date.now()),
  };
}
export type TaxYearFacts = Awaited<ReturnType<typeof loadTaxYear>>;

const idOf = (form: FormData) => ({ id: text(form, "id") ?? "" });

export const TAX_YEAR_ACTIONS = {
  make: (visit: LoaderArgs) =>
    formAction(visit, {
      route: makeTaxReport,
      body: (form) => ({ year: whole(form, "year"), kind: text(form, "kind"), hash: text(form, "hash") }),
    }),
  transmit: (visit: LoaderArgs) =>
    formAction(visit, { route: markTransmitted, params: idOf, body: (form) => ({ on: text(form, "on") }) }),
  discard: (visit: LoaderArgs) => formAction(visit, { route: discardTaxReport, params: idOf }),
};
