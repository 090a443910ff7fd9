import { areaName } from "@aufwind/rules/areas";
import { sectorName } from "@aufwind/rules/coaches";
import { NETWORKS } from "@aufwind/rules/coaches-links";
import { languageNames } from "@aufwind/rules/languages";
import { LOCALES, type Locale } from "@aufwind/rules/locale";
import type { Platform } from "../../platform/platform.ts";
import type { presentSections } from "../coaches/queries.ts";

type Sections = ReturnType<typeof presentSections>;
type Reader = Pick<Platform, "translator"> & { locale: Locale };

const TEXTS = ["tagLine", "salesPitch", "aboutMe", "description", "certifications"] as const;

/** Everything that somebody wrote into their profile or chose for it, each under its name for this reader. */
export function profileTexts({ translator, locale }: Reader, sections: Sections): string[] {
  const t = (key: ProfileKey) => translator.t(locale, `content-notices:profile.${key}`);
  const languageOf = languageNames(locale);
  const { preferredPronoun: pronoun, preferredGenderIdentity: gender, organizationSector: sector } = sections;
  const { areasOfIntervention, spokenLanguages, socialNetworks, aboutVideoUrl } = sections;
  const written = TEXTS.flatMap((name) =>
    LOCALES.map((language) => [`${t(name)} (${languageOf(language)})`, sections[name][language]] as const),
  );
  const chosen = [
    [t("areas"), areasOfIntervention.map((area) => areaName(area, locale)).join(", ")],
    [t("languages"), spokenLanguages.map((code) => languageOf(code as Parameters<typeof languageOf>[0])).join(", ")],
    [t("pronoun"), pronoun && t(`pronouns.${pronoun}`)],
    [t("gender"), gender && t(`genders.${gender}`)],
    [t("sector"), sector && sectorName(sector, locale)],
    [t("video"), aboutVideoUrl],
    ...NETWORKS.map((network) => [t(`networks.${network}`), socialNetworks[network]] as const),
  ] as const;
  return [...written, ...chosen].flatMap(([name, value]) => (value ? [`${name}:\n${value}`] : []));
}

type ProfileKey =
  | (typeof TEXTS)[number]
  | "areas"
  | "languages"
  | "pronoun"
  | "gender"
  | "sector"
  | "video"
  | `pronouns.${NonNullable<Sections["preferredPronoun"]>}`
  | `genders.${NonNullable<Sections["preferredGenderIdentity"]>}`
  | `networks.${(typeof NETWORKS)[number]}`;
