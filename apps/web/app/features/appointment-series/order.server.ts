import { bookSeries, previewSeries, type SeriesPreview } from "@aufwind/contract/appointment-series";
import { readPublicCoach } from "@aufwind/contract/coach-profiles";
import { ApiProblem } from "@aufwind/contract/platform/call";
import { RHYTHMS, SERIES_CONSULTATIONS, SERIES_DATES } from "@aufwind/rules/appointment-series";
import { usualLanguage } from "@aufwind/rules/consultations";
import { redirect } from "react-router";
import { formAction } from "../../platform/forms/form-action.ts";
import { text } from "../../platform/forms/form-body.ts";
import { api, asErrorPage, type LoaderArgs } from "../../platform/http/api.ts";
import { namedChoice } from "../../platform/i18n/languages.server.ts";
import { localeOf, pathTo } from "../../platform/pages/pages.ts";
import { agreedTerms } from "../../shared/agreed-terms.ts";
import { choosePrimaryCard, savedCards } from "../../shared/card-choice/saved-cards.server.ts";
import { chosenLanguage } from "../../shared/session-languages.ts";
import { readPicked } from "../../shared/slot-picker/picked.ts";
import { loadTermsVersions } from "../../shared/terms-versions.server.ts";

/** All dates of the series in the address, checked at once. */
export async function loadSeriesOrder(visit: LoaderArgs) {
  const url = new URL(visit.request.url);
  const asked = readAsked(url.searchParams);
  if (!asked) throw redirect(pathTo("clientBook", localeOf(url)));
  const call = api(visit.request, visit.context);
  const coach = await call(readPublicCoach, { params: { slug: asked.slug } }).catch(asErrorPage);
  const { slug: _, language: __, type: consultation, start: scheduledAt, ...query } = asked;
  const [preview, terms, cards] = await Promise.all([
    call(previewSeries, {
      params: { coachId: coach.coachId },
      query: { ...query, consultation, scheduledAt, count: String(query.count) },
    }).catch(problemOf),
    loadTermsVersions(visit),
    savedCards(visit),
  ]);
  const setting = coach.appointmentSettings.find(({ type }) => type === asked.type);
  const locale = localeOf(url);
  const languages = namedChoice(setting?.languages ?? [], { spoken: coach.spokenLanguages, locale });
  const usual = usualLanguage(setting?.languages ?? [], locale) ?? null;
  const { language } = chosenLanguage({ languages, usualLanguage: usual }, url.searchParams);
  const shown = { coachId: coach.coachId, name: coach.name, isSmall: coach.provider.smallBusiness };
  return { asked, coach: shown, languages, language, preview, terms, cards };
}
export type SeriesOrderFacts = Awaited<ReturnType<typeof loadSeriesOrder>>;

/** Why nothing of the kind can be booked; anything else is an error page. */
function problemOf(error: unknown): SeriesPreview | { problem: ApiProblem["body"] } {
  if (error instanceof ApiProblem && [409, 422].includes(error.body.status)) return { problem: error.body };
  return asErrorPage(error);
}

/** The series in an address; null without a coach, a kind or a start. */
function readAsked(query: URLSearchParams) {
  const slug = query.get("coach");
  const type = SERIES_CONSULTATIONS.find((each) => each === query.get("type"));
  const { start } = readPicked(query);
  if (!slug || !type || !start) return null;
  const count = Math.trunc(Number(query.get("count")));
  return {
    ...{ slug, type, start, language: query.get("language") },
    rhythm: RHYTHMS.find((each) => each === query.get("rhythm")) ?? RHYTHMS[0],
    count: Math.min(Math.max(count || SERIES_DATES.least, SERIES_DATES.least), SERIES_DATES.most),
  };
}

/** The chosen starts: ticked ones, and alternatives that were not left out. */
const startsOf = (form: FormData) =>
  [...form].flatMap(([name, value]) =>
    name.startsWith("starts.") && typeof value === "string" && value ? [value] : [],
  );

const seriesBody = (form: FormData) => ({
  coachId: text(form, "coachId"),
  consultation: text(form, "consultation"),
  rhythm: text(form, "rhythm"),
  starts: startsOf(form),
  ...agreedTerms(form),
});

/** Books, and redirects: to the payment details if they are missing, else to the series. */
export async function bookSeriesAction(visit: LoaderArgs) {
  const chosen = await choosePrimaryCard(visit);
  if (chosen && !chosen.data.ok) return chosen;
  const answer = await formAction(visit, { route: bookSeries, body: seriesBody });
  if (!answer.data.ok) return answer;
  const { id, dates } = answer.data.data;
  const locale = localeOf(new URL(visit.request.url));
  const [first] = dates;
  if (first?.awaiting === "payment_details") return redirect(pathTo("clientPayment", locale, { id: first.id }), 303);
  return redirect(`${pathTo("clientSeries", locale, { id })}?done=book`, 303);
}
