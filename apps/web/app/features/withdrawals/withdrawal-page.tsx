import type { ProblemBody } from "@aufwind/contract/platform/route";
import type { Locale } from "@aufwind/rules/locale";
import { useEffect, useMemo, useRef } from "react";
import { Form, useNavigation } from "react-router";
import type { FormValues } from "../../platform/forms/form-action.ts";
import { formatDate, formatMoment, formatMoney } from "../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import blocks from "../../ui/blocks.module.css";
import { PageButton } from "../../ui/button.tsx";
import { FactLine } from "../../ui/fact-line.tsx";
import { RadioGroup } from "../../ui/form/choices.tsx";
import { FormContext } from "../../ui/form/field.tsx";
import { ErrorSummary } from "../../ui/form/form-messages.tsx";
import { SubmitButton, SubmitRow } from "../../ui/form/submit-button.tsx";
import { TextArea, TextField, VisitorEmailField } from "../../ui/form/text-fields.tsx";
import { RisingLines } from "../../ui/illustrations.tsx";
import patterns from "../../ui/patterns.module.css";
import { RichText } from "../../ui/rich-text.tsx";
import { PageHead } from "../../ui/section.tsx";
import styles from "./withdrawal.module.css";
import type { WithdrawalState, Withdrawing } from "./withdrawal-state.ts";

type ReceivedProps = { values: FormValues; reference: string; receivedAt: string };

/** The receipt on the page, with date and time; the same is mailed. */
function Received({ values, reference, receivedAt }: ReceivedProps) {
  const { t } = useTranslation("withdrawals");
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const facts = { received: whenReceived(locale, receivedAt), reference, email: (values.email ?? "").trim() };
  return (
    <div className={styles.received} role="status">
      <RisingLines />
      <h1 ref={heading} tabIndex={-1}>
        {t("done.title")}
      </h1>
      <p>
        <RichText text={t("done.text", facts)} />
      </p>
      <p className={styles.note}>{t("done.keep")}</p>
      <PageButton to="home" look="ghost">
        {t("done.home")}
      </PageButton>
    </div>
  );
}

/** Day, year and minute in Berlin: the receipt may be needed as proof. */
const whenReceived = (locale: Locale, instant: string) =>
  new Intl.DateTimeFormat(locale === "de" ? "de-DE" : "en-GB", {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Europe/Berlin",
  }).format(new Date(instant));

const REPEATED = ["name", "email", "contract"] as const;

/** The summary; the button says what it does and nothing else (§ 356a BGB). */
function CheckStep(state: StepProps) {
  const { t } = useTranslation("withdrawals");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <StepForm {...state}>
      <h2 ref={heading} tabIndex={-1}>
        {t("check.title")}
      </h2>
      <blockquote className={styles.statement}>{t("check.statement")}</blockquote>
      <dl className={`${blocks.card} ${styles.repeated}`}>
        {REPEATED.map((name) => (
          <FactLine key={name} name={t(name)}>
            {state.values[name]}
          </FactLine>
        ))}
      </dl>
      {REPEATED.map((name) => (
        <input key={name} type="hidden" name={name} value={state.values[name] ?? ""} />
      ))}
      <p>{t("check.lead")}</p>
      <div className={styles.buttons}>
        <SubmitButton name="intent" value="confirm" look="accent">
          {t("check.confirm")}
        </SubmitButton>
        <SubmitButton name="intent" value="change" look="ghost">
          {t("check.change")}
        </SubmitButton>
      </div>
    </StepForm>
  );
}

type WithdrawalPageProps = Withdrawing & { state: WithdrawalState | undefined };

export function WithdrawalPage({ state: given, person, ...own }: WithdrawalPageProps) {
  const { t } = useTranslation("withdrawals");
  const state: WithdrawalState = given ?? { step: "details", values: { ...person } };
  const terms = (words: string) => <PageLink to="terms">{words}</PageLink>;
  if (state.step === "done") return <Received {...state} />;
  return (
    <>
      <PageHead title={t("title")} lead={t("lead")} />
      <ol className={styles.steps} aria-label={t("steps.label")}>
        <li aria-current={state.step === "details" ? "step" : undefined}>{t("steps.details")}</li>
        <li aria-current={state.step === "check" ? "step" : undefined}>{t("steps.confirm")}</li>
      </ol>
      {state.step === "check" ? <CheckStep {...state} /> : <DetailsStep {...state} {...own} />}
      <p className={`${patterns.plainLinks} ${styles.note}`}>
        <RichText text={t("rights")} tags={{ terms }} />
      </p>
    </>
  );
}

function DetailsStep({ contracts, packages, ...state }: StepProps & OwnContracts) {
  const { t } = useTranslation("withdrawals");
  return (
    <StepForm {...state}>
      <TextField name="name" label={t("name")} autoComplete="name" />
      <VisitorEmailField label={t("email")} help={t("emailHelp")} />
      {contracts.length + packages.length > 0 ? (
        <ContractChoice contracts={contracts} packages={packages} chosen={state.values.contract} />
      ) : (
        <TextArea name="contract" label={t("contract")} help={t("contractHelp")} max={500} rows={4} />
      )}
      <SubmitRow name="intent" value="check">
        {t("next")}
      </SubmitRow>
    </StepForm>
  );
}

type OwnContracts = Pick<Withdrawing, "contracts" | "packages">;
type ContractChoiceProps = OwnContracts & { chosen: string | undefined };

/** One's own contracts: what is chosen is declared in words, with the number that we find it by. */
function ContractChoice({ contracts, packages, chosen }: ContractChoiceProps) {
  const { t } = useTranslation("withdrawals");
  const locale = useLocale();
  const bought = packages.map(({ bookingNumber, coachName, size, boughtAt, feeCents }) =>
    t("ownPackage", {
      ...{ bookingNumber, size, coach: coachName },
      when: formatDate(locale, boughtAt),
      fee: formatMoney(locale, feeCents),
    }),
  );
  const booked = contracts.map(({ bookingNumber, coachName, scheduledAt, feeCents }) =>
    t("own", {
      bookingNumber,
      coach: coachName,
      when: formatMoment(locale, scheduledAt),
      fee: formatMoney(locale, feeCents),
    }),
  );
  const options = [...bought, ...booked].map((words) => ({ value: words, label: words }));
  return (
    <>
      <RadioGroup name="contract" legend={t("contract")} options={options} defaultValue={chosen ?? ""} />
      <p className={patterns.plainLinks}>
        <PageLink to="withdraw" query="other">
          {t("other")}
        </PageLink>
      </p>
    </>
  );
}

type StepProps = { values: FormValues; problem?: ProblemBody };

/** One step of the page's form: the page itself answers, so that going back and forth needs no JavaScript. */
function StepForm({ values, problem, children }: StepProps & { children: React.ReactNode }) {
  const pending = useNavigation().state !== "idle";
  const state = useMemo(() => {
    const errors = Object.fromEntries((problem?.errors ?? []).map(({ field, message }) => [field, message]));
    return { name: "withdrawal", errors, values, pending };
  }, [problem, values, pending]);
  return (
    <Form className={styles.form} method="post" noValidate replace aria-busy={pending || undefined}>
      <FormContext value={state}>
        {problem && !pending && <ErrorSummary form="withdrawal" problem={problem} />}
        {children}
      </FormContext>
    </Form>
  );
}
