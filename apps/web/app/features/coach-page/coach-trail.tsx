import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { useLastSearch } from "../../platform/last-search.ts";
import { pathTo } from "../../platform/pages.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";

/** The way here; who came from a search goes back to the same results. */
export function CoachTrail({ name }: { name: string }) {
  const { t } = useTranslation("coach-page");
  const locale = useLocale();
  const search = pathTo("search", locale);
  const results = useLastSearch(search);
  const home = { label: t("trail.home"), to: pathTo("home", locale) };
  const coaches = { label: t("trail.coaches"), to: results ?? search };
  return <Breadcrumb trail={[home, coaches]} current={name} />;
}
