import type { Mail, Template } from "@aufwind/contract/dev-tools";
import { Link, useRevalidator, useSearchParams } from "react-router";
import { formatMoment } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import blocks from "../../ui/blocks.module.css";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageHead } from "../../ui/section.tsx";
import styles from "./mailbox.module.css";

type MailboxProps = { mails: ListedMail[]; mail: FullMail | undefined };

export function Mailbox({ mails, mail }: MailboxProps) {
  const { t } = useTranslation("dev-tools");
  const { revalidate, state } = useRevalidator();
  return (
    <>
      <PageHead title={t("mailbox.title")} lead={t("mailbox.lead")} />
      <div className={styles.bar}>
        <Shelves />
        <Button look="ghost" small onClick={revalidate} disabled={state === "loading"}>
          {t("mailbox.refresh")}
        </Button>
      </div>
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

function MailRow({ mail, current }: { mail: ListedMail; current: boolean }) {
  const { t } = useTranslation("dev-tools");
  const locale = useLocale();
  const [params] = useSearchParams();
  const query = new URLSearchParams(params);
  query.set("mail", mail.id);
  return (
    <li>
      <Link
        className={`${blocks.card} ${styles.row}`}
        to={`?${query}`}
        preventScrollReset
        aria-current={current ? "true" : undefined}
      >
        <strong>{mail.subject}</strong>
        <span>{mail.to}</span>
        <span className={styles.facts}>
          {mail.createdAt ? <time dateTime={mail.createdAt}>{formatMoment(locale, mail.createdAt)}</time> : mail.id}
          <Chip>{mail.state ? t(`mailbox.state.${mail.state}`) : mail.locale}</Chip>
        </span>
      </Link>
    </li>
  );
}

/** Sent mails, or previews of every kind. */
function Shelves() {
  const { t } = useTranslation("dev-tools");
  const [params] = useSearchParams();
  const shelf = params.get("shelf") === "templates" ? "templates" : "written";
  const toShelf = (next: string) => {
    const query = new URLSearchParams(params);
    query.delete("mail");
    query.set("shelf", next);
    return `?${query}`;
  };
  return (
    <nav className={styles.tabs} aria-label={t("mailbox.shelves")}>
      {(["written", "templates"] as const).map((each) => (
        <Link key={each} to={toShelf(each)} preventScrollReset aria-current={shelf === each ? "true" : undefined}>
          {t(`mailbox.${each}`)}
        </Link>
      ))}
    </nav>
  );
}

/** One mail as a mail program shows it, sandboxed, or its plain text. */
function MailView({ mail }: { mail: FullMail }) {
  const { t } = useTranslation("dev-tools");
  const [params] = useSearchParams();
  const view = params.get("view") === "text" ? "text" : "html";
  const toView = (next: string) => {
    const query = new URLSearchParams(params);
    query.set("view", next);
    return `?${query}`;
  };
  return (
    <article className={styles.mail} lang={mail.locale}>
      <h2>{mail.subject}</h2>
      <p className={styles.to}>{t("mailbox.to", { to: mail.to })}</p>
      {mail.hasFiles && (
        <p className={styles.to}>
          <a href={`/api/dev/mails/${mail.id}/files`} download>
            {t("mailbox.files")}
          </a>
        </p>
      )}
      <nav className={styles.tabs} aria-label={t("mailbox.views")}>
        {(["html", "text"] as const).map((each) => (
          <Link key={each} to={toView(each)} preventScrollReset aria-current={view === each ? "true" : undefined}>
            {t(`mailbox.${each}`)}
          </Link>
        ))}
      </nav>
      {view === "html" ? (
        <iframe
          className={styles.frame}
          title={mail.subject}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          srcDoc={`<base target="_blank">${mail.html}`}
        />
      ) : (
        <pre className={styles.text}>{linked(mail.text)}</pre>
      )}
    </article>
  );
}

/** The text with its addresses as links. */
function linked(text: string) {
  const parts = text.split(/(https?:\/\/[^\s<>"]+)/);
  return parts.map((part) =>
    /^https?:/.test(part) ? (
      <a key={part} href={part} target="_blank" rel="noreferrer">
        {part}
      </a>
    ) : (
      part
    ),
  );
}

/** A sent mail, or a preview, which has no time and no state. */
type ListedMail = Template & Partial<Pick<Mail, "createdAt" | "state">>;

/** A mail with its content. */
type FullMail = ListedMail & { text: string; html: string; hasFiles?: boolean };
