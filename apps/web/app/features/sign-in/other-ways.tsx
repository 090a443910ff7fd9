import type { Provider } from "@aufwind/contract/providers";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { fieldId } from "../../ui/form/form-context.ts";
import { ProviderLinks } from "../../ui/provider-links.tsx";
import { PasskeyButton } from "./passkey-button.tsx";
import styles from "./sign-in.module.css";

type OtherWaysProps = { providers: Provider[]; goal: string; friendCode: string | undefined };

/** A passkey, or a provider; only what is there is shown. */
export function OtherWays({ providers, goal, friendCode }: OtherWaysProps) {
  const { t } = useTranslation("login");
  return (
    <div className={styles.others}>
      <PasskeyButton label={t("passkey.login")} goal={goal} rememberMe={isRememberTicked} />
      <ProviderLinks
        providers={providers}
        label={(provider) => t("provider", { provider })}
        goal={goal}
        friendCode={friendCode}
      />
    </div>
  );
}

/** The box of the form above counts for every way. */
function isRememberTicked(): boolean {
  const box = document.getElementById(fieldId("login", "rememberMe"));
  return box instanceof HTMLInputElement && box.checked;
}
