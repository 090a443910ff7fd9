import type { Case } from "@aufwind/contract/cases";
import { useEffect, useRef, useState } from "react";
import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { useTeam } from "../../platform/session/use-team.ts";
import { TemplatePicker } from "../../shared/templates/template-picker.tsx";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/form/text-fields.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./case.module.css";

const LONGEST = 5000;

/** Puts a text where the cursor stands, and marks the first placeholder that is still to be replaced. */
function insert(field: HTMLTextAreaElement, text: string) {
  const begins = field.selectionStart;
  field.setRangeText(text, begins, field.selectionEnd, "end");
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.focus();
  const left = /\{\{[^{}]*\}\}/.exec(text);
  if (left) field.setSelectionRange(begins + left.index, begins + left.index + left[0].length);
}

/** Ctrl or ⌘ with Enter sends and closes; a slash in the empty field opens the templates. */
export function AnswerField({ opened: { templates, locale }, label }: { opened: Case; label: string }) {
  const { t } = useTranslation("cases");
  const mayChange = useTeam()?.permissions.includes("support") ?? false;
  const box = useRef<HTMLDivElement>(null);
  const picked = useRef("");
  const [isPicking, setIsPicking] = useState(false);
  useEffect(() => {
    const field = box.current?.querySelector("textarea");
    // Once the dialog is gone: closing it gives the focus back to where it was.
    if (!isPicking && picked.current && field) insert(field, picked.current);
    picked.current = "";
  }, [isPicking]);
  function press(event: React.KeyboardEvent) {
    const { key, target } = event;
    if (!(target instanceof HTMLTextAreaElement)) return;
    const isSending = key === "Enter" && (event.ctrlKey || event.metaKey);
    const isAsking = key === "/" && target.value === "" && templates.length > 0;
    if (!isSending && !isAsking) return;
    event.preventDefault();
    if (isAsking) setIsPicking(true);
    else box.current?.closest("form")?.querySelector<HTMLButtonElement>('button[value="close"]')?.click();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field inside has the focus; this only listens for its keys
    <div ref={box} onKeyDown={press} className={styles.answer}>
      <TextArea name="text" label={label} help={t("answerHelp")} rows={5} max={LONGEST} lang={locale} />
      {templates.length > 0 && (
        <div data-part="template" className={styles.templates}>
          <Button look="quiet" small onClick={() => setIsPicking(true)}>
            <Icon name="note" /> {t("template.open")}
          </Button>
          <span>{t("template.hint")}</span>
        </div>
      )}
      {isPicking && (
        <TemplatePicker
          templates={templates}
          lang={locale}
          words={{
            title: t("template.title"),
            search: t("template.search"),
            none: t("template.none"),
            left: (names) => t("template.left", { names }),
          }}
          manage={mayChange && <PageLink to="teamTemplates">{t("template.manage")}</PageLink>}
          onPick={(text) => {
            picked.current = text;
            setIsPicking(false);
          }}
          onClose={() => setIsPicking(false)}
        />
      )}
    </div>
  );
}
