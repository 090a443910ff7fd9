import type { Friends } from "@aufwind/contract/friends";
import { formatDate } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Icon } from "../../ui/icon.tsx";
import { Panel } from "../../ui/panel.tsx";
import styles from "./friends.module.css";

/** Friends by first name, and the status of the credit. */
export function FriendList({ friends: { friends, credited, mostCredited } }: { friends: Friends }) {
  const { t } = useTranslation("friends");
  const locale = useLocale();
  return (
    <Panel title={t("list.title")}>
      {friends.length === 0 ? (
        <p>{t("list.none")}</p>
      ) : (
        <>
          <ul className={styles.rows}>
            {friends.map(({ firstName, joinedAt, standing }) => (
              <li key={`${joinedAt} ${firstName}`}>
                <p>
                  <b>{firstName}</b>
                  <small>{t("list.joined", { date: formatDate(locale, joinedAt) })}</small>
                </p>
                <p className={styles.state} data-done={standing === "credited" || undefined}>
                  <Icon name={standing === "credited" ? "check" : "clock"} /> {t(`list.standing.${standing}`)}
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
