import { useSearchParams } from "react-router";
import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Aside, FormPage } from "../../ui/form/form-page.tsx";
import { PostForm } from "../../ui/form/post-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { TextField } from "../../ui/form/text-fields.tsx";
import { LockedOut } from "./login-help.tsx";
import { PasskeyButton } from "./passkey-button.tsx";
import styles from "./sign-in.module.css";
import type { SecondStepFacts } from "./sign-in.server.ts";

const RECOVERY = "&with=recovery";

/** After the password: a passkey, the code of the app, or a recovery code. */
export function SecondStepPage({ methods, goal }: SecondStepFacts) {
  const { t } = useTranslation("sign-in");
  const [query] = useSearchParams();
  const asked = query.get("with") === "recovery";
  const hasApp = methods.includes("totp");
  const hasPasskey = methods.includes("passkey");
  const lead = asked ? "leadRecovery" : hasApp ? "leadApp" : hasPasskey ? "leadPasskey" : "leadRecovery";
  const to = new URLSearchParams({ to: goal });
  const form = (
    <div className={styles.ways}>
      {hasPasskey && !hasApp && <PasskeyButton label={t("passkey.secondStep")} goal={goal} />}
      <CodeForm recovery={asked || !hasApp} action={`?${to}${asked ? RECOVERY : ""}`} />
      {hasPasskey && hasApp && <PasskeyButton label={t("passkey.secondStep")} goal={goal} />}
      {hasApp && methods.includes("recoveryCode") && (
        <Aside>
          <PageLink to="secondStep" query={`${to}${asked ? "" : RECOVERY}`}>
            {t(asked ? "secondStep.useApp" : "secondStep.useRecovery")}
          </PageLink>
        </Aside>
      )}
      <Aside>
        <PageLink to="login" query={`${to}`}>
          {t("secondStep.again")}
        </PageLink>
      </Aside>
      <Aside>
        {t("secondStep.lost")} <PageLink to="contact">{t("secondStep.contact")}</PageLink>
      </Aside>
    </div>
  );
  return <FormPage title={t("secondStep.title")} lead={t(`secondStep.${lead}`)} form={form} />;
}

const schema = () => import("@aufwind/contract/sign-in").then((contract) => contract.SecondStepCode);

/** One field for both kinds of code; only a phone's keyboard differs. */
function CodeForm({ recovery, action }: { recovery: boolean; action: string }) {
  const { t } = useTranslation("sign-in");
  const kind = recovery
    ? {
        label: t("secondStep.recoveryCode"),
        inputMode: "text" as const,
        autoCapitalize: "characters",
        autoComplete: "off",
      }
    : {
        label: t("secondStep.code"),
        help: t("secondStep.codeHelp"),
        inputMode: "numeric" as const,
        autoCapitalize: "none",
        autoComplete: "one-time-code",
      };
  return (
    <PostForm
      name="second-step"
      action={action}
      schema={schema}
      failure={t("failed")}
      help={({ problem, retryAfter }) => problem.code === "lockedOut" && <LockedOut retryAfter={retryAfter} />}
      success={() => null}
    >
      <TextField name="code" {...kind} spellCheck={false} />
      <SubmitButton look="accent" wide>
        {t("secondStep.submit")}
      </SubmitButton>
    </PostForm>
  );
}
