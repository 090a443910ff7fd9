import { Link, useSearchParams } from "react-router";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import type { FullMail } from "./full-mail.ts";
import styles from "./mailbox.module.css";

/** One mail as a mail program shows it, walled off from the page, or its plain text. */
export function MailView({ mail }: { mail: FullMail }) {
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
