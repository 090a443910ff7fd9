import { AREAS } from "@aufwind/rules/areas";
import type { AreaKey } from "@aufwind/rules/areas-keys";
import type { Locale } from "@aufwind/rules/locale";
import { translatorFor } from "../../platform/i18n/translator.ts";
import { pathTo } from "../../platform/pages/pages.ts";
import { AREA_DRAWINGS } from "../../shared/area-drawings.ts";
import { searchPath } from "../../shared/search-address/search-address.ts";

export type AreaTile = {
  key: AreaKey;
  name: string;
  teaser: string;
  /** The page about the area. */
  path: string;
  /** All coaches who work on one of its topics. */
  search: string;
  sign: string;
  count: number;
};

/** The areas as tiles, made on the server so that the browser needs neither the list of topics nor its texts. */
export const areaTiles = (locale: Locale): AreaTile[] => {
  tiles[locale] ??= makeTiles(locale);
  return tiles[locale];
};

/** The text of a tile's small link. */
export const aboutArea = (locale: Locale): string => translatorFor(locale, "").namespace("areas").t("tile");

const tiles: Partial<Record<Locale, AreaTile[]>> = {};

function makeTiles(locale: Locale): AreaTile[] {
  const { t } = translatorFor(locale, "").namespace("areas");
  return AREAS.map(({ key, name, slug, topics }) => ({
    key,
    name: name[locale],
    teaser: t(`areas.${key}.teaser`),
    path: pathTo("topic", locale, { area: slug[locale] }),
    search: searchPath(locale, { areas: [key] }),
    sign: AREA_DRAWINGS[key].sign,
    count: topics.length,
  }));
}

/** The address of each area in both languages, for the sitemap. */
export const areaTwins = () =>
  AREAS.map(({ slug }) => ({
    en: pathTo("topic", "en", { area: slug.en }),
    de: pathTo("topic", "de", { area: slug.de }),
  }));
