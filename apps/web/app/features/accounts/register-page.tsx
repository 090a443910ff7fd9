import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Aside, FormPage, Points } from "../../ui/form/form-page.tsx";
import styles from "./accounts.module.css";
import { RegistrationForm } from "./registration-form.tsx";

type RegisterClientPageProps = {
  /** To which somebody was invited, as a proposal; null if not known. */
  email: string | null;
  /** The inviter, and the text about it. */
  friendCode?: string | undefined;
  invited?: React.ReactNode;
  /** Other ways to register: another feature's part. */
  otherWays?: React.ReactNode;
};

export function RegisterClientPage({ email, friendCode, invited, otherWays }: RegisterClientPageProps) {
  const { t } = useTranslation("accounts");
  const points = [
    t("client.points.free"),
    t("client.points.talk"),
    t("client.points.cancel"),
    t("client.points.delete"),
  ];
  const form = (
    <div className={styles.invited}>
      {invited}
      <RegistrationForm submit={t("client.submit")} email={email} friendCode={friendCode} otherWays={otherWays} />
    </div>
  );
  return (
    <FormPage title={t("client.title")} lead={t("client.lead")} form={form}>
      <Points points={points} />
      <Aside>
        {t("haveAccount")}{" "}
        <PageLink to="login" {...(friendCode && { query: `friend=${encodeURIComponent(friendCode)}` })}>
          {t("email.login")}
        </PageLink>
        <br />
        {t("client.other")} <PageLink to="registerCoach">{t("client.otherAction")}</PageLink>
      </Aside>
    </FormPage>
  );
}

export function RegisterCoachPage() {
  const { t } = useTranslation("accounts");
  const points = [
    t("coach.points.own"),
    t("coach.points.fee"),
    t("coach.points.marketing"),
    t("coach.points.payout"),
    t("coach.points.costs"),
  ];
  const form = <RegistrationForm submit={t("coach.submit")} />;
  return (
    <FormPage title={t("coach.title")} lead={t("coach.lead")} form={form}>
      <Points points={points} />
      <Aside>
        {t("coach.more")} <PageLink to="faqCoaches">{t("coach.moreAction")}</PageLink>
      </Aside>
      <Aside>
        {t("haveAccount")} <PageLink to="login">{t("email.login")}</PageLink>
        <br />
        {t("coach.other")} <PageLink to="registerClient">{t("coach.otherAction")}</PageLink>
      </Aside>
    </FormPage>
  );
}
