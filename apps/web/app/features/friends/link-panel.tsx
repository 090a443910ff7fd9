import type { Friends } from "@aufwind/contract/friends";
import type { Locale } from "@aufwind/rules/locale";
import { formatMoney } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { pathTo } from "../../platform/pages/pages.ts";
import { ReadyTexts } from "../../shared/ready-texts.tsx";
import { FileButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Panel } from "../../ui/panel.tsx";
import patterns from "../../ui/patterns.module.css";
import { LinkField, ShareButton } from "../../ui/sharing.tsx";
import styles from "./friends.module.css";

/** The same link in the recipient's language. */
export const linkIn = (locale: Locale, { url, code }: { url: string; code: string }): string =>
  new URL(pathTo("friendInvitation", locale, { code }), url).href;

/** A mail without a recipient. */
export const mailWith = ({ subject, text }: { subject: string; text: string }): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll("\n", "\r\n"))}`;

const STEPS = ["send", "come", "earn", "use"] as const;

/** The own link, and what it does. */
export function LinkPanel({ friends }: { friends: Friends }) {
  const { t } = useTranslation("friends");
  const told = { money: formatMoney(useLocale(), friends.creditCents), most: friends.mostCredited };
  return (
    <Panel title={t("link.title")}>
      <LinkField id="friend-link" label={t("link.label")} url={friends.url} copy={t("link.copy")} />
      <ol className={patterns.numbered}>
        {STEPS.map((step) => (
          <li key={step}>{t(`how.${step}`, told)}</li>
        ))}
      </ol>
      <p className={styles.quiet}>{t("how.limits", told)}</p>
    </Panel>
  );
}

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
