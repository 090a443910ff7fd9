import type { Locale } from "@aufwind/rules/locale";
import { useEffect, useRef } from "react";
import type { FormValues } from "../../platform/form-result.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageButton } from "../../ui/button.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import { RisingLines } from "../../ui/rising-lines.tsx";
import styles from "./withdrawal.module.css";

type ReceivedProps = { values: FormValues; reference: string; receivedAt: string };

/** The receipt on the page, with date and time; the same goes by mail. */
export function Received({ values, reference, receivedAt }: ReceivedProps) {
  const { t } = useTranslation("withdrawals");
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const facts = { received: whenReceived(locale, receivedAt), reference, email: (values.email ?? "").trim() };
  return (
    <div className={styles.received} role="status">
      <RisingLines />
      <h1 ref={heading} tabIndex={-1}>
        {t("done.title")}
      </h1>
      <p>
        <RichText text={t("done.text", facts)} />
      </p>
      <p className={styles.note}>{t("done.keep")}</p>
      <PageButton to="home" look="ghost">
        {t("done.home")}
      </PageButton>
    </div>
  );
}

/** Day, year and minute in Berlin: the receipt may be needed as proof. */
const whenReceived = (locale: Locale, instant: string) =>
  new Intl.DateTimeFormat(locale === "de" ? "de-DE" : "en-GB", {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Europe/Berlin",
  }).format(new Date(instant));
