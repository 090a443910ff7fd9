import type { BookingPage } from "@aufwind/contract/booking-pages";
import { MOST_SITES } from "@aufwind/rules/booking-pages";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { useSite } from "../../platform/pages/site.ts";
import { FileButton } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitRow } from "../../ui/form/submit-button.tsx";
import { TextArea } from "../../ui/form/text-fields.tsx";
import { Panel } from "../../ui/panel.tsx";
import { CopyButton } from "../../ui/sharing.tsx";
import styles from "./booking-pages.module.css";
import { sitesBody } from "./form-parsers.ts";

const schema = () => import("@aufwind/contract/booking-pages").then(({ WidgetSites }) => WidgetSites);

/** Free times on the coach's own website: where it may stand, what to put there, and how it looks. */
export function WidgetPanel({ page }: { page: BookingPage }) {
  const { t } = useTranslation("booking-pages");
  const locale = useLocale();
  const { publicUrl } = useSite();
  const { shortName, sites } = page;
  const path = `/${locale}/widget/${shortName}`;
  return (
    <Panel title={t("widget.title")}>
      <p className={styles.soft}>{t("widget.lead")}</p>
      <PageForm
        key={sites.join(" ")}
        name="sites"
        schema={schema}
        bodyOf={sitesBody}
        failure={t("widget.failed")}
        saved={t("widget.saved")}
      >
        <TextArea
          name="sites"
          label={t("widget.sites")}
          help={t("widget.sitesHelp", { most: MOST_SITES })}
          rows={3}
          defaultValue={sites.join("\n")}
          optional
        />
        <SubmitRow look="ghost">{t("widget.save")}</SubmitRow>
      </PageForm>
      {sites.length === 0 && <p>{t("widget.none")}</p>}
      <Snippet
        id="snippet-script"
        label={t("widget.script")}
        text={`<script async src="${publicUrl}/widget.js" data-coach="${shortName}" data-lang="${locale}"></script>`}
        copy={t("widget.copyScript")}
      />
      <Disclosure summary={t("widget.more")}>
        <p className={styles.soft}>{t("widget.options")}</p>
        <Snippet
          id="snippet-frame"
          label={t("widget.frame")}
          text={`<iframe src="${publicUrl}${path}" title="${t("widget.frameTitle")}" width="100%" height="640" style="border:0"></iframe>`}
          copy={t("widget.copyFrame")}
        />
      </Disclosure>
      {sites.length > 0 ? (
        <iframe className={styles.preview} src={path} title={t("widget.preview")} loading="lazy" />
      ) : (
        <div>
          <FileButton look="ghost" small href={path} target="_blank">
            {t("widget.preview")}
          </FileButton>
        </div>
      )}
    </Panel>
  );
}

type SnippetProps = { id: string; label: string; text: string; copy: string };

const Snippet = ({ id, label, text, copy }: SnippetProps) => (
  <div className={styles.snippet}>
    <label htmlFor={id}>{label}</label>
    <textarea id={id} readOnly rows={3} value={text} spellCheck={false} />
    <div>
      <CopyButton text={text}>{copy}</CopyButton>
    </div>
  </div>
);
