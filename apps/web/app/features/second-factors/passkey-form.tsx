import type { ProblemBody } from "@aufwind/contract/platform/route";
import { useMemo, useState } from "react";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { FormContext } from "../../ui/form/field.tsx";
import { ErrorSummary } from "../../ui/form/form-messages.tsx";
import { useBrowserChecks } from "../../ui/form/form-results.ts";
import { PasswordField } from "../../ui/form/password-field.tsx";
import { SubmitRow } from "../../ui/form/submit-button.tsx";
import { TextField } from "../../ui/form/text-fields.tsx";
import styles from "./security.module.css";

const NAME = "addPasskey";
const schema = () => import("./create-passkey.ts").then((module) => module.PasskeyFields);

/** Needs JavaScript: only the browser can talk to the authenticator. */
export function PasskeyForm({ added }: { added: (codes: string[]) => void }) {
  const { t } = useTranslation("second-factors");
  const { create, pending, problem: refused } = useCreation(added);
  const checks = useBrowserChecks(schema);
  const problem = checks.problem ?? refused;
  const state = useMemo(() => {
    const outcome = Object.fromEntries((problem?.errors ?? []).map(({ field, message }) => [field, message]));
    return { name: NAME, errors: { ...outcome, ...checks.errors }, values: {}, pending };
  }, [problem, checks.errors, pending]);

  function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!pending && checks.passes(event.currentTarget)) create(new FormData(event.currentTarget));
  }
  return (
    <form
      className={styles.form}
      // Submitted before JavaScript, it is refused; with GET the password would be in the address.
      method="post"
      noValidate
      aria-busy={pending || undefined}
      onSubmit={submit}
      onFocus={checks.load}
      onPointerDownCapture={checks.press}
      onChange={(event) => checks.mend(event.target)}
      onBlur={(event) => checks.look(event.target)}
    >
      <FormContext value={state}>
        {problem && !pending && <ErrorSummary form={NAME} problem={problem} />}
        <TextField name="name" label={t("passkeys.name")} help={t("passkeys.nameHelp")} autoComplete="off" />
        <PasswordField name="password" label={t("password")} help={t("passwordHelp")} autoComplete="current-password" />
        <SubmitRow pendingLabel={t("passkeys.waiting")}>{t("passkeys.create")}</SubmitRow>
      </FormContext>
    </form>
  );
}

function useCreation(added: (codes: string[]) => void) {
  const { t } = useTranslation("second-factors");
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<ProblemBody>();

  async function create(form: FormData) {
    const [name, password] = [String(form.get("name")), String(form.get("password"))];
    // The schema may not be loaded yet, and a key created in vain would stay on the device.
    if (!name.trim())
      return setProblem(own("nameless", [{ field: "name", code: "required", message: t("passkeys.nameless.text") }]));
    setPending(true);
    setProblem(undefined);
    const module = await import("./create-passkey.ts").catch(() => undefined);
    try {
      if (!module) throw new Error("the code could not be loaded");
      added(await module.createPasskey({ name, password }));
    } catch (error) {
      const refusal = module?.refusalOf(error) ?? "unreachable";
      setProblem(typeof refusal === "string" ? own(refusal) : refusal);
    }
    setPending(false);
  }
  function own(
    code: "nameless" | "known" | "cancelled" | "unreachable",
    errors: ProblemBody["errors"] = [],
  ): ProblemBody {
    // Network failures are reported by the form itself.
    const words =
      code === "unreachable" ? undefined : { title: t(`passkeys.${code}.title`), detail: t(`passkeys.${code}.text`) };
    return { type: "about:blank", status: 409, code, title: "", detail: "", ...words, errors };
  }
  return { create, pending, problem };
}
