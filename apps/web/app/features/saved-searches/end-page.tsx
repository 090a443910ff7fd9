import { useEffect, useRef } from "react";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageButton } from "../../ui/button.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { RisingLines } from "../../ui/illustrations.tsx";
import styles from "./saved-searches.module.css";

/** Behind a mail's link: nothing happens before the button is pressed. */
export function EndPage({ result }: { result: FormResult | undefined }) {
  const { t } = useTranslation("saved-searches");
  const isDead = result && !result.ok && ["linkInvalid", "invalidFields"].includes(result.problem.code);
  if (result?.ok || isDead) {
    const kind = isDead ? "failed" : "done";
    return (
      <Ended title={t(`end.${kind}Title`)}>
        <p>{t(`end.${kind}`)}</p>
        <PageButton to={isDead ? "home" : "clientSavedSearches"}>{t(isDead ? "end.home" : "end.toList")}</PageButton>
      </Ended>
    );
  }
  return (
    <div className={styles.end}>
      <RisingLines />
      <h1>{t("end.title")}</h1>
      <p>{t("end.lead")}</p>
      <PageForm name="end">
        <SubmitButton look="accent">{t("end.submit")}</SubmitButton>
      </PageForm>
    </div>
  );
}

/** The result takes the focus, since its button is gone. */
function Ended({ title, children }: { title: string; children: React.ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.end} role="status">
      <RisingLines />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </div>
  );
}
