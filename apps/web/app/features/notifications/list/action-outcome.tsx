import { Form } from "react-router";
import type { FormResult } from "../../../platform/forms/form-action.ts";
import { useAnswer } from "../../../platform/forms/use-answer.ts";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Outcome } from "../../../ui/notices.tsx";
import { bulkActionOf, rowActionOf } from "./actions.ts";
import styles from "./list.module.css";

/** The result of the last action, with undo. */
export function ActionOutcome({ query }: { query: string }) {
  const { t } = useTranslation("notifications");
  const result = useAnswer<FormResult<{ changed: string[] } | undefined>>();
  if (!result) return null;
  const one = rowActionOf(result.form);
  const selected = bulkActionOf(result.form);
  const act = one?.act ?? selected ?? "readAll";
  if (!result.ok) {
    const { code, detail } = result.problem;
    return (
      <p className={styles.failed} role="alert">
        {t(`${selected ? "failedSelected" : "failed"}.${act}`)}{" "}
        {code === "unreachable" ? t("common:form.unreachable") : detail}
      </p>
    );
  }
  const changed = one ? [one.id] : (result.data?.changed ?? []);
  const isUndone = (act === "delete" || act === "archive") && changed.length > 0;
  return (
    <Outcome of={result}>
      <div className={styles.done}>
        <span>{selected ? t(`doneSelected.${selected}`, { count: changed.length }) : t(`done.${act}`)}</span>
        {isUndone && (
          <Form method="post" action={`?${query}`} replace preventScrollReset>
            {changed.map((id) => (
              <input key={id} type="hidden" name="id" value={id} />
            ))}
            <Button type="submit" look="ghost" small name="form" value="selected.read">
              {t("acts.takeBack")}
            </Button>
          </Form>
        )}
      </div>
    </Outcome>
  );
}
