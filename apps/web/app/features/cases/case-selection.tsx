import { useActionData } from "react-router";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { SelectionBar } from "../../shared/list/selection.tsx";
import { Button } from "../../ui/button.tsx";
import { Outcome } from "../../ui/notices.tsx";
import type { BulkOutcome } from "./case-bulk.server.ts";

const ACTS = ["bulkTake", "bulkSnooze", "bulkClose"] as const;

/** What can be done with all selected cases at once. */
export function CaseSelection({ query }: { query: string }) {
  const { t } = useTranslation("cases");
  return (
    <SelectionBar query={query}>
      {ACTS.map((act) => (
        <Button key={act} type="submit" name="form" value={act} look="ghost" small>
          {t(`bulk.${act}`)}
        </Button>
      ))}
    </SelectionBar>
  );
}

/** How many were changed, and which were not since something happened to them. */
export function BulkResult() {
  const { t } = useTranslation("cases");
  const result = useActionData<FormResult<BulkOutcome>>();
  const act = result?.ok && ACTS.find((each) => each === result.form);
  if (!act) return null;
  const { done, left } = result.data;
  return (
    <Outcome of={result}>
      {t(`bulk.done.${act}`, { count: done })}
      {left.length > 0 && ` ${t("bulk.left", { numbers: left.map((number) => `#${number}`).join(", ") })}`}
    </Outcome>
  );
}
