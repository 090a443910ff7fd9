import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Panel, State } from "../../ui/panel.tsx";
import { PasswordAct } from "./password-act.tsx";
import { useRefused } from "./use-refused.ts";

/** The way back when the app or the device is lost; only where there is a second step. */
export function RecoveryPanel({ left, mayChange }: { left: number; mayChange: boolean }) {
  const { t } = useTranslation("security");
  const refused = useRefused("renewCodes");
  return (
    <Panel title={t("recovery.title")} aside={<State on={left > 3}>{t("recovery.left", { count: left })}</State>}>
      <p>{t(left > 3 ? "recovery.text" : "recovery.few")}</p>
      {mayChange && (
        <Disclosure summary={t("recovery.renew")} open={refused}>
          <PasswordAct act="renewCodes" label={t("recovery.make")}>
            <p>{t("recovery.consequence")}</p>
          </PasswordAct>
        </Disclosure>
      )}
    </Panel>
  );
}
