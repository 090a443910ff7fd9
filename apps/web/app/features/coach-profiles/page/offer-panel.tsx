import { formatMoney } from "../../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { useMember } from "../../../platform/pages/site.ts";
import { PageButton } from "../../../ui/button.tsx";
import patterns from "../../../ui/patterns.module.css";
import type { ShownCoach } from "./coach.server.ts";
import styles from "./offer-panel.module.css";

/** What can be booked, the total price, and when there is time: short enough that its button is always in view. */
export function OfferPanel({ coach }: { coach: ShownCoach }) {
  const { t } = useTranslation("coach-profiles-page");
  const locale = useLocale();
  return (
    <aside className={styles.panel} aria-labelledby="offers">
      <div className={`${patterns.spread} ${styles.head}`}>
        <h2 id="offers">{t("offers.title")}</h2>
        <p className={styles.note}>{t("days.zone")}</p>
      </div>
      <ul className={styles.kinds}>
        {coach.consultations.map(({ type, durationMinutes, grossPriceCents, instantBooking }) => (
          <li key={type}>
            <strong>{t(`offers.${type}`)}</strong>
            <span>
              {t("offers.minutes", { count: durationMinutes })}
              {instantBooking !== "off" && <> · {t(`offers.instant.${instantBooking}`)}</>}
            </span>
            <em>{grossPriceCents > 0 ? formatMoney(locale, grossPriceCents) : t("offers.free")}</em>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t(coach.provider.smallBusiness ? "offers.small" : "offers.vat")}</p>
      {coach.isBookable ? (
        <>
          <FreeDays slug={coach.slug} days={coach.freeDays} nextFree={coach.nextFree} />
          <NextStep name={coach.name} slug={coach.slug} />
        </>
      ) : (
        <p className={styles.next}>{t("private.closed")}</p>
      )}
    </aside>
  );
}

/** The link to the booking; whoever cannot book sees what clients see. */
function NextStep({ name, slug }: { name: string; slug: string }) {
  const { t } = useTranslation("coach-profiles-page");
  const user = useMember();
  const query = String(new URLSearchParams({ subject: t("next.subject", { name }) }));
  const isOther = user && user.userType !== "client";
  return (
    <div className={styles.next}>
      <PageButton to="book" params={{ slug }} look={isOther ? "ghost" : "accent"} wide>
        {t(isOther ? "next.look" : "next.book")}
      </PageButton>
      {isOther ? (
        <p className={styles.note}>{t("next.others")}</p>
      ) : (
        <PageLink to="contact" query={query}>
          {t("next.ask")}
        </PageLink>
      )}
    </div>
  );
}

type FreeDaysProps = { slug: string; days: ShownCoach["freeDays"]; nextFree: ShownCoach["nextFree"] };

/** The next days with a free discovery; each links to its times. */
function FreeDays({ slug, days, nextFree }: FreeDaysProps) {
  const { t } = useTranslation("coach-profiles-page");
  return (
    <section className={styles.free} aria-labelledby="free-days">
      <h3 id="free-days">{t("days.title")}</h3>
      {days.length > 0 ? (
        <>
          {nextFree && (
            <p className={styles.soonest}>
              {t("days.soonest")} <time dateTime={nextFree.at}>{nextFree.shown}</time>
            </p>
          )}
          <ol>
            {days.map(({ date, weekday, day, month, slots }) => (
              <li key={date}>
                <PageLink to="book" params={{ slug }} query={`month=${date.slice(0, 7)}&day=${date}`} hash="pick-day">
                  <time dateTime={date}>
                    <small>{weekday}</small>
                    <b>{day}</b>
                    <small>{month}</small>
                  </time>
                  <span>{t("days.slots", { count: slots })}</span>
                </PageLink>
              </li>
            ))}
          </ol>
        </>
      ) : (
        <p className={styles.note}>{t("days.none")}</p>
      )}
    </section>
  );
}
