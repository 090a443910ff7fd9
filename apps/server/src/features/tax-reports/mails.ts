import type { Locale } from "@aufwind/rules/locale";
import { type Quarter, type Quarters, sumOfQuarters } from "@aufwind/rules/tax-reports";
import { amountIn } from "../../platform/documents/formats.ts";
import { companyMail, subjectAndHeading } from "../../platform/mail/company-mail.ts";
import { fullDayIn } from "../../platform/mail/moment.ts";
import type { OutgoingMail } from "../../platform/mail/outbox.ts";
import { pageLink } from "../../platform/mail/page-link.ts";
import type { Platform } from "../../platform/platform.ts";

type Deps = Pick<Platform, "translator" | "config">;
type Coach = { email: string | null; first_name: string; locale: Locale };

type Asked = Coach & { isFirst: boolean; heldAt: Date };

/** What is missing, what it is for, and when payouts would be held. */
export function askedMail(deps: Deps, { isFirst, heldAt, ...coach }: Asked): OutgoingMail {
  const part = isFirst ? "asked" : "reminded";
  const { locale } = coach;
  const day = fullDayIn({ locale }, heldAt);
  const t = (key: "subject" | "heading" | "happened") =>
    deps.translator.t(locale, `tax-reports:${part}.${key}`, { day });
  const passages = [
    t("happened"),
    deps.translator.t(locale, "tax-reports:needed"),
    deps.translator.t(locale, "tax-reports:willHold", { day }),
  ];
  return taxMail(deps, { coach, titles: subjectAndHeading(t), passages, button: "enter" });
}

export const heldMail = (deps: Deps, coach: Coach): OutgoingMail => {
  const t = (key: "subject" | "heading" | "happened" | "next") =>
    deps.translator.t(coach.locale, `tax-reports:held.${key}`, { supportEmail: deps.config.company.supportEmail });
  return taxMail(deps, { coach, titles: subjectAndHeading(t), passages: [t("happened"), t("next")], button: "enter" });
};

export const settledMail = (deps: Deps, coach: Coach): OutgoingMail => {
  const t = (key: "subject" | "heading" | "happened") => deps.translator.t(coach.locale, `tax-reports:released.${key}`);
  return taxMail(deps, { coach, titles: subjectAndHeading(t), passages: [t("happened")], button: "view" });
};

type Copied = Coach & { year: number; isChanged: boolean };

/** The figures of a year are ready, before they are reported; or others than before. */
export function copyMail(deps: Deps, { year, isChanged, ...coach }: Copied): OutgoingMail {
  const part = isChanged ? "changed" : "copied";
  const params = { year, brand: deps.config.brand, supportEmail: deps.config.company.supportEmail };
  const t = (key: "subject" | "heading" | "happened" | "next") =>
    deps.translator.t(coach.locale, `tax-reports:${part}.${key}`, params);
  return taxMail(deps, { coach, titles: subjectAndHeading(t), passages: [t("happened"), t("next")], button: "copy" });
}

type FormerCopied = {
  email: string;
  firstName: string;
  locale: Locale;
  year: number;
  quarters: Quarters;
  isChanged: boolean;
};

/** For somebody without an account: the copy itself, and whom to write to. */
export function formerCopyMail(deps: Deps, copied: FormerCopied): OutgoingMail {
  const { email, firstName, locale, year, quarters, isChanged } = copied;
  const { translator, config } = deps;
  const params = { year, brand: config.brand, supportEmail: config.company.supportEmail };
  const t = (key: "subject" | "heading") =>
    translator.t(locale, `tax-reports:${isChanged ? "changed" : "copied"}.${key}`, params);
  const f = (key: "happened" | "changed" | "next") => translator.t(locale, `tax-reports:former.${key}`, params);
  const line = (name: string, { considerationCents, feeCents, activities }: Quarter) =>
    translator.t(locale, "tax-reports:former.line", {
      name,
      consideration: amountIn(locale, considerationCents),
      fees: amountIn(locale, feeCents),
      count: activities,
    });
  const passages = [
    f(isChanged ? "changed" : "happened"),
    ...quarters.map((quarter, at) => line(`${at + 1}/${year}`, quarter)),
    line(`${translator.t(locale, "tax-reports:copy.sum")} ${year}`, sumOfQuarters(quarters)),
    translator.t(locale, "tax-reports:copy.explained"),
    f("next"),
  ];
  return companyMail(deps, { email, firstName, locale, ...subjectAndHeading(t), passages });
}

type TaxMail = {
  coach: Coach;
  titles: { subject: string; heading: string };
  passages: string[];
  button: "enter" | "view" | "copy";
};

function taxMail({ translator, config }: Deps, { coach, titles, passages, button }: TaxMail): OutgoingMail {
  const { locale } = coach;
  const label = translator.t(locale, `tax-reports:buttons.${button}`);
  const page = button === "view" ? "coachFinances" : "coachTaxDetails";
  return companyMail(
    { translator, config },
    {
      email: coach.email ?? "",
      firstName: coach.first_name,
      locale,
      ...titles,
      passages: [...passages, { label, url: pageLink(config, { page, locale }) }],
    },
  );
}
