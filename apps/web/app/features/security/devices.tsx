import type { Session } from "@aufwind/contract/sessions";
import { useActionData } from "react-router";
import type { FormResult } from "../../platform/form-result.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Failure } from "../../ui/failure.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { Outcome } from "../../ui/outcome.tsx";
import { Panel, Panels } from "../../ui/panel.tsx";
import { DeviceRow } from "./device-row.tsx";
import styles from "./security.module.css";

/** Where one is signed in, and the way out of each. */
export function Devices({ sessions }: { sessions: Session[] | null }) {
  const { t } = useTranslation("security");
  const result = useActionData<FormResult>();
  if (!sessions) return <Failure title={t("devices.failed")} />;
  const others = sessions.filter(({ current }) => !current);
  return (
    <Panels>
      {result?.ok && <Outcome of={result}>{t(told(result.form))}</Outcome>}
      <Panel title={t("devices.list", { count: sessions.length })}>
        <ul className={styles.rows}>
          {sessions.map((session) => (
            <DeviceRow key={session.id} {...session} />
          ))}
        </ul>
      </Panel>
      {others.length > 0 ? (
        <Panel title={t("devices.everywhere")}>
          <p>{t("devices.everywhereText")}</p>
          <PageForm name="endOthers" failure={t("devices.notEnded")}>
            <div>
              <SubmitButton look="ghost">{t("devices.endOthers")}</SubmitButton>
            </div>
          </PageForm>
        </Panel>
      ) : (
        <EmptyState title={t("devices.alone")}>{t("devices.aloneText")}</EmptyState>
      )}
    </Panels>
  );
}

const told = (form: string) => (form === "endOthers" ? "devices.endedOthers" : "devices.ended");
