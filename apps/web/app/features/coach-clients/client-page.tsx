import type { AppointmentItem } from "@aufwind/contract/appointments";
import type { OwnClient } from "@aufwind/contract/coach-clients";
import { MARKETING_FEE_CENTS, PLATFORM_FEE } from "@aufwind/rules/money";
import { formatDate, formatMoney, formatNumber } from "../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { MessageLink } from "../../shared/message-link.tsx";
import { PageButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Moment } from "../../ui/moment.tsx";
import { Note } from "../../ui/notices.tsx";
import { Panel } from "../../ui/panel.tsx";
import patterns from "../../ui/patterns.module.css";
import { EmptyState } from "../../ui/placeholders.tsx";
import { PageHead } from "../../ui/section.tsx";
import styles from "./client.module.css";
import type { ShownHistory, ShownNotes } from "./client.server.ts";
import { ClientFace, useClientName } from "./client-face.tsx";
import { ClientFacts } from "./client-facts.tsx";
import { ClientHistory } from "./client-history.tsx";
import { ClientNotes } from "./client-notes.tsx";
import { RelationBadge } from "./relation-badge.tsx";

type ClientPageProps = {
  client: OwnClient;
  /** Null if they could not be loaded. */
  history: ShownHistory | null;
  notes: ShownNotes | null;
  /** The status of an appointment. */
  standingOf: (item: AppointmentItem) => React.ReactNode;
  /** All notes about the client as PDF. */
  papers: React.ReactNode;
  /** What is shared with the client. */
  documents?: React.ReactNode;
};

/** One own client: what is next, what was, and what the coach may know. */
export function ClientPage({ client, history, notes, standingOf, papers, documents }: ClientPageProps) {
  const { t } = useTranslation("coach-clients");
  return (
    <>
      <ClientHead client={client} />
      <div className={styles.client}>
        {client.name === "" && <Note>{t("one.left")}</Note>}
        <NextAppointment client={client} />
        <div className={styles.columns}>
          <div>
            <ClientHistory history={history} standingOf={standingOf} />
            <ClientNotes clientId={client.id} notes={notes} papers={papers} />
          </div>
          <div>
            <ClientFacts client={client} />
            <Contact client={client} />
            {documents}
          </div>
        </div>
      </div>
    </>
  );
}

function ClientHead({ client }: { client: OwnClient }) {
  const { t } = useTranslation("coach-clients");
  const locale = useLocale();
  return (
    <PageHead title={useClientName(client.name)}>
      <div className={styles.who}>
        <ClientFace client={client} />
        <RelationBadge relation={client.relation} completed={client.counts.completed} />
        <p>{t("one.since", { date: formatDate(locale, client.since) })}</p>
      </div>
      <PageLink className={`${patterns.link} ${styles.all}`} to="coachClients">
        {t("one.all")}
      </PageLink>
    </PageHead>
  );
}

/** How the pair met, and what that means for the fees. */
function Contact({ client: { invitedAt, fee } }: { client: OwnClient }) {
  const { t } = useTranslation("coach-clients");
  const locale = useLocale();
  const percent = (rate: number) => formatNumber(locale, rate / 100);
  const facts = {
    rate: percent(fee.rate),
    usual: percent(PLATFORM_FEE),
    once: formatMoney(locale, MARKETING_FEE_CENTS),
  };
  return (
    <Panel title={t("one.contact")}>
      {invitedAt && <p>{t("one.invited", { date: formatDate(locale, invitedAt) })}</p>}
      <p>
        {fee.lowerUntil
          ? t(fee.rate < PLATFORM_FEE ? "one.existing" : "one.existingOver", {
              ...facts,
              date: formatDate(locale, fee.lowerUntil),
            })
          : t("one.new", facts)}
      </p>
    </Panel>
  );
}

/** What is next with a client, and ways to reach them. */
function NextAppointment({ client }: { client: OwnClient }) {
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

/** There is no own client at this address. */
export function NoClient() {
  const { t } = useTranslation("coach-clients");
  return (
    <>
      <PageHead title={t("one.page")} />
      <EmptyState title={t("one.none")} action={<PageButton to="coachClients">{t("one.all")}</PageButton>}>
        {t("one.noneText")}
      </EmptyState>
    </>
  );
}
