import type { StoredException } from "@aufwind/contract/schedules";
import { formatDay } from "../../platform/calendar-day.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { spanOf } from "./wall-time.ts";

/** When an exception holds, in the reader's words. */
export function useWhen(exception: Pick<StoredException, "from" | "to">): string {
  const { t } = useTranslation("schedules");
  const locale = useLocale();
  const { shape, first, last, begins, ends } = spanOf(exception);
  return t(`exceptions.when.${shape}`, {
    first: formatDay(locale, first),
    last: formatDay(locale, last),
    begins,
    ends,
  });
}
