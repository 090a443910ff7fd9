import type { OwnClient } from "@aufwind/contract/coach-clients";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { MessageLink } from "../../ui/message-link.tsx";
import { Moment } from "../../ui/moment.tsx";
import styles from "./client.module.css";

/** What comes next with a client, and the ways to that person. */
export function NextAppointment({ client }: { client: OwnClient }) {
  const { t } = useTranslation("coach-clients");
  const { nextAppointment: next, can, conversationId } = client;
  return (
    <section className={styles.next} aria-labelledby="next">
      <div>
        <h2 id="next">{t("one.next")}</h2>
        <p>
          {next ? (
            <>
              <Moment at={next.scheduledAt} shape="full" beside /> · {t(`kinds.${next.consultation}`)}
            </>
          ) : (
            t("one.noNext")
          )}
        </p>
      </div>
      <div className={styles.acts}>
        {next && (
          <PageButton to="coachAppointment" params={{ id: next.id }}>
            {t("one.appointment")}
          </PageButton>
        )}
        {can.includes("write") && <MessageLink otherId={client.id} name={client.name} look="ghost" />}
        {!can.includes("write") && conversationId && (
          <PageButton to="conversation" params={{ id: conversationId }} look="ghost">
            <Icon name="message" /> {t("one.conversation")}
          </PageButton>
        )}
      </div>
    </section>
  );
}
