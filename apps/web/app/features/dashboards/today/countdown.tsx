import { countdownTo } from "@aufwind/rules/appointments/countdown";
import { useServerTime } from "../../../platform/browser/use-server-time.ts";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import styles from "./countdown.module.css";

const RADIUS = 45;
const ROUND = 2 * Math.PI * RADIUS;

type CountdownRingProps = { appointment: { scheduledAt: string; endsAt: string }; now: number };

/** How long it is until an appointment, as a ring that empties; its size never changes. */
export function CountdownRing({ appointment: { scheduledAt, endsAt }, now }: CountdownRingProps) {
  const { t } = useTranslation("dashboards-today");
  const moment = useServerTime(now);
  const { state, value, unit, share } = countdownTo(
    { startsAt: Date.parse(scheduledAt), endsAt: Date.parse(endsAt) },
    moment,
  );
  if (state === "over") return null;
  return (
    <div
      className={styles.ring}
      data-state={state}
      role="img"
      aria-label={t(`countdown.${state}.${unit}`, { count: value })}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r={RADIUS} />
        <circle
          cx="50"
          cy="50"
          r={RADIUS}
          strokeDasharray={`${Math.round(share * ROUND * 10) / 10} 999`}
          data-part="left"
        />
      </svg>
      <p aria-hidden="true">
        <span>{t(`countdown.until.${state}`)}</span>
        <b>{value}</b>
        <span>{t(`countdown.units.${unit}`, { count: value })}</span>
      </p>
    </div>
  );
}
