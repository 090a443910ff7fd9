import { useEffect, useRef } from "react";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageButton } from "../../ui/button.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { RisingLines } from "../../ui/illustrations.tsx";
import styles from "./invite.module.css";

type StopPageProps = {
  /** Empty if they have left; null for an invalid link. */
  coach: string | null;
  result: FormResult<{ of: "coach" | "everybody" }> | undefined;
};

/** Behind the link of a mail: nothing happens before a button is pressed. */
export function StopPage({ coach, result }: StopPageProps) {
  const { t } = useTranslation("client-invitations-page");
  if (coach === null)
    return (
      <Ended title={t("stop.deadTitle")}>
        <p>{t("stop.dead")}</p>
        <PageButton to="contact">{t("stop.contact")}</PageButton>
      </Ended>
    );
  if (result?.ok)
    return (
      <Ended title={t("stop.doneTitle")}>
        <p>{t(result.data.of === "everybody" ? "stop.doneAll" : "stop.done", { name: coach })}</p>
        <PageButton to="home" look="ghost">
          {t("stop.home")}
        </PageButton>
      </Ended>
    );
  return (
    <div className={styles.stop}>
      <RisingLines />
      <h1>{t("stop.title")}</h1>
      <p>{coach ? t("stop.lead", { name: coach }) : t("stop.leadLeft")}</p>
      <PageForm name="stop" failure={t("stop.failed")}>
        {coach && (
          <SubmitButton look="accent" name="of" value="coach">
            {t("stop.coach")}
          </SubmitButton>
        )}
        <SubmitButton look="ghost" name="of" value="everybody">
          {t("stop.everybody")}
        </SubmitButton>
      </PageForm>
    </div>
  );
}

/** The result takes the focus, since its button is gone. */
function Ended({ title, children }: { title: string; children: React.ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.stop} role="status">
      <RisingLines />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </div>
  );
}
