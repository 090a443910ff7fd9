import type { Credit, Credits } from "@aufwind/contract/credits";
import type { Friends } from "@aufwind/contract/friends";
import { formatDate, formatMoney } from "../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Icon } from "../../ui/icon.tsx";
import { Illustration } from "../../ui/illustrations.tsx";
import { Panel } from "../../ui/panel.tsx";
import patterns from "../../ui/patterns.module.css";
import { Failure } from "../../ui/placeholders.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import styles from "./friends.module.css";

/** Friends by first name, and the status of the credit. */
export function FriendList({ friends: { friends, credited, mostCredited } }: { friends: Friends }) {
  const { t } = useTranslation("friends");
  const locale = useLocale();
  return (
    <Panel title={t("list.title")}>
      {friends.length === 0 ? (
        <>
          <Illustration of="chairs" />
          <p>{t("list.none")}</p>
        </>
      ) : (
        <>
          <ul className={styles.rows}>
            {friends.map(({ firstName, joinedAt, status }) => (
              <li key={`${joinedAt} ${firstName}`}>
                <p>
                  <b>{firstName}</b>
                  <small>{t("list.joined", { date: formatDate(locale, joinedAt) })}</small>
                </p>
                <p className={`${patterns.plainLinks} ${styles.state}`} data-done={status === "credited" || undefined}>
                  <Icon name={status === "credited" ? "check" : "clock"} /> {t(`list.status.${status}`)}
                </p>
              </li>
            ))}
          </ul>
          <p className={styles.quiet}>{t("list.credited", { count: credited, most: mostCredited })}</p>
        </>
      )}
    </Panel>
  );
}

/** Unused credits, and which appointments used the others. */
export function CreditList({ credits }: { credits: Credits | null }) {
  const { t } = useTranslation("friends");
  const locale = useLocale();
  if (!credits) return <Failure title={t("credits.failed")} />;
  return (
    <Panel title={t("credits.title")} id="credits">
      <p>
        {t(credits.balanceCents > 0 ? "credits.balance" : "credits.nothing", {
          money: formatMoney(locale, credits.balanceCents),
        })}
      </p>
      {credits.items.length > 0 && (
        <ul className={styles.rows}>
          {credits.items.map((credit) => (
            <CreditRow key={credit.id} credit={credit} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function CreditRow({ credit: { cents, reason, message, grantedAt, usedFor, taken } }: { credit: Credit }) {
  const { t } = useTranslation("friends");
  const locale = useLocale();
  const link = (words: string) => (
    <PageLink to="clientAppointment" params={{ id: usedFor?.appointmentId ?? "" }}>
      {words}
    </PageLink>
  );
  const used = usedFor && {
    date: formatDate(locale, usedFor.scheduledAt),
    name: usedFor.coachName || t("credits.gone"),
  };
  return (
    <li>
      <p>
        <b>{formatMoney(locale, cents)}</b>
        <small>
          {t(`credits.reason.${reason}`)}, {formatDate(locale, grantedAt)}
        </small>
        {message && <small>{message}</small>}
      </p>
      <p className={`${patterns.plainLinks} ${styles.state}`} data-done={used || taken ? undefined : true}>
        {taken && t("credits.taken", { date: formatDate(locale, taken.at), message: taken.message })}
        {used && <RichText text={t("credits.used", used)} tags={{ link }} />}
        {!used && !taken && t("credits.free")}
      </p>
    </li>
  );
}
