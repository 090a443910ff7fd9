import type { Locale } from "@aufwind/rules/locale";
import { EXISTING_CLIENT_FEE, PLATFORM_FEE } from "@aufwind/rules/money";
import { formatNumber } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { pathTo } from "../../platform/pages/pages.ts";
import { ReadyTexts as Texts } from "../../shared/ready-texts.tsx";
import { Panel } from "../../ui/panel.tsx";
import patterns from "../../ui/patterns.module.css";

const STEPS = ["send", "accept", "book", "fee"] as const;

/** What happens with somebody who comes by the link. */
export function HowItWorks({ isLowerFee }: { isLowerFee: boolean }) {
  const { t } = useTranslation("client-invitations");
  const locale = useLocale();
  const facts = {
    rate: formatNumber(locale, PLATFORM_FEE / 100),
    lower: formatNumber(locale, EXISTING_CLIENT_FEE / 100),
  };
  return (
    <Panel title={t("how.title")}>
      <ol className={patterns.numbered}>
        {STEPS.map((step) => (
          <li key={step}>{t(step === "fee" && !isLowerFee ? "how.feeOver" : `how.${step}`, facts)}</li>
        ))}
      </ol>
      <p>{t("how.only")}</p>
    </Panel>
  );
}

/** The same invitation in the recipient's language; its token is the last part of the address. */
export function invitationUrlIn(url: string, locale: Locale): string {
  const token = new URL(url).pathname.split("/").at(-1) ?? "";
  return new URL(pathTo("invitation", locale, { token }), url).href;
}

/** A message to own clients, in both languages. */
export function ReadyTexts({ url, name }: { url: string; name: string }) {
  const { t } = useTranslation("client-invitations");
  return (
    <Panel title={t("texts.title")}>
      <p>{t("texts.lead")}</p>
      <Texts
        textIn={(locale) => ({
          title: t(`texts.languages.${locale}`),
          text: t(`texts.${locale}`, { url: invitationUrlIn(url, locale), name }),
          copy: t(`texts.copy.${locale}`),
        })}
      />
    </Panel>
  );
}
