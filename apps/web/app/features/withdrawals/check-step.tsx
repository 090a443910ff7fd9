import { useEffect, useRef } from "react";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { StepForm, type StepProps } from "./step-form.tsx";
import styles from "./withdrawal.module.css";

const REPEATED = ["name", "email", "contract"] as const;

/** Everything once more; the button says what it does and nothing else (§ 356a BGB). */
export function CheckStep(state: StepProps) {
  const { t } = useTranslation("withdrawals");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <StepForm {...state}>
      <h2 ref={heading} tabIndex={-1}>
        {t("check.title")}
      </h2>
      <blockquote className={styles.statement}>{t("check.statement")}</blockquote>
      <dl className={styles.repeated}>
        {REPEATED.map((name) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{state.values[name]}</dd>
          </div>
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
