import type { StoredException } from "@aufwind/contract/schedules";
import { useEffect, useRef } from "react";
import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { useFreshName } from "../../ui/form/use-fresh-name.ts";
import { ExceptionFields } from "./exception-fields.tsx";
import styles from "./exceptions.module.css";
import { exceptionBody } from "./form-parsers.ts";

const schema = () => import("@aufwind/contract/schedules").then((contract) => contract.Exception);

export function AddException() {
  const { t } = useTranslation("schedules");
  const name = useFreshName("addException");
  return (
    <div className={styles.form}>
      <PageForm key={name} name={name} schema={schema} bodyOf={exceptionBody} failure={t("exceptions.notSaved")}>
        <ExceptionFields />
        <div>
          <SubmitButton pendingLabel={t("saving")}>{t("exceptions.add")}</SubmitButton>
        </div>
      </PageForm>
    </div>
  );
}

/** Replaces the edited row; takes the focus, since the link that opened it is gone. */
export function ChangeException({ exception }: { exception: StoredException }) {
  const { t } = useTranslation("schedules");
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={`${styles.form} ${styles.changing}`}>
      <h3 ref={title} tabIndex={-1}>
        {t("exceptions.changing")}
      </h3>
      <PageForm
        name={`changeException.${exception.id}`}
        query={`change=${exception.id}`}
        schema={schema}
        bodyOf={exceptionBody}
        failure={t("exceptions.notSaved")}
      >
        <input type="hidden" name="id" value={exception.id} />
        <ExceptionFields exception={exception} />
        <div className={styles.acts}>
          <SubmitButton pendingLabel={t("saving")}>{t("exceptions.change")}</SubmitButton>
          <PageLink to="coachExceptions">{t("cancel")}</PageLink>
        </div>
      </PageForm>
    </div>
  );
}
