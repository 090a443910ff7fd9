import { useEffect, useId, useRef } from "react";
import { useFetcher } from "react-router";
import { announce } from "../../platform/browser/accessibility.ts";
import type { FormResult, FormValues } from "../../platform/forms/form-action.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { formatWait } from "../../platform/i18n/time-spans.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Button } from "../button.tsx";
import { useFormResult } from "./form-results.ts";
import styles from "./send-again-form.module.css";
import { useCountdown } from "./use-countdown.ts";

type SendAgainFormProps = {
  name: string;
  /** The submitted fields. */
  fields: FormValues;
  /** Seconds until it may be sent, from the first render. */
  wait: number;
  label: string;
  /** Shown after sending. */
  sent: string;
  /** Shown if the failure is ours. */
  failure: string;
};

/** One button that sends the same again, after a delay. */
export function SendAgainForm({ name, fields, wait, label, sent, failure }: SendAgainFormProps) {
  const { t } = useTranslation("common");
  const locale = useLocale();
  const id = useId();
  const fetcher = useFetcher<FormResult<{ resendAfter: number }>>();
  const result = useFormResult(name, fetcher.data);
  const pending = fetcher.state !== "idle";
  const left = useWait(result, wait);
  const waiting = (left ?? 0) > 0;

  function submit(event: React.FormEvent) {
    if (waiting || pending) event.preventDefault();
  }
  return (
    <fetcher.Form method="post" className={styles.again} onSubmit={submit} aria-busy={pending || undefined}>
      <input type="hidden" name="form" value={name} />
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {!pending && <Outcome {...{ result, sent, failure, counted: left !== undefined }} />}
      <Button
        type="submit"
        look="ghost"
        small
        aria-disabled={waiting || pending || undefined}
        aria-describedby={waiting ? id : undefined}
      >
        {pending ? t("form.sending") : label}
      </Button>
      {waiting && (
        // Hidden from screen readers, which get it with the button: every second would be too much.
        <p id={id} className={styles.wait} aria-hidden="true">
          {t("form.wait", { time: formatWait(locale, left ?? 0) })}
        </p>
      )}
    </fetcher.Form>
  );
}

type OutcomeProps = { result: FormResult | undefined; sent: string; failure: string; counted: boolean };

function Outcome({ result, sent, failure, counted }: OutcomeProps) {
  const { t } = useTranslation("common");
  if (!result) return null;
  if (result.ok) return <p role="status">{sent}</p>;
  const { code, status, detail } = result.problem;
  // With the countdown below, the API's sentence with its fixed number would soon be wrong.
  if (counted && code === "resendTooSoon") return null;
  const why = code === "unreachable" ? t("form.unreachable") : detail;
  return (
    <p role="alert" className={styles.problem}>
      {status >= 500 ? `${failure}. ${why}` : why}
    </p>
  );
}

/** The seconds left; their start and their end are announced. */
function useWait(result: FormResult<{ resendAfter: number }> | undefined, first: number) {
  const { t } = useTranslation("common");
  const locale = useLocale();
  const { left, start } = useCountdown();
  useEffect(() => {
    const seconds = result ? secondsAfter(result) : first;
    start(seconds);
    if (seconds > 0) announce(t("form.wait", { time: formatWait(locale, seconds) }));
  }, [result, first, start, t, locale]);
  const before = useRef(left);
  useEffect(() => {
    if (left === 0 && (before.current ?? 0) > 0) announce(t("form.waitOver"));
    before.current = left;
  }, [left, t]);
  return left;
}

const secondsAfter = (result: FormResult<{ resendAfter: number }>) =>
  result.ok ? result.data.resendAfter : (result.retryAfter ?? 0);
