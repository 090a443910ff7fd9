import { LOCALES } from "@aufwind/rules/locale";
import { formatMoment, formatNumber } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { FactList } from "../../shared/facts/fact-list.tsx";
import { ListTabs } from "../../shared/list/list-parts.tsx";
import { viewQuery } from "../../shared/list/view.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { Panel, Panels } from "../../ui/panel.tsx";
import { MailingActions } from "./mailing-actions.tsx";
import { MailingForm } from "./mailing-form.tsx";
import styles from "./mailings.module.css";
import type { MailingsFacts } from "./mailings.server.ts";
import { MAILINGS } from "./mailings-view.ts";

type Shown = {
  view: MailingsFacts["view"];
  mailing: NonNullable<MailingsFacts["mailing"]>;
  preview: NonNullable<MailingsFacts["preview"]>;
};

/** One mailing: its words while it is a draft, the mail it makes, how it is sent, and what became of it. */
export function MailingPanels({ view, mailing, preview }: Shown) {
  const { t } = useTranslation("mailings");
  const query = viewQuery(MAILINGS, view);
  return (
    <Panels>
      {mailing.startedAt && <Outcomes mailing={mailing} />}
      {mailing.can.change && (
        <Panel title={mailing.name}>
          <MailingForm key={mailing.version} mailing={mailing} query={query} />
        </Panel>
      )}
      <Panel title={mailing.can.change ? t("preview.title") : mailing.name}>
        <MailingPreview {...{ view, preview }} />
        <PageForm name="testMailing" query={query}>
          <input type="hidden" name="id" value={mailing.id} />
          <SubmitButton look="ghost">{t("test.button")}</SubmitButton>
        </PageForm>
      </Panel>
      <MailingActions {...{ mailing, query }} />
      {mailing.can.change && (
        <Disclosure summary={t("remove.title")}>
          <PageForm name="removeMailing">
            <input type="hidden" name="id" value={mailing.id} />
            <SubmitButton look="danger">{t("remove.button")}</SubmitButton>
          </PageForm>
        </Disclosure>
      )}
    </Panels>
  );
}

const COUNTED = ["sent", "queued", "waiting", "failed", "left"] as const;

function Outcomes({ mailing }: Pick<Shown, "mailing">) {
  const { t } = useTranslation("mailings");
  const locale = useLocale();
  const { counts, audience, necessity, dueAt, endedAt, state } = mailing;
  const shown = [
    [t("facts.state"), t(`states.${state}`)] as const,
    [t("facts.audience"), t(`audiences.${audience}`)] as const,
    ...(necessity ? [[t("facts.necessity"), necessity] as const] : []),
    ...(dueAt ? [[t("facts.dueAt"), formatMoment(locale, dueAt)] as const] : []),
    ...(endedAt ? [[t("facts.endedAt"), formatMoment(locale, endedAt)] as const] : []),
    ...COUNTED.filter((key) => key === "sent" || counts[key] > 0).map(
      (key) => [t(`facts.${key}`), formatNumber(locale, counts[key])] as const,
    ),
  ] as const;
  return (
    <Panel title={t("facts.title")} small>
      <FactList facts={shown} />
      {!mailing.isSettled && <p>{t("facts.open")}</p>}
    </Panel>
  );
}

type PreviewProps = { view: MailingsFacts["view"]; preview: NonNullable<MailingsFacts["preview"]> };

/** The mail as its readers see it, in each language, formatted or as text. */
function MailingPreview({ view, preview }: PreviewProps) {
  const { t } = useTranslation("mailings");
  const tab = (key: string, changes: Partial<typeof view>, label: string) => ({
    key,
    to: `?${viewQuery(MAILINGS, { ...view, ...changes })}`,
    label,
    isHere: Object.entries(changes).every(([name, value]) => view[name as keyof typeof view] === value),
  });
  const languages = LOCALES.toSorted().map((each) => tab(each, { language: each }, t(`preview.languages.${each}`)));
  const shapes = (["html", "text"] as const).map((each) => tab(each, { as: each }, t(`preview.${each}`)));
  return (
    <div className={styles.preview}>
      <div className={styles.tabs}>
        <ListTabs label={t("preview.language")} tabs={languages} />
        <ListTabs label={t("preview.shape")} tabs={shapes} />
      </div>
      <p lang={view.language}>
        <strong>{preview.subject}</strong>
      </p>
      {view.as === "html" ? (
        <iframe className={styles.frame} title={preview.subject} sandbox="" srcDoc={preview.html} />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled with the keyboard
        <pre className={styles.text} lang={view.language} tabIndex={0}>
          {preview.text}
        </pre>
      )}
    </div>
  );
}
