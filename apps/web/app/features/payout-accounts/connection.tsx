import type { PayoutAccount } from "@aufwind/contract/statements";
import { useActionData } from "react-router";
import type { FormResult } from "../../platform/form-result.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageButton } from "../../ui/button.tsx";
import { Failure } from "../../ui/failure.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { Panel, State } from "../../ui/panel.tsx";
import { Leaving } from "./leaving.tsx";
import styles from "./payout-account.module.css";
import { Present } from "./present.tsx";

/** The way to one's money: not begun, begun, being checked or ready. Null where it could not be loaded. */
export function Connection({ account }: { account: PayoutAccount | null }) {
  const { t } = useTranslation("payout-accounts");
  const result = useActionData<FormResult<{ url: string }>>();
  if (!account) return <Failure title={t("failed")} />;
  const { status } = account;
  const isReady = status === "ready";
  const isLeaving = result?.ok && result.form === "connect";
  return (
    <Panel title={t("title")} id="connection" aside={<State on={isReady}>{t(`state.${status}`)}</State>}>
      <p role="status">{t(`text.${status}`)}</p>
      {(status === "started" || status === "submitted") && !isLeaving && <Present />}
      {status === "none" && <p className={styles.soft}>{t("asked")}</p>}
      {status === "submitted" ? <Check /> : !isReady && <Connect status={status} />}
    </Panel>
  );
}

/** Begins with the provider, or goes on where it was left. */
function Connect({ status }: { status: "none" | "started" }) {
  const { t } = useTranslation("payout-accounts");
  const result = useActionData<FormResult<{ url: string }>>();
  const own = result?.form === "connect" ? result : undefined;
  const isBusinessNeeded = own && !own.ok && own.problem.code === "businessNeeded";
  if (own?.ok) return <Leaving url={own.data.url} />;
  return (
    <PageForm name="connect" failure={t("notConnected")}>
      <div className={styles.acts}>
        {isBusinessNeeded && <PageButton to="coachBusiness">{t("toBusiness")}</PageButton>}
        <SubmitButton look={isBusinessNeeded ? "ghost" : "primary"} pendingLabel={t("connecting")}>
          {t(`connect.${status}`)}
        </SubmitButton>
      </div>
    </PageForm>
  );
}

function Check() {
  const { t } = useTranslation("payout-accounts");
  return (
    <PageForm name="checkConnection" failure={t("notChecked")} saved={t("stillChecked")}>
      <div className={styles.acts}>
        <SubmitButton look="ghost" pendingLabel={t("checking")}>
          {t("check")}
        </SubmitButton>
      </div>
    </PageForm>
  );
}
