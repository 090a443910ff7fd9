import type { Locale } from "@aufwind/rules/locale";
import { type Quarter, type Quarters, sumOfQuarters } from "@aufwind/rules/tax-reports";
import type { LegalForm } from "@aufwind/rules/tax-reports-numbers";
import { berlinDay } from "../../platform/calendar/berlin-days.ts";
import { amountIn, dayIn } from "../../platform/documents/formats.ts";
import type { PrintedDocument } from "../../platform/documents/printed-document.ts";
import type { Platform } from "../../platform/platform.ts";
import { type Identity, nameOf } from "./sellers.ts";

type Copied = { year: number; quarters: Quarters; givenAt: Date; identity: Identity; legalForm: LegalForm };
type Words = "title" | "lead" | "quarter" | "consideration" | "fees" | "activities" | "sum" | "explained" | "madeOn";

/** The copy of a year in a language, all in words. */
export function copyDocument({ translator, config }: Platform, locale: Locale, copied: Copied): PrintedDocument {
  const { year, quarters, givenAt, identity, legalForm } = copied;
  const params = {
    year,
    brand: config.brand,
    company: config.company.company,
    name: nameOf(identity, legalForm),
    day: dayIn(locale, berlinDay(givenAt)),
  };
  const t = (key: Words) => translator.t(locale, `tax-reports:copy.${key}`, params);
  const row = (name: string, { considerationCents, feeCents, activities }: Quarter) => [
    name,
    amountIn(locale, considerationCents),
    amountIn(locale, feeCents),
    String(activities),
  ];
  return {
    locale,
    title: t("title"),
    lead: t("lead"),
    madeAt: givenAt.toISOString(),
    parts: [
      {
        facts: [],
        texts: [{ lines: [params.name, identity.street, `${identity.zipCode} ${identity.city}`] }],
        table: {
          head: [t("quarter"), t("consideration"), t("fees"), t("activities")],
          rows: [
            ...quarters.map((quarter, at) => row(`${at + 1}/${year}`, quarter)),
            row(`${t("sum")} ${year}`, sumOfQuarters(quarters)),
          ],
        },
      },
      { facts: [], texts: [{ lines: [t("explained"), t("madeOn")] }] },
    ],
    head: translator.t(locale, "tax-reports:copy.confidential", params),
    pageNumber: translator.t(locale, "tax-reports:copy.page", { page: "{page}", pages: "{pages}" }),
  };
}
