import type { Inviting } from "@aufwind/contract/invitations";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Points } from "../../ui/form/form-page.tsx";
import { Note } from "../../ui/form/note.tsx";
import { Initials } from "../../ui/initials.tsx";
import { Photo } from "../../ui/photo.tsx";
import { PageHead } from "../../ui/section.tsx";
import { AcceptForm } from "./accept-form.tsx";
import styles from "./invitation.module.css";
import type { InvitationFacts } from "./invitation.server.ts";
import { SignInFirst } from "./sign-in-first.tsx";

/** A coach invites people who are clients already, from before: who it is, what it means, and the next step. */
export function InvitationPage({ inviting, viewer, here }: InvitationFacts) {
  const { t } = useTranslation("invitation");
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
  const { t } = useTranslation("invitation");
  return (
    <header className={styles.head}>
      {picture ? (
        <Photo picture={picture} alt="" sizes="96px" className={styles.photo} />
      ) : (
        <Initials name={name} large />
      )}
      <div>
        <h1>{t("title", { name })}</h1>
        <p>{t("lead")}</p>
      </div>
    </header>
  );
}

function DeadLink() {
  const { t } = useTranslation("invitation");
  return (
    <>
      <PageHead title={t("dead.head")} />
      <EmptyState title={t("dead.title")} action={<PageButton to="search">{t("dead.search")}</PageButton>}>
        {t("dead.text")}
      </EmptyState>
    </>
  );
}
