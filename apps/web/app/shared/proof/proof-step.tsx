import { useMemo, useRef, useState } from "react";
import { Form, useNavigation, useSubmit } from "react-router";
import { useIsRunning } from "../../platform/browser/use-mounted-after-hydration.ts";
import type { FormResult, Refusal } from "../../platform/forms/form-action.ts";
import { useAnswer } from "../../platform/forms/use-answer.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { useTeam } from "../../platform/session/use-team.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FormContext } from "../../ui/form/field.tsx";
import { ErrorSummary } from "../../ui/form/form-messages.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { TextField } from "../../ui/form/text-fields.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Panel } from "../../ui/panel.tsx";
import { PROOF_CODE, refusedForProof } from "./proof.ts";
import styles from "./proof-step.module.css";

/**
 * Once on each page whose acts need a fresh proof: asks for it, then repeats the act with the same input. A dialog, or
 * without JavaScript a part of the page.
 */
export function ProofStep() {
  const { t } = useTranslation("operators");
  const refusal = refusedForProof(useAnswer<FormResult>());
  const [closed, setClosed] = useState<Refusal>();
  const isLive = useIsRunning();
  if (!refusal || refusal === closed) return null;
  if (!isLive)
    return (
      <Panel title={t("proof.title")}>
        <ProofForm refusal={refusal} />
      </Panel>
    );
  return (
    <Dialog title={t("proof.title")} onClose={() => setClosed(refusal)} stays>
      <ProofForm refusal={refusal} />
    </Dialog>
  );
}

/** In place of a page that shows nothing without a proof. */
export function ProofPanel() {
  const { t } = useTranslation("operators");
  const refusal = refusedForProof(useAnswer<FormResult>());
  return (
    <Panel title={t("proof.title")}>
      <ProofForm refusal={refusal} />
    </Panel>
  );
}

/** The name of the form where nothing is repeated. */
const ALONE = "prove";

/** A passkey, or a code; what was typed in the refused form goes along. */
function ProofForm({ refusal }: { refusal: Refusal | undefined }) {
  const { t } = useTranslation("operators");
  const methods = useTeam()?.methods ?? [];
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const pending = useNavigation().state !== "idle";
  const name = `${refusal?.form ?? ALONE}.proof`;
  const problem = refusal?.problem.code === "proofStale" ? undefined : refusal?.problem;
  const state = useMemo(() => {
    const errors = Object.fromEntries((problem?.errors ?? []).map(({ message }) => [PROOF_CODE, message]));
    return { name, errors, values: {}, pending };
  }, [name, problem, pending]);
  function repeat() {
    if (!form.current) return;
    const body = new FormData(form.current);
    body.delete(PROOF_CODE);
    submit(body, { method: "post", replace: true, preventScrollReset: true });
  }
  return (
    <div className={styles.proof}>
      <p>{t("proof.why")}</p>
      {methods.includes("passkey") && <PasskeyProof onProved={repeat} />}
      {problem && !pending && <ErrorSummary form={name} problem={problem} />}
      <Form method="post" ref={form} replace preventScrollReset noValidate className={styles.form}>
        <FormContext value={state}>
          {Object.entries(refusal?.values ?? { form: ALONE }).map(([field, value]) => (
            <input key={field} type="hidden" name={field} value={value} />
          ))}
          <TextField
            name={PROOF_CODE}
            label={t("proof.code")}
            help={t("proof.codeHelp")}
            autoComplete="one-time-code"
            spellCheck={false}
          />
          <SubmitButton look="accent">{t(refusal ? "proof.confirm" : "proof.show")}</SubmitButton>
        </FormContext>
      </Form>
    </div>
  );
}

/** Needs JavaScript, and a browser that knows passkeys. */
function PasskeyProof({ onProved }: { onProved: () => void }) {
  const { t } = useTranslation("operators");
  const isAble = useIsRunning() && typeof window.PublicKeyCredential === "function";
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState("");
  if (!isAble) return null;
  async function press() {
    if (isBusy) return;
    setBusy(true);
    setMessage("");
    const outcome = await import("./prove-by-passkey.ts")
      .then(({ proveWithPasskey }) => proveWithPasskey())
      .catch(() => "failed" as const);
    setBusy(false);
    if (outcome === "proved") return onProved();
    setMessage(typeof outcome === "string" ? t(`proof.${outcome}`) : outcome.said);
  }
  return (
    <div>
      <Button onClick={press} aria-disabled={isBusy || undefined}>
        <Icon name="lock" /> {t(isBusy ? "proof.waiting" : "proof.passkey")}
      </Button>
      <p role="status">{message}</p>
    </div>
  );
}
