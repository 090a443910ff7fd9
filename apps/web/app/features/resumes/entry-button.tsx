import { useContext, useEffect, useId, useRef, useState } from "react";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { FormContext } from "../../ui/form/form-context.ts";
import { missingIn } from "./form-parsers.ts";
import styles from "./resume.module.css";
import type { EntryField, ListName } from "./resume-lists.ts";

/** Saves the entry, and says which fields it still waits for. */
export function EntryButton({ list, isNew }: { list: ListName; isNew: boolean }) {
  const { t } = useTranslation("resumes");
  const locale = useLocale();
  const id = useId();
  const { pending } = useContext(FormContext);
  const box = useRef<HTMLDivElement>(null);
  const missing = useMissing(box, list);
  const names = missing.map((field) => t(`fields.${field}`));
  return (
    <div className={styles.save} ref={box}>
      <Button type="submit" aria-disabled={pending || undefined} aria-describedby={names.length > 0 ? id : undefined}>
        {pending ? t("saving") : t(isNew ? "entry.add" : "entry.save")}
      </Button>
      {names.length > 0 && <p id={id}>{t("entry.missing", { fields: new Intl.ListFormat(locale).format(names) })}</p>}
    </div>
  );
}

/** The empty fields of the form around; nothing before JavaScript can follow them. */
function useMissing(box: React.RefObject<HTMLElement | null>, list: ListName): EntryField[] {
  const [missing, setMissing] = useState<EntryField[]>([]);
  useEffect(() => {
    const form = box.current?.closest("form");
    if (!form) return;
    const gone = new AbortController();
    const look = () => setMissing(missingIn(new FormData(form), list));
    form.addEventListener("input", look, { signal: gone.signal });
    look();
    return () => gone.abort();
  }, [box, list]);
  return missing;
}
