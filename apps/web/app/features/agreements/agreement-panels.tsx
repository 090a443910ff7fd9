import type { OwnAgreement } from "@aufwind/contract/agreements";
import { formatDate } from "../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import styles from "../../shared/brief-rows.module.css";
import { PageButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Note } from "../../ui/notices.tsx";
import { Panel } from "../../ui/panel.tsx";
import patterns from "../../ui/patterns.module.css";
import { Pill } from "../../ui/pill.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";

export function AgreementStatusPill({ standing }: Pick<OwnAgreement, "standing">) {
  const { t } = useTranslation("agreements");
  return <Pill tone={standing === "agreed" ? "teal" : "warn"}>{t(`standing.${standing}`)}</Pill>;
}

/** The copy of an acceptance as PDF. */
export function CopyLink({ id, about }: { id: string; about: string }) {
  const { t } = useTranslation("agreements");
  return (
    <a href={`/api/agreement-acceptances/${id}/copy`} className={patterns.link} download>
      {t("copy")}
      <VisuallyHidden>: {about}</VisuallyHidden>
    </a>
  );
}

type AgreementRowsProps = {
  items: readonly OwnAgreement[];
  side: "client" | "coach";
  /** Whether an appointment is paid: then what is required is asked for until it begins. */
  isPaid?: boolean;
};

/** Agreements with one's coaches, or of a coach with a client; left out if there are none. */
export function AgreementPanel({ items, side, isPaid = false }: AgreementRowsProps) {
  const { t } = useTranslation("agreements");
  const locale = useLocale();
  if (items.length === 0) return null;
  const isAsked = isPaid && items.some(({ isRequired, standing }) => isRequired && standing !== "agreed");
  return (
    <Panel title={t("panel.title")} id="agreements">
      <p className={styles.soft}>{t("beside")}</p>
      {side === "client" && isAsked && <p>{t("panel.please")}</p>}
      <ul className={styles.rows}>
        {items.map(({ id, current, coach, standing, accepted }) => (
          <li key={id} className={`${patterns.iconRow} ${styles.row}`}>
            <Icon name="file" />
            <div className={styles.told}>
              <PageLink
                className={styles.name}
                to={side === "client" ? "clientAgreement" : "coachAgreement"}
                params={{ id }}
              >
                {current.title}
              </PageLink>
              <p className={styles.soft}>
                {side === "client" && `${coach.name || t("gone")} · `}
                {accepted
                  ? t("accepted", { number: accepted.number, day: formatDate(locale, accepted.acceptedAt) })
                  : t("version", { number: current.number })}
                {accepted && (
                  <>
                    {" · "}
                    <CopyLink id={accepted.id} about={current.title} />
                  </>
                )}
              </p>
            </div>
            <div className={styles.buttons}>
              <AgreementStatusPill standing={standing} />
              {side === "client" && standing !== "agreed" && (
                <PageButton to="clientAgreement" params={{ id }} look="ghost" small>
                  {t("panel.read")}
                  <VisuallyHidden>: {current.title}</VisuallyHidden>
                </PageButton>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Before a paid booking: what the coach asks for until the appointment; left out if there is nothing. */
export function BookingAgreements({ items }: { items: readonly OwnAgreement[] }) {
  const { t } = useTranslation("agreements");
  const open = items.filter(({ isRequired, standing }) => isRequired && standing !== "agreed");
  if (open.length === 0) return null;
  return (
    <Note icon="file">
      {open.map(({ id, current }) => (
        <p key={id}>
          <RichText
            text={t("booking", { title: current.title })}
            tags={{
              link: (words: string) => (
                <PageLink to="clientAgreement" params={{ id }}>
                  {words}
                </PageLink>
              ),
            }}
          />
        </p>
      ))}
    </Note>
  );
}
