import { useTranslation } from "../../platform/i18n/use-translation.ts";

/** A client's name, also after they have left. */
export function useClientName(name: string): string {
  const { t } = useTranslation("notes");
  return name || t("gone");
}
