import type { Appointment } from "@aufwind/contract/appointments";
import { DEFAULT_LOCALE } from "@aufwind/rules/locale";
import { companyLetter } from "../../platform/mail/company-letter.ts";
import { moneyIn } from "../../platform/mail/money.ts";
import type { OutgoingMail } from "../../platform/mail/outbox.ts";
import { timesFor } from "../../platform/mail/two-times.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Told } from "./mail-facts.ts";

type Means = Pick<Platform, "words" | "config">;
type TeamLine = "subject" | "heading" | "which" | "presence" | "next";
type Objected = { told: Told; presence: Appointment["presence"] };

/** To the team, in the default language: who objects to what, and who was in the call. */
export function objectionMail(means: Means, { told, presence }: Objected): OutgoingMail {
  const locale = DEFAULT_LOCALE;
  const absent = told.absent ?? "client";
  const params = {
    id: told.id,
    who: means.words.t(locale, `appointments:team.sides.${absent}`),
    when: timesFor(means.words, { locale, zone: "Europe/Berlin" }).short(told.startsAt),
    price: moneyIn(locale, told.grossCents),
    client: presence.client.minutes,
    coach: presence.coach.minutes,
    needed: presence.neededMinutes,
  };
  const t = (key: TeamLine) => means.words.t(locale, `appointments:team.${key}`, params);
  return {
    to: means.config.company.supportEmail,
    locale,
    subject: t("subject"),
    ...companyLetter(means, {
      locale,
      heading: t("heading"),
      passages: [`${t("which")}\n${t("presence")}`, { quote: told.reason ?? "" }, t("next")],
    }),
  };
}
