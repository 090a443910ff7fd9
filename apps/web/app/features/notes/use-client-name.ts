import { useTranslation } from "../../platform/i18n/use-translation.ts";

/** How a client is called, also after that person has left. */
export function useClientName(name: string): string {
  const { t } = useTranslation("notes");
  return name || t("gone");
}
