import type { DeletionPreview } from "@aufwind/contract/personal-data";
import type { OutstandingPayout } from "@aufwind/contract/statements";
import { formatDay } from "../../platform/i18n/dates.ts";
import { formatMoney } from "../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import type { Role } from "../../platform/session/member.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { FactLine } from "../../ui/fact-line.tsx";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { PasswordField } from "../../ui/form/password-field.tsx";
import { SubmitRow } from "../../ui/form/submit-button.tsx";
import { Moment } from "../../ui/moment.tsx";
import { Panel } from "../../ui/panel.tsx";
import patterns from "../../ui/patterns.module.css";
import { PRIVACY_LINK, RichText } from "../../ui/rich-text.tsx";
import styles from "./data.module.css";

const schema = () => import("@aufwind/contract/personal-data").then((contract) => contract.Deletion);

type DeletePanelProps = {
  role: Role;
  /** The appointments that would be cancelled; null if not available. */
  ahead: DeletionPreview["appointments"] | null;
  mayAsk: boolean;
  /** What a coach has earned and not been paid; null if not available. */
  outstanding?: OutstandingPayout | null | undefined;
};

/** What is deleted, what stays and why, what happens to appointments and earnings; then the button. */
export function DeletePanel({ role, ahead, mayAsk, outstanding }: DeletePanelProps) {
  const { t } = useTranslation("personal-data");
  return (
    <Panel title={t("delete.title")} id="delete-profile" grave>
      <p>{t("delete.text")}</p>
      <dl className={styles.parts}>
        <Part title={t("delete.erased.title")}>{t("delete.erased.text")}</Part>
        <Part title={t("delete.kept.title")}>{t("delete.kept.text")}</Part>
        {role !== "operator" && (
          <Part title={t("delete.appointments.title")}>
            {t(`delete.appointments.${role}`)}
            <Ahead role={role} ahead={ahead} />
          </Part>
        )}
        {outstanding !== undefined && (
          <Part title={t("delete.earned.title")}>
            <Outstanding outstanding={outstanding} />
          </Part>
        )}
        {role !== "operator" && (
          <>
            <Part title={t("delete.prepaid.title")}>{t(`delete.prepaid.${role}`)}</Part>
            <Part title={t("delete.invoices.title")}>
              <RichText text={t(`delete.invoices.${role}`)} tags={{ open: invoicesLink(role) }} />
            </Part>
          </>
        )}
        <Part title={t("delete.mail.title")}>
          {t(outstanding?.cents ? "delete.mail.untilPaid" : "delete.mail.text")}
        </Part>
      </dl>
      <p className={patterns.plainLinks}>
        <RichText text={t("delete.more")} tags={PRIVACY_LINK} />
      </p>
      {mayAsk && (
        <div data-ends-session>
          <PageForm name="delete" schema={schema} failure={t("delete.failed")}>
            <PasswordField
              name="password"
              label={t("password")}
              help={t("passwordHelp")}
              autoComplete="current-password"
            />
            <Checkbox name="understood" label={t("delete.understood")} />
            <SubmitRow look="danger" pendingLabel={t("delete.deleting")}>
              {t("delete.submit")}
            </SubmitRow>
          </PageForm>
        </div>
      )}
    </Panel>
  );
}

const invoicesLink = (role: "client" | "coach") => (words: string) => (
  <PageLink to={role === "coach" ? "coachBookkeeping" : "clientInvoices"}>{words}</PageLink>
);

/** What is still owed to a coach, and when it arrives. */
function Outstanding({ outstanding }: { outstanding: OutstandingPayout | null }) {
  const { t } = useTranslation("personal-data");
  const locale = useLocale();
  if (!outstanding) return t("delete.earned.unknown");
  const { cents, payBy, isConnected } = outstanding;
  if (cents === 0) return t("delete.earned.none");
  const money = formatMoney(locale, cents);
  const connect = (words: string) => <PageLink to="coachFinances">{words}</PageLink>;
  if (!isConnected) return <RichText text={t("delete.earned.unconnected", { money })} tags={{ connect }} />;
  return t("delete.earned.owed", { money, date: payBy ? formatDay(locale, payBy) : "" });
}

/** Each appointment that would be cancelled, and what that costs now. */
function Ahead({ role, ahead }: Pick<DeletePanelProps, "ahead"> & { role: "client" | "coach" }) {
  const { t } = useTranslation("personal-data");
  const locale = useLocale();
  if (ahead === null) return <p>{t("delete.ahead.unknown")}</p>;
  if (ahead.length === 0) return <p>{t("delete.ahead.none")}</p>;
  const owed = ahead.reduce((sum, { owedCents }) => sum + owedCents, 0);
  const free = ahead.filter(({ owedCents, givenBackCents }) => owedCents === 0 && givenBackCents === 0);
  const isLong = free.length > MOST_FREE;
  const shown = isLong ? ahead.filter((each) => !free.includes(each)) : ahead;
  return (
    <>
      {shown.length > 0 && <AheadRows role={role} rows={shown} />}
      {role === "client" && owed > 0 && <p>{t("delete.ahead.sum", { money: formatMoney(locale, owed) })}</p>}
      {isLong && (
        <Disclosure summary={t("delete.ahead.free", { count: free.length })}>
          <AheadRows role={role} rows={free} />
        </Disclosure>
      )}
    </>
  );
}

/** More that cost nothing are one line until somebody looks. */
const MOST_FREE = 5;

type AheadRowsProps = { role: "client" | "coach"; rows: DeletionPreview["appointments"] };

function AheadRows({ role, rows }: AheadRowsProps) {
  const { t } = useTranslation("personal-data");
  const locale = useLocale();
  return (
    <ul className={styles.ahead}>
      {rows.map(({ id, name, consultation, scheduledAt, endsAt, owedCents, givenBackCents }) => (
        <li key={id}>
          <span>
            <Moment at={scheduledAt} until={endsAt} shape="dated" />
            <small>{[name || t("delete.ahead.gone"), t(`delete.ahead.${consultation}`)].join(", ")}</small>
          </span>
          <strong data-cost={owedCents > 0 || undefined}>
            {owedCents > 0
              ? t(`delete.ahead.owed.${role}`, { money: formatMoney(locale, owedCents) })
              : givenBackCents > 0
                ? t(`delete.ahead.back.${role}`, { money: formatMoney(locale, givenBackCents) })
                : t("delete.ahead.nothing")}
          </strong>
        </li>
      ))}
    </ul>
  );
}

const Part = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <FactLine name={title}>{children}</FactLine>
);
