import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { pathTo } from "../../platform/pages.ts";
import { PageButton } from "../../ui/button.tsx";
import { FormPage } from "../../ui/form/form-page.tsx";
import { Success } from "../../ui/form/success.tsx";
import { useCountdown } from "../../ui/form/use-countdown.ts";

const SECONDS = 5;
const REASON = "reason=confirmed";

/** The address is confirmed; a few seconds later the log-in page comes by itself. */
export function Verified() {
  const { t } = useTranslation("accounts");
  const { left, start } = useCountdown();
  const navigate = useNavigate();
  const login = `${pathTo("login", useLocale())}?${REASON}`;
  useEffect(() => start(SECONDS), [start]);
  useEffect(() => {
    // In place of this page: whoever goes back shall not send a link that is used up.
    if (left === 0) navigate(login, { replace: true });
  }, [left, login, navigate]);
  const form = (
    <Success>
      <p>{t("confirm.verified")}</p>
      {left !== undefined && <p aria-hidden="true">{t("confirm.going", { count: left })}</p>}
      <div>
        <PageButton to="login" query={REASON}>
          {t("confirm.login")}
        </PageButton>
      </div>
    </Success>
  );
  return <FormPage title={t("confirm.verifiedTitle")} form={form} />;
}
