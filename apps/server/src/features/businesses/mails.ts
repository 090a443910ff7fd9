import type { TraderFact } from "@aufwind/rules/businesses";
import type { Locale } from "@aufwind/rules/locale";
import { companyMail, outcomePassages, subjectAndHeading } from "../../platform/mail/company-mail.ts";
import { fullDayIn } from "../../platform/mail/moment.ts";
import type { OutgoingMail } from "../../platform/mail/outbox.ts";
import { pageLink } from "../../platform/mail/page-link.ts";
import type { Platform } from "../../platform/platform.ts";

type Deps = Pick<Platform, "translator" | "config">;

export type TraderMail = {
  email: string;
  firstName: string;
  locale: Locale;
  missing: readonly TraderFact[];
  /** Until when it is tolerated; null once paid bookings are closed. */
  dueAt: Date | null;
};

/** To a coach: what has to be stated before anybody can pay for an appointment, and until when. */
export function traderMail(deps: Deps, { missing, dueAt, ...person }: TraderMail): OutgoingMail {
  const { locale } = person;
  const kind = dueAt ? "asked" : "closed";
  const day = dueAt ? fullDayIn({ locale, zone: "Europe/Berlin" }, dueAt) : "";
  const t = (key: "subject" | "heading" | "happened" | "next" | "button") =>
    deps.translator.t(locale, `businesses:${kind}.${key}`, { day, brand: deps.config.brand });
  const facts = missing.map((fact) => `– ${deps.translator.t(locale, `businesses:facts.${fact}`)}`).join("\n");
  return companyMail(deps, {
    ...person,
    ...subjectAndHeading(t),
    passages: outcomePassages(t, { about: [facts], url: pageLink(deps.config, { page: "coachBusiness", locale }) }),
  });
}
