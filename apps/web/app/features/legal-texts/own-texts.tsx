import type { Announced, OwnTexts } from "@aufwind/contract/legal-texts";
import { formatDate } from "../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { Panel, Panels } from "../../ui/panel.tsx";
import patterns from "../../ui/patterns.module.css";
import { RichText } from "../../ui/rich-text.tsx";
import styles from "./legal-texts.module.css";

/** The versions that apply to a coach, what was announced, and the way to agree or to leave. */
export function OwnTextsPage({ texts, announced }: OwnTexts) {
  const { t } = useTranslation("legal-texts");
  const locale = useLocale();
  // A version that holds for new coaches reaches this one by its announcement.
  const isCurrent = texts.every(({ own, inForce }) => own === inForce);
  return (
    <Panels>
      {announced.map((each) => (
        <AnnouncedPanel key={`${each.text}/${each.version}`} {...each} />
      ))}
      <Panel title={t("own.panel")}>
        {announced.length === 0 && <p>{t(isCurrent ? "own.nothing" : "own.coming")}</p>}
        <ul className={`${patterns.plainLinks} ${styles.own}`}>
          {texts.map(({ text, own }) => (
            <li key={text}>
              <PageLink to="textVersion" params={{ text, version: own }}>
                {t(`names.${text}`)}
              </PageLink>
              <span className={styles.soft}>{t("own.since", { date: formatDate(locale, own) })}</span>
            </li>
          ))}
        </ul>
      </Panel>
    </Panels>
  );
}

/** What this announcement means for the coach now. */
function meaningOf({ text, applies, agreedAt, can }: Announced) {
  if (text === "privacy") return applies ? "informedNow" : "informed";
  if (agreedAt) return "agreed";
  return can.agree ? "open" : "silent";
}

function AnnouncedPanel(announced: Announced) {
  const { t } = useTranslation("legal-texts");
  const locale = useLocale();
  const { text, version, appliesOn, agreedAt, can } = announced;
  const dates = {
    date: formatDate(locale, appliesOn ?? version),
    agreed: agreedAt ? formatDate(locale, agreedAt) : "",
  };
  return (
    <Panel title={t(`own.title.${text}`, dates)}>
      <p>{t(`own.meaning.${meaningOf(announced)}`, dates)}</p>
      <p className={`${patterns.plainLinks} ${styles.links}`}>
        <PageLink to="textChanges" params={{ text, version }}>
          {t("changes.link")}
        </PageLink>
        <PageLink to="textVersion" params={{ text, version }}>
          {t("changes.whole")}
        </PageLink>
      </p>
      {can.agree && (
        <>
          <PageForm name={`agree-${text}-${version}`} failure={t("own.failed")}>
            <input type="hidden" name="text" value={text} />
            <input type="hidden" name="version" value={version} />
            <SubmitButton pendingLabel={t("own.agreeing")}>{t(`own.agree.${text}`)}</SubmitButton>
          </PageForm>
          <p className={`${patterns.plainLinks} ${styles.soft}`}>
            <RichText
              text={t("own.leave", dates)}
              tags={{ leave: (words) => <PageLink to="accountDelete">{words}</PageLink> }}
            />
          </p>
        </>
      )}
    </Panel>
  );
}
