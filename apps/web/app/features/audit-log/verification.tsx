import { Form, useNavigation } from "react-router";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { useAnswer } from "../../platform/forms/use-answer.ts";
import { formatNumber } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Pill } from "../../ui/pill.tsx";
import styles from "./log.module.css";

type Verified = { isWhole: boolean; brokenAt: number | null; rows: number; head: string };
const NAME = "verify";

/** Whether nobody changed the log: computed on demand, since it reads every row. */
export function Verification() {
  const { t } = useTranslation("audit-log");
  const isBusy = useNavigation().formData?.get("form") === NAME;
  const result = useAnswer<FormResult<Verified>>();
  return (
    <Form method="post" replace preventScrollReset className={styles.verify}>
      <input type="hidden" name="form" value={NAME} />
      <span role="status">{result?.form === NAME && !isBusy && <Result result={result} />}</span>
      <Button type="submit" look="ghost" small aria-disabled={isBusy || undefined}>
        <Icon name="shield" /> {t(isBusy ? "verify.busy" : "verify.button")}
      </Button>
    </Form>
  );
}

function Result({ result }: { result: FormResult<Verified> }) {
  const { t } = useTranslation("audit-log");
  const locale = useLocale();
  if (!result.ok) return <Pill tone="bad">{result.problem.detail}</Pill>;
  const { isWhole, brokenAt, rows, head } = result.data;
  if (!isWhole) return <Pill tone="bad">{t("verify.broken", { position: brokenAt ?? 0 })}</Pill>;
  return (
    <span title={t("verify.head", { head })}>
      <Pill tone="teal">{t("verify.whole", { count: rows, shown: formatNumber(locale, rows) })}</Pill>
    </span>
  );
}
