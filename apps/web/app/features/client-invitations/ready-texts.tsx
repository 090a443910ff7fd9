import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Panel } from "../../ui/panel.tsx";
import { ReadyTexts as Texts } from "../../ui/ready-texts.tsx";
import { inLanguage } from "./in-language.ts";

/** A message to own clients, in both languages. */
export function ReadyTexts({ url, name }: { url: string; name: string }) {
  const { t } = useTranslation("client-invitations");
  return (
    <Panel title={t("texts.title")}>
      <p>{t("texts.lead")}</p>
      <Texts
        textIn={(locale) => ({
          title: t(`texts.languages.${locale}`),
          text: t(`texts.${locale}`, { url: inLanguage(url, locale), name }),
          copy: t(`texts.copy.${locale}`),
        })}
      />
    </Panel>
  );
}
