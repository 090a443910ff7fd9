import type { prepareDownload } from "@aufwind/contract/personal-data";
import type { OutputOf } from "@aufwind/contract/platform/call";
import { LIFETIMES } from "@aufwind/rules/accounts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { FileButton } from "../../ui/button.tsx";
import { PasswordField } from "../../ui/form/password-field.tsx";
import { PostForm } from "../../ui/form/post-form.tsx";
import { SubmitRow } from "../../ui/form/submit-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Panel } from "../../ui/panel.tsx";

const schema = () => import("@aufwind/contract/second-factors").then((contract) => contract.PasswordAgain);
const PARTS = { minutes: LIFETIMES.downloadMinutes };

/** Everything we store about the person, as one ZIP. */
export function DownloadPanel({ mayAsk }: { mayAsk: boolean }) {
  const { t } = useTranslation("personal-data");
  return (
    <Panel title={t("download.title")} id="download-data">
      <p>{t("download.text")}</p>
      {mayAsk && (
        <PostForm<OutputOf<typeof prepareDownload>>
          name="download"
          schema={schema}
          failure={t("download.failed")}
          success={({ data }) => <Ready path={data.path} />}
        >
          <PasswordField
            name="password"
            label={t("password")}
            help={t("passwordHelp")}
            autoComplete="current-password"
          />
          <SubmitRow pendingLabel={t("download.preparing")}>{t("download.prepare")}</SubmitRow>
        </PostForm>
      )}
    </Panel>
  );
}

function Ready({ path }: { path: string }) {
  const { t } = useTranslation("personal-data");
  return (
    <>
      <p>
        <strong>{t("download.ready")}</strong>
      </p>
      <p>{t("download.once", PARTS)}</p>
      <div>
        <FileButton href={path} download>
          <Icon name="download" /> {t("download.fetch")}
        </FileButton>
      </div>
    </>
  );
}
