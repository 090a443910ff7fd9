import { Form } from "react-router";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { pathTo } from "../../platform/pages/pages.ts";
import { useMember, useSite } from "../../platform/pages/site.ts";
import { Button, FileButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Note } from "../../ui/notices.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Panel } from "../../ui/panel.tsx";
import { CopyButton } from "../../ui/sharing.tsx";
import styles from "./security.module.css";

/** Shown this once: nothing else is on the page until they are stored. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  const { t } = useTranslation("second-factors");
  const { brand } = useSite();
  const email = useMember()?.email ?? "";
  const file = [t("codes.file", { email }), "", ...codes, ""].join("\r\n");
  return (
    <>
      <PageHeader title={t("codes.title")} lead={t("codes.lead")} />
      <Panel title={t("codes.panel", { count: codes.length })}>
        <Note icon="alert">{t("codes.once")}</Note>
        <ol className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <div className={styles.acts}>
          <FileButton
            look="ghost"
            small
            href={`personal-data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
            download={`${brand.toLowerCase()}-${t("codes.fileName")}.txt`}
          >
            <Icon name="download" /> {t("codes.download")}
          </FileButton>
          <CopyButton text={codes.join("\n")}>{t("codes.copy")}</CopyButton>
          <Button look="ghost" small className={styles.scripted} onClick={() => window.print()}>
            <Icon name="print" /> {t("codes.print")}
          </Button>
        </div>
        <Form className={styles.stored} action={pathTo("accountSecurity", useLocale())} replace>
          <label className={styles.box}>
            <input type="checkbox" required />
            <span>{t("codes.stored")}</span>
          </label>
          <Button type="submit">{t("codes.done")}</Button>
        </Form>
      </Panel>
    </>
  );
}
