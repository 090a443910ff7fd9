import { Form, useActionData } from "react-router";
import type { FormResult } from "../../../platform/forms/form-action.ts";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Outcome } from "../../../ui/notices.tsx";
import { actOf } from "./actions.ts";
import styles from "./list.module.css";

/** The result of the last action, with undo. */
export function ActionOutcome({ query }: { query: string }) {
  const { t } = useTranslation("notifications");
  const result = useActionData<FormResult>();
  if (!result) return null;
  const { act, id } = actOf(result.form) ?? { act: "readAll" as const, id: "" };
  if (!result.ok) {
    const { code, detail } = result.problem;
    return (
      <p className={styles.failed} role="alert">
        {t(`failed.${act}`)} {code === "unreachable" ? t("common:form.unreachable") : detail}
      </p>
    );
  }
  return (
    <Outcome of={result}>
      <div className={styles.done}>
        <span>{t(`done.${act}`)}</span>
        {(act === "delete" || act === "archive") && (
          <Form method="post" action={`?${query}`} replace preventScrollReset>
            <Button type="submit" look="ghost" small name="form" value={`read.${id}`}>
              {t("acts.takeBack")}
            </Button>
          </Form>
        )}
      </div>
    </Outcome>
  );
}
