import type { Mail } from "@aufwind/contract/mailbox";
import { Link, useRevalidator, useSearchParams } from "react-router";
import { formatMoment } from "../../platform/format.ts";
import { useLocale } from "../../platform/locale.tsx";
import { useTranslation } from "../../platform/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageHead } from "../../ui/section.tsx";
import type { FullMail } from "./full-mail.ts";
import { MailView } from "./mail-view.tsx";
import styles from "./mailbox.module.css";

type MailboxProps = { mails: Mail[]; mail: FullMail | undefined };

export function Mailbox({ mails, mail }: MailboxProps) {
  const { t } = useTranslation("workshop");
  const { revalidate, state } = useRevalidator();
  return (
    <>
      <PageHead title={t("mailbox.title")} lead={t("mailbox.lead")} />
      <Button look="ghost" small onClick={revalidate} disabled={state === "loading"}>
        {t("mailbox.refresh")}
      </Button>
      {mails.length === 0 ? (
        <div className={styles.columns}>
          <EmptyState title={t("mailbox.empty")}>{t("mailbox.emptyText")}</EmptyState>
        </div>
      ) : (
        <div className={styles.columns}>
          <ul className={styles.list} aria-label={t("mailbox.list")}>
            {mails.map((each) => (
              <MailRow key={each.id} mail={each} current={each.id === mail?.id} />
            ))}
          </ul>
          {mail ? <MailView mail={mail} /> : <p className={styles.hint}>{t("mailbox.choose")}</p>}
        </div>
      )}
    </>
  );
}

function MailRow({ mail, current }: { mail: Mail; current: boolean }) {
  const { t } = useTranslation("workshop");
  const locale = useLocale();
  const [params] = useSearchParams();
  const query = new URLSearchParams(params);
  query.set("mail", mail.id);
  return (
    <li>
      <Link className={styles.row} to={`?${query}`} preventScrollReset aria-current={current ? "true" : undefined}>
        <strong>{mail.subject}</strong>
        <span>{mail.to}</span>
        <span className={styles.facts}>
          <time dateTime={mail.createdAt}>{formatMoment(locale, mail.createdAt)}</time>
          <Chip>{t(`mailbox.state.${mail.state}`)}</Chip>
        </span>
      </Link>
    </li>
  );
}
