import { DEFAULT_LOCALE } from "@aufwind/rules/locale";
import { useLocation } from "react-router";
import { usePage } from "../../platform/i18n/locale.tsx";
import { useSite } from "../../platform/pages/site.ts";

/** Canonical address and alternates, for search engines. */
export function HeadLinks() {
  const { pathname } = useLocation();
  const { page, locale, twin, canonical } = usePage();
  const { publicUrl } = useSite();
  if (!page || !publicUrl) return null;
  const address = (path: string) => new URL(path, publicUrl).href;
  const own = address(canonical?.own ?? pathname);
  const other = address(canonical?.other ?? twin.path);
  return (
    <>
      <link rel="canonical" href={own} />
      <link rel="alternate" hrefLang={locale} href={own} />
      <link rel="alternate" hrefLang={twin.locale} href={other} />
      <link rel="alternate" hrefLang="x-default" href={locale === DEFAULT_LOCALE ? own : other} />
    </>
  );
}
