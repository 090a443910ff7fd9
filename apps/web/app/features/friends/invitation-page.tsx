import { formatMoney } from "../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { MailLinkPage } from "../../shared/mail-link-page.tsx";
import { PageButton } from "../../ui/button.tsx";
import { Aside, FormPage, Points } from "../../ui/form/form-page.tsx";
import { Note } from "../../ui/notices.tsx";
import styles from "./friends.module.css";
import type { InvitingFacts } from "./friends.server.ts";

const POINTS = ["credit", "talk", "cancel", "known"] as const;

/** A client invites a friend: who it is, what it brings, and the next step. */
export function InvitationPage({ inviting, viewer, code }: InvitingFacts) {
  const { t } = useTranslation("friends");
  const locale = useLocale();
  if (!inviting) return <UnknownLink />;
  const told = { name: inviting.firstName, money: formatMoney(locale, inviting.creditCents) };
  const points = POINTS.map((point) => t(`page.points.${point}`, told));
  return (
    <FormPage title={t("page.title", told)} lead={t("page.lead", told)} form={<NextStep viewer={viewer} code={code} />}>
      <Points points={points} />
      <Aside>
        <PageLink to="terms" hash="friends">
          {t("page.terms")}
        </PageLink>
      </Aside>
    </FormPage>
  );
}

function NextStep({ viewer, code }: Pick<InvitingFacts, "viewer" | "code">) {
  const { t } = useTranslation("friends");
  if (viewer !== "visitor")
    return (
      <div className={styles.next}>
        <Note>{t(`page.${viewer}`)}</Note>
        <PageButton to={viewer === "self" ? "clientFriends" : "home"} look="ghost">
          {t(`page.${viewer}Action`)}
        </PageButton>
      </div>
    );
  return (
    <div className={styles.next}>
      <p>{t("page.next")}</p>
      <PageButton to="registerClient" query={`friend=${encodeURIComponent(code)}`} look="accent" wide>
        {t("page.register")}
      </PageButton>
      <PageButton to="search" look="ghost" wide>
        {t("page.look")}
      </PageButton>
    </div>
  );
}

function UnknownLink() {
  const { t } = useTranslation("friends");
  return (
    <MailLinkPage title={t("unknown.title")}>
      <p>{t("unknown.text")}</p>
      <PageButton to="registerClient">{t("unknown.register")}</PageButton>
    </MailLinkPage>
  );
}
