import type { FullAgreement } from "@aufwind/contract/agreements";
import { formatDate } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { FileButton } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { RadioGroup } from "../../ui/form/choices.tsx";
import { EndPanel } from "../../ui/form/end-panel.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitRow } from "../../ui/form/submit-button.tsx";
import { BackLink } from "../../ui/links.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Panel, Panels } from "../../ui/panel.tsx";
import { AgreementClients } from "./agreement-clients.tsx";
import { AgreementFields } from "./agreement-fields.tsx";
import { AgreementText } from "./agreement-text.tsx";
import styles from "./agreements.module.css";

type AgreementPageProps = { agreement: FullAgreement; documents: readonly string[] };

/** One agreement of a coach: who has agreed, a new version, and the versions before. */
export function AgreementPage({ agreement, documents }: AgreementPageProps) {
  const { t } = useTranslation("agreements");
  const { current, isRequired, isRetired } = agreement;
  return (
    <>
      <PageHeader
        back={<BackLink to="coachAgreements">{t("one.all")}</BackLink>}
        title={current.title}
        lead={t("beside")}
      />
      <Panels>
        <AgreementClients agreement={agreement} />
        {!isRetired && (
          <Panel title={t("one.change")}>
            <Disclosure summary={t("one.changeOpen")}>
              <PageForm name="publish" failure={t("failed")} saved={t("one.published")}>
                <input type="hidden" name="number" value={current.number} />
                <AgreementFields current={current} isRequired={isRequired} documents={documents} />
                <RadioGroup
                  name="asks"
                  legend={t("one.whom")}
                  help={t("one.whomHelp")}
                  options={(["new", "again"] as const).map((value) => ({ value, label: t(`one.asks.${value}`) }))}
                  defaultValue="new"
                />
                <SubmitRow look="accent">{t("one.publish")}</SubmitRow>
              </PageForm>
            </Disclosure>
          </Panel>
        )}
        <Versions agreement={agreement} />
        {!isRetired && (
          <EndPanel
            form="retire"
            title={t("one.end")}
            open={t("one.endOpen")}
            text={t("one.endText")}
            submit={t("one.endSubmit")}
            failure={t("failed")}
          />
        )}
      </Panels>
    </>
  );
}

function Versions({ agreement: { versions } }: Pick<AgreementPageProps, "agreement">) {
  const { t } = useTranslation("agreements");
  const locale = useLocale();
  return (
    <Panel title={t("one.versions")}>
      {versions.map((version, place) => (
        <Disclosure
          key={version.id}
          summary={`${t("version", { number: version.number })} · ${formatDate(locale, version.publishedAt)}`}
          open={place === 0 && version.text === null}
        >
          <AgreementText version={version} />
          <p className={`${styles.soft} ${styles.print}`}>
            {t("fingerprint")}: {version.fingerprint}
          </p>
          {version.file && (
            <FileButton href={`/api/agreement-versions/${version.id}/file`} look="ghost" small>
              {t("file")}
            </FileButton>
          )}
        </Disclosure>
      ))}
    </Panel>
  );
}
