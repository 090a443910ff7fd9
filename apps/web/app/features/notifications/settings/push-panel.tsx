import { useEffect, useState } from "react";
import type { PushState } from "../../../platform/browser/push-subscription.ts";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Panel, State } from "../../../ui/panel.tsx";
import { HomeScreenPicture } from "./home-screen-picture.tsx";
import styles from "./settings.module.css";

const load = () => import("../../../platform/browser/push-subscription.ts");

/**
 * Whether this browser shows notifications while no page is open. The browser asks for permission only on the click.
 */
export function PushPanel({ userId }: { userId: string }) {
  const { t } = useTranslation("notifications-settings");
  const [state, setState] = useState<PushState | "unknown">("unknown");
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    // Without the API nothing can be shown either.
    const find = () =>
      load()
        .then(({ pushState }) => pushState(userId))
        .catch((): PushState => "unsupported");
    find().then(setState);
    // Somebody may allow it in the browser's settings meanwhile.
    const gone = new AbortController();
    document.addEventListener("visibilitychange", () => document.hidden || find().then(setState), gone);
    return () => gone.abort();
  }, [userId]);
  async function change() {
    setBusy(true);
    setFailed(false);
    try {
      const { switchOn, switchOff } = await load();
      setState(state === "on" ? await switchOff() : await switchOn(userId));
    } catch {
      setFailed(true);
    }
    setBusy(false);
  }
  const isSwitch = state === "on" || state === "off";
  return (
    <Panel
      title={t("push.title")}
      id="push"
      aside={isSwitch && <State on={state === "on"}>{t(`push.is.${state}`)}</State>}
    >
      <p>{t("push.lead")}</p>
      <noscript>
        <p>{t("push.unscripted")}</p>
      </noscript>
      <p role="status" className={styles.state}>
        {state !== "unknown" && t(`push.text.${state}`)}
      </p>
      {state === "homeScreen" && <HomeScreenPicture />}
      {hasFailed && (
        <p role="alert" className={styles.failed}>
          {t("push.failed")}
        </p>
      )}
      {isSwitch && (
        <div>
          <Button look={state === "on" ? "ghost" : "primary"} onClick={change} aria-disabled={isBusy || undefined}>
            {t(state === "on" ? "push.turnOff" : "push.turnOn")}
          </Button>
        </div>
      )}
    </Panel>
  );
}
