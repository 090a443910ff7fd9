import { useEffect, useState } from "react";
import { useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { untilThen } from "../detail/until-then.ts";

const TICK_MS = 30_000;

/** "begins in 2 hours": by the server's clock first, then by the browser's. */
export function UntilStart({ at, now }: { at: string; now: number }) {
  const { t } = useTranslation("appointments");
  const locale = useLocale();
  const [passed, setPassed] = useState(0);
  const moment = now + passed;
  useEffect(() => {
    // Relative to the server's time: a visitor's clock may be wrong.
    const began = performance.now();
    const timer = setInterval(() => setPassed(performance.now() - began), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const start = Date.parse(at);
  return start > moment ? t("home.begins", { time: untilThen(start, { now: moment, locale }) }) : t("home.running");
}
