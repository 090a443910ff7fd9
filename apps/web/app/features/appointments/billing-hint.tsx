import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Note } from "../../ui/form/note.tsx";
import { RichText } from "../../ui/rich-text.tsx";

/** Before an invoice comes that has to name who gets it. */
export function BillingHint() {
  const { t } = useTranslation("appointments");
  const link = (words: string) => <PageLink to="billing">{words}</PageLink>;
  return (
    <Note icon="file">
      <p>
        <RichText text={t("detail.billing")} tags={{ link }} />
      </p>
    </Note>
  );
}
