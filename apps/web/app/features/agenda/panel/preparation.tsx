import type { readPreparation } from "@aufwind/contract/coach-clients";
import { callFromBrowser, lightRoute } from "../../../platform/http/browser-api.ts";
import { dayOf, formatDay } from "../../../platform/i18n/dates.ts";
import { PageLink, useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import styles from "./panel.module.css";
import { useAnswer } from "./use-answer.ts";

const READ = lightRoute<typeof readPreparation>({ method: "get", path: "/api/coaches/clients/{id}/preparation" });
const askPreparation = (id: string) => callFromBrowser(READ, { params: { id } });

/** How well the two know each other, and what the latest note says; nothing where it cannot be read. */
export function Preparation({ clientId, isAhead }: { clientId: string; isAhead: boolean }) {
  const { t } = useTranslation("agenda");
  const locale = useLocale();
  const known = useAnswer(askPreparation, clientId);
  if (!known) return null;
  const { metCount, metSince, lastNote } = known;
  const since = metSince && formatDay(locale, metSince.slice(0, 7), "month");
  const times = isAhead ? t("known.number", { number: metCount + 1 }) : t("known.met", { count: metCount });
  return (
    <div className={styles.known}>
      <p>{since ? `${times} · ${t("known.since", { month: since })}` : t("known.first")}</p>
      {lastNote && (
        <>
          <h3>
            <PageLink to="coachNote" params={{ id: lastNote.appointmentId }}>
              {t("known.lastNote", { day: dayOf(lastNote.scheduledAt, { locale }) })}
            </PageLink>
          </h3>
          <p>{lastNote.excerpt ?? t("known.unreadable")}</p>
        </>
      )}
      {lastNote && lastNote.agreed.length > 0 && (
        <>
          <h3>{t("known.agreed")}</h3>
          <ul>
            {lastNote.agreed.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
