import type { PayoutAccount } from "@aufwind/contract/statements";
import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { useAnswer } from "../../platform/forms/use-answer.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { FileButton, PageButton } from "../../ui/button.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { Outcome } from "../../ui/notices.tsx";
import { Panel, State } from "../../ui/panel.tsx";
import { Failure } from "../../ui/placeholders.tsx";
import styles from "./payout-account.module.css";

/** The payout account: not begun, begun, being checked or ready. Null if it could not be loaded. */
export function Connection({ account }: { account: PayoutAccount | null }) {
  const { t } = useTranslation("payout-accounts");
  const result = useAnswer<FormResult<{ url: string }>>();
  if (!account) return <Failure title={t("failed")} />;
  const { status, bank } = account;
  const isReady = status === "ready";
  const isLeaving = result?.ok && result.form === "connect";
  return (
    <Panel title={t("title")} id="connection" aside={<State on={isReady}>{t(`state.${status}`)}</State>}>
      <p role="status">{t(`text.${status}`)}</p>
      {(status === "started" || status === "submitted") && !isLeaving && <Present />}
      {status === "none" && <p className={styles.soft}>{t("asked")}</p>}
      {bank && <p>{t("bank", bank)}</p>}
      {isReady && <Change />}
      {status === "submitted" ? <Check /> : !isReady && <Connect status={status} />}
    </Panel>
  );
}

/** Begins at the provider, or continues. */
function Connect({ status }: { status: "none" | "started" }) {
  const { t } = useTranslation("payout-accounts");
  const result = useAnswer<FormResult<{ url: string }>>();
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

/** Leads to the provider's pages, where the bank account is changed: we never see its number. */
function Change() {
  const { t } = useTranslation("payout-accounts");
  const result = useAnswer<FormResult<{ url: string }>>();
  if (result?.ok && result.form === "changeAccount") return <Leaving url={result.data.url} />;
  return (
    <PageForm name="changeAccount" failure={t("notConnected")}>
      <div className={styles.acts}>
        <SubmitButton look="ghost" pendingLabel={t("connecting")}>
          {t("change")}
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

/**
 * Leads to the provider's pages. Not by a redirect: browsers that enforce `form-action` would not let a form lead to
 * another host. Without JavaScript the link is the way.
 */
function Leaving({ url }: { url: string }) {
  const { t } = useTranslation("payout-accounts");
  useEffect(() => window.location.assign(url), [url]);
  return (
    <Outcome of={url}>
      <p>{t("leaving")}</p>
      <p className={styles.acts}>
        <FileButton href={url}>{t("leave")}</FileButton>
      </p>
    </Outcome>
  );
}

/** The status is looked up on return: the provider's webhook may come later. */
function Present() {
  const { t } = useTranslation("payout-accounts");
  const fetcher = useFetcher<FormResult>();
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    fetcher.submit({ form: "checkConnection" }, { method: "post" });
  }, [fetcher]);
  const isFailed = fetcher.data?.ok === false;
  return (
    <p role="status" className={styles.soft}>
      {isFailed ? t("notAsked") : fetcher.state !== "idle" && t("asking")}
    </p>
  );
}
