import type { Friends } from "@aufwind/contract/friends";
import type { Locale } from "@aufwind/rules/locale";
import { formatMoney } from "../../platform/i18n/format.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { FileButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Panel } from "../../ui/panel.tsx";
import { ReadyTexts } from "../../ui/ready-texts.tsx";
import { ShareButton } from "../../ui/share-button.tsx";
import { linkIn, mailWith } from "./link-in.ts";

type MessagesPanelProps = { friends: Friends; firstName: string };

/** A message to a friend, to copy, share or mail. */
export function MessagesPanel({ friends, firstName }: MessagesPanelProps) {
  const { t } = useTranslation("friends");
  const textIn = (locale: Locale) => {
    const money = formatMoney(locale, friends.creditCents);
    const text = t(`texts.${locale}`, { url: linkIn(locale, friends), name: firstName, money });
    const subject = t(`texts.subject.${locale}`, { money });
    const ways = (
      <>
        <FileButton look="ghost" small href={mailWith({ subject, text })}>
          <Icon name="mail" /> {t(`texts.mail.${locale}`)}
        </FileButton>
        <ShareButton text={text}>{t(`texts.share.${locale}`)}</ShareButton>
      </>
    );
    return { title: t(`texts.languages.${locale}`), text, copy: t(`texts.copy.${locale}`), ways };
  };
  return (
    <Panel title={t("texts.title")}>
      <p>{t("texts.lead")}</p>
      <ReadyTexts textIn={textIn} />
    </Panel>
  );
}
