import { Form } from "react-router";
import { formatMoment } from "../../platform/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/form/note.tsx";

/** Above a form that shows what was typed and not sent, in place of what is stored. */
export function DraftNote({ at }: { at: string }) {
  const { t } = useTranslation("onboarding");
  const locale = useLocale();
  return (
    <Note icon="clock">
      <p>{t("draft.shown", { moment: formatMoment(locale, at) })}</p>
      <Form method="post" replace reloadDocument>
        <input type="hidden" name="form" value="discardDraft" />
        <Button type="submit" look="ghost" small>
          {t("draft.discard")}
        </Button>
      </Form>
    </Note>
  );
}
