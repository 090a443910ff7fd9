import type { Locale } from "@aufwind/rules/locale";
import { companyMail, subjectAndHeading } from "../../platform/mail/company-mail.ts";
import { momentIn } from "../../platform/mail/moment.ts";
import type { OutgoingMail } from "../../platform/mail/outbox.ts";
import { pageLink } from "../../platform/mail/page-link.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Device } from "../../platform/session/device.ts";

type Deps = Pick<Platform, "translator" | "config">;
type Person = { email: string; firstName: string; locale: Locale; now: Date };

/** Reports a sign-in on a new browser. */
export function newSignInMail(deps: Deps, { device, ...person }: Person & { device: Device }): OutgoingMail {
  const { translator, config } = deps;
  const { email, firstName, locale, now } = person;
  const unknown = translator.t(locale, "sign-in:new.unknown");
  const where = { browser: device.browser ?? unknown, system: device.system ?? unknown, when: momentIn(locale, now) };
  const t = (key: "subject" | "heading" | "happened" | "you" | "notYou" | "button") =>
    translator.t(locale, `sign-in:new.${key}`, where);
  const passages = [
    t("happened"),
    t("you"),
    t("notYou"),
    { label: t("button"), url: pageLink(config, { page: "accountDevices", locale }) },
  ];
  return companyMail(deps, { email, firstName, locale, ...subjectAndHeading(t), passages });
}

/** Reports that somebody who knows the password failed at the second step. */
export function guessedMail(deps: Deps, { email, firstName, locale, now }: Person): OutgoingMail {
  const t = (key: "subject" | "heading" | "happened" | "you" | "notYou" | "button") =>
    deps.translator.t(locale, `sign-in:guessed.${key}`, { when: momentIn(locale, now) });
  const passages = [
    t("happened"),
    t("you"),
    t("notYou"),
    { label: t("button"), url: pageLink(deps.config, { page: "forgotPassword", locale }) },
  ];
  return companyMail(deps, { email, firstName, locale, ...subjectAndHeading(t), passages });
}
