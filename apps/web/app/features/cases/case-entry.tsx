import type { Case, CaseEntry } from "@aufwind/contract/cases";
import { formatAmount, formatMoment } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./case.module.css";
import { isCloseReason, isLoggedAction } from "./case-texts.ts";

/** One line of the thread: said by somebody, or what was done. */
export function CaseEntryLine({ entry, opened }: { entry: CaseEntry; opened: Case }) {
  const { t } = useTranslation("cases");
  const locale = useLocale();
  const { kind, author, at, text, data, from } = entry;
  const when = <time dateTime={at}>{formatMoment(locale, at)}</time>;
  const origin = from !== null && ` · #${from}`;
  if (kind === "act" || kind === "system") {
    const name = author?.name ?? t("byItself");
    const money = formatAmount(locale, Number(data.cents ?? 0));
    const said = isLoggedAction(data.act)
      ? t(`acts.told.${data.act}`, { name, money, to: String(data.name ?? data.to ?? "") })
      : t("opened");
    return (
      <li data-kind={kind}>
        <span>
          {said}
          {typeof data.freePercent === "number" && ` · ${t("parts.disk", { percent: data.freePercent })}`}
          {typeof data.lagSeconds === "number" && ` · ${t("parts.replica", { seconds: data.lagSeconds })}`}
          {isCloseReason(data.why) && ` · ${t(`ends.${data.why}`)}`}
          {typeof data.reason === "string" && data.reason && ` · ${data.reason}`}
          {origin}
        </span>
        {when}
      </li>
    );
  }
  const given = typeof data.name === "string" ? data.name : undefined;
  const asker = author?.name ?? given ?? opened.person?.name;
  const who = kind === "received" ? asker || opened.person?.email : author?.name;
  return (
    <li data-kind={kind}>
      <p className={styles.by}>
        {kind === "note" && <Icon name="lock" />}
        <b>{who}</b>{" "}
        <span>
          {t(`entries.${kind}`)}
          {origin}
        </span>{" "}
        {when}
      </p>
      <p className={styles.text} lang={kind === "note" ? undefined : opened.locale}>
        {text || t("erased")}
      </p>
    </li>
  );
}
