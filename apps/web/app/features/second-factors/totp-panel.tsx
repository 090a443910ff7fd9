import { formatDate } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Panel, State } from "../../ui/panel.tsx";
import { PasswordAct } from "./password-act.tsx";
import { useRefused } from "./use-refused.ts";

/** The authenticator app: set up, or removed. */
export function TotpPanel({ since, mayChange }: { since: string | null; mayChange: boolean }) {
  const { t } = useTranslation("second-factors");
  const locale = useLocale();
  const state = <State on={since !== null}>{t(since ? "state.setUp" : "state.notSetUp")}</State>;
  return (
    <Panel title={t("totp.title")} aside={state} id="app">
      <p>{since ? t("totp.since", { date: formatDate(locale, since) }) : t("totp.text")}</p>
      {mayChange && (since ? <Remove /> : <Begin />)}
    </Panel>
  );
}

function Begin() {
  const { t } = useTranslation("second-factors");
  return (
    <Disclosure summary={t("totp.begin")} open={useRefused("beginTotp")}>
      <PasswordAct act="beginTotp" label={t("totp.next")}>
        <p>{t("before")}</p>
        <p>{t("totp.need")}</p>
      </PasswordAct>
    </Disclosure>
  );
}

function Remove() {
  const { t } = useTranslation("second-factors");
  return (
    <Disclosure summary={t("totp.stop")} open={useRefused("removeTotp")}>
      <PasswordAct act="removeTotp" label={t("totp.remove")} look="danger">
        <p>{t("totp.consequence")}</p>
      </PasswordAct>
    </Disclosure>
  );
}
