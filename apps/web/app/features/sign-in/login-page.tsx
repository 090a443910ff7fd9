import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Aside, FormPage } from "../../ui/form/form-page.tsx";
import { DemoPeople } from "./demo-people.tsx";
import { LoginForm } from "./login-form.tsx";
import type { ResendParts } from "./login-help.tsx";
import { LoginNotes } from "./login-notes.tsx";
import { OtherWays } from "./other-ways.tsx";
import styles from "./sign-in.module.css";
import type { LoginFacts } from "./sign-in.server.ts";

type LoginPageProps = LoginFacts & {
  /** How the verification mail is sent again: another room's work. */
  resend: ResendParts;
};

export function LoginPage({ providers, people, goal, friendCode, resend }: LoginPageProps) {
  const { t } = useTranslation("login");
  const form = (
    <div className={styles.ways}>
      <LoginNotes resend={resend} />
      <LoginForm goal={goal} resend={resend} />
      <OtherWays providers={providers} goal={goal} friendCode={friendCode} />
      <Aside>
        {t("new")} <RegisterLink friendCode={friendCode} />
      </Aside>
    </div>
  );
  return (
    <FormPage title={t("title")} lead={t("lead")} form={form}>
      {people.length > 0 && <DemoPeople people={people} />}
    </FormPage>
  );
}

/** Whoever a friend invites comes as a client. */
function RegisterLink({ friendCode }: Pick<LoginFacts, "friendCode">) {
  const { t } = useTranslation("login");
  if (!friendCode) return <PageLink to="register">{t("register")}</PageLink>;
  return (
    <PageLink to="registerClient" query={`friend=${encodeURIComponent(friendCode)}`}>
      {t("register")}
    </PageLink>
  );
}
