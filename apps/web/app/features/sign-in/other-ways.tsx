import type { Provider } from "@aufwind/contract/providers";
import { useLocale } from "../../platform/locale.tsx";
import { useTranslation } from "../../platform/use-translation.ts";
import { fieldId } from "../../ui/form/form-context.ts";
import { Icon } from "../../ui/icon.tsx";
import { PasskeyButton } from "./passkey-button.tsx";
import styles from "./sign-in.module.css";

/** A passkey, or a provider; only what is there is shown. */
export function OtherWays({ providers, goal }: { providers: Provider[]; goal: string }) {
  const { t } = useTranslation("login");
  const locale = useLocale();
  return (
    <div className={styles.others}>
      <PasskeyButton label={t("passkey.login")} goal={goal} rememberMe={isRememberTicked} />
      {providers.map(({ id, name }) => (
        <a
          key={id}
          className={styles.provider}
          href={`/api/visitors/providers/${id}/visit?${new URLSearchParams({ to: goal, lang: locale })}`}
        >
          <Icon name="mail" /> {t("provider", { provider: name })}
        </a>
      ))}
    </div>
  );
}

/** The box of the form above counts for every way. */
function isRememberTicked(): boolean {
  const box = document.getElementById(fieldId("login", "rememberMe"));
  return box instanceof HTMLInputElement && box.checked;
}
