import type { OwnDispute, PackageDispute } from "@aufwind/contract/dispute-evidence";
import { LONGEST_ACCOUNT } from "@aufwind/rules/dispute-evidence";
import { berlinDay, formatDay, momentOf } from "../../platform/i18n/dates.ts";
import { formatAmount } from "../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { TextArea } from "../../ui/form/text-fields.tsx";
import { Panel } from "../../ui/panel.tsx";
import patterns from "../../ui/patterns.module.css";
import { Pill } from "../../ui/pill.tsx";
import { Failure } from "../../ui/placeholders.tsx";
import styles from "./own-disputes.module.css";
import type { Disputes } from "./own-disputes.server.ts";

/** Payments that banks have asked back, and what the coach says about open ones; nothing where there are none. */
export function OwnDisputes({ disputes }: { disputes: Disputes | null }) {
  const { t } = useTranslation("dispute-evidence");
  if (!disputes) return <Failure title={t("failed")} />;
  const { items, packages } = disputes;
  if (items.length + packages.length === 0) return null;
  return (
    <Panel title={t("title")} id="disputes">
      {items.some(({ status }) => status === "open") && <p>{t("lead")}</p>}
      <ul className={styles.list}>
        {items.map((dispute) => (
          <li key={dispute.id}>
            <Dispute dispute={dispute} />
          </li>
        ))}
        {packages.map((dispute) => (
          <li key={dispute.id}>
            <AboutPackage dispute={dispute} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const TONES = { open: "warn", won: "teal", lost: "plain" } as const;

function Dispute({ dispute }: { dispute: OwnDispute }) {
  const { t } = useTranslation("dispute-evidence");
  const locale = useLocale();
  const { appointmentId, client, scheduledAt, cents, reason, status, openedAt, closedAt, evidenceBy } = dispute;
  const day = (at: string) => formatDay(locale, berlinDay(at));
  const heading = t("amount", {
    money: formatAmount(locale, cents),
    name: client || t("gone"),
    when: momentOf({ at: scheduledAt }, { locale }),
  });
  return (
    <article className={styles.dispute} aria-label={heading}>
      <div className={patterns.spread}>
        <h3>{heading}</h3>
        <Pill tone={TONES[status]}>{t(`states.${status}`)}</Pill>
      </div>
      <p className={styles.soft}>
        {t("opened", { date: day(openedAt) })} ·{" "}
        <PageLink to="coachAppointment" params={{ id: appointmentId }}>
          {t("appointment")}
        </PageLink>
      </p>
      {status !== "open" && closedAt && <p>{t(`outcomes.${status}`, { date: day(closedAt) })}</p>}
      {status === "open" && (
        <>
          <p>{t(`reasons.${reason}`)}</p>
          {evidenceBy && <p>{t("by", { date: day(evidenceBy) })}</p>}
          <AccountForm dispute={dispute} />
        </>
      )}
    </article>
  );
}

/** Nothing has to be said about it: what it means for the package and for what took place. */
function AboutPackage({ dispute }: { dispute: PackageDispute }) {
  const { t } = useTranslation("dispute-evidence");
  const locale = useLocale();
  const { client, size, cents, status, openedAt, closedAt } = dispute;
  const day = (at: string) => formatDay(locale, berlinDay(at));
  const heading = t("package.amount", {
    money: formatAmount(locale, cents),
    name: client || t("gone"),
    count: size,
  });
  return (
    <article className={styles.dispute} aria-label={heading}>
      <div className={patterns.spread}>
        <h3>{heading}</h3>
        <Pill tone={TONES[status]}>{t(`package.states.${status}`)}</Pill>
      </div>
      <p className={styles.soft}>{t("opened", { date: day(openedAt) })}</p>
      <p>
        {t(`package.${status}`, { date: closedAt ? day(closedAt) : "" })} {t("package.yours")}
      </p>
    </article>
  );
}

function AccountForm({ dispute: { id, account } }: { dispute: OwnDispute }) {
  const { t } = useTranslation("dispute-evidence");
  const locale = useLocale();
  return (
    <PageForm name={`disputeAccount.${id}`} failure={t("notSaved")} saved={t("saved")}>
      <input type="hidden" name="id" value={id} />
      <p>{t("private")}</p>
      <TextArea
        name="text"
        label={t("account")}
        help={t("accountHelp")}
        defaultValue={account?.text ?? ""}
        max={LONGEST_ACCOUNT}
        rows={6}
      />
      <div className={styles.acts}>
        <SubmitButton look="ghost" small>
          {t("save")}
        </SubmitButton>
        {account && (
          <span className={styles.soft}>{t("written", { when: momentOf({ at: account.writtenAt }, { locale }) })}</span>
        )}
      </div>
    </PageForm>
  );
}
