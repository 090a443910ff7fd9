import type { Inviting } from "@aufwind/contract/client-invitations";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { useAnswer } from "../../platform/forms/use-answer.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { pathToLogin } from "../../platform/session/member.ts";
import { MailLinkPage } from "../../shared/mail-link-page.tsx";
import { pickedQuery } from "../../shared/slot-picker/picked.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Button, PageButton, PathButton } from "../../ui/button.tsx";
import { Points } from "../../ui/form/form-page.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { Note, Outcome } from "../../ui/notices.tsx";
import type { InvitationFacts } from "./client-invitations.server.ts";
import styles from "./invitation.module.css";

/** The form names of the page. */
export const ACCEPT_FORM = "accept";
export const REGISTER_FORM = "register";

/** A coach invites existing clients: who it is, what it means, and the next step. */
export function InvitationPage({ inviting, viewer, here }: InvitationFacts) {
  const { t } = useTranslation("client-invitations-page");
  if (!inviting) return <DeadLink />;
  const { name } = inviting;
  return (
    <div className={styles.page}>
      <Head {...inviting} />
      <Points points={[t("points.known", { name }), t("points.book"), t("points.price"), t("points.free")]} />
      {viewer === "visitor" && <SignInFirst here={here} />}
      {viewer === "client" && <AcceptForm {...inviting} />}
      {viewer === "other" && <Note>{t("notClient")}</Note>}
    </div>
  );
}

function Head({ name, picture }: Inviting) {
  const { t } = useTranslation("client-invitations-page");
  return (
    <header className={styles.head}>
      <Avatar name={name} picture={picture} sizes="96px" />
      <div>
        <h1>{t("title", { name })}</h1>
        <p>{t("lead")}</p>
      </div>
    </header>
  );
}

function DeadLink() {
  const { t } = useTranslation("client-invitations-page");
  return (
    <MailLinkPage title={t("dead.title")}>
      <p>{t("dead.text")}</p>
      <PageButton to="search">{t("dead.search")}</PageButton>
    </MailLinkPage>
  );
}

/** For visitors: registration and log-in both lead back to the invitation. */
function SignInFirst({ here }: { here: string }) {
  const { t } = useTranslation("client-invitations-page");
  const locale = useLocale();
  return (
    <div className={styles.signIn}>
      <p>{t("signIn.text")}</p>
      <div>
        <form method="post" action={here}>
          <input type="hidden" name="form" value={REGISTER_FORM} />
          <Button type="submit" look="accent" wide>
            {t("signIn.register")}
          </Button>
        </form>
        <PathButton look="ghost" wide to={pathToLogin(locale, { reason: "invitation", to: here })}>
          {t("signIn.logIn")}
        </PathButton>
      </div>
    </div>
  );
}

/** For clients: accepting leads to the free times; if there are none yet, the page says so. */
function AcceptForm({ name, slug }: Inviting) {
  const { t } = useTranslation("client-invitations-page");
  const result = useAnswer<FormResult>();
  if (result?.ok) return <Outcome of={result}>{t("accepted", { name })}</Outcome>;
  const isKnown = result?.problem.code === "alreadyAcquainted";
  return (
    <>
      <PageForm name={ACCEPT_FORM} failure={t("failed")}>
        {!isKnown && <SubmitButton look="accent">{t("accept")}</SubmitButton>}
      </PageForm>
      {isKnown && slug && (
        <div>
          <PageButton to="coachPage" params={{ slug }} query={pickedQuery({ via: "invitation" })} hash="booking">
            {t("book")}
          </PageButton>
        </div>
      )}
    </>
  );
}
