import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { announce } from "../../platform/announce.ts";
import { formatWait } from "../../platform/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { useCountdown } from "../../ui/form/use-countdown.ts";
import { clockOf, isSaid } from "./countdown.ts";
import styles from "./order.module.css";

/** The time left, counted for the eyes every second and said aloud at a few moments; at its end the page asks anew. */
export function HoldCountdown({ seconds }: { seconds: number }) {
  const { t } = useTranslation("booking");
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const { left, start } = useCountdown();
  useEffect(() => start(seconds), [seconds, start]);
  const before = useRef(left);
  useEffect(() => {
    const last = before.current;
    before.current = left;
    if (left === undefined || last === undefined || left === last) return;
    if (left === 0) {
      announce(t("payment.expired.title"));
      revalidate();
    } else if (isSaid({ left, before: last })) announce(t("payment.announce", { time: formatWait(locale, left) }));
  }, [left, locale, revalidate, t]);
  // Known with JavaScript alone; without it the time of the end stands above.
  return (
    <p className={styles.countdown} aria-hidden="true">
      {left === undefined ? "" : `${t("payment.left")} ${clockOf(left)}`}
    </p>
  );
}
