import type { InvitationPreview } from "@aufwind/contract/client-invitations-people";
import { formatDate } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Note, Outcome } from "../../ui/notices.tsx";
import styles from "./invite.module.css";

/** Who is invited, who is not and why, and when the mails go out. */
export function InvitePreview({ preview, of }: { preview: InvitationPreview; of: unknown }) {
  const { t } = useTranslation("client-invitations-people");
  const locale = useLocale();
  const { people, leftOut, today, lastDay } = preview;
  return (
    <>
      <Outcome of={of}>
        {t("preview.found", { count: people.length })}{" "}
        {leftOut.length > 0 && t("preview.leftOut", { count: leftOut.length })}
      </Outcome>
      {lastDay && today < people.length && (
        <Note>{t("preview.later", { count: today, date: formatDate(locale, lastDay) })}</Note>
      )}
      {people.length > 0 && (
        <Disclosure summary={t("preview.people", { count: people.length })}>
          <ul className={styles.people}>
            {people.map(({ firstName, email }) => (
              <li key={email}>
                {firstName && <strong>{firstName}</strong>} {email}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      {leftOut.length > 0 && (
        <Disclosure summary={t("preview.others", { count: leftOut.length })} open>
          <ul className={styles.people}>
            {leftOut.map(({ line, text, reason }) => (
              <li key={`${line} ${text} ${reason}`}>
                {t("preview.line", { line })}: <strong>{text}</strong> – {t(`preview.reasons.${reason}`)}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  );
}
