import type { AppointmentItem } from "@aufwind/contract/appointments";
import type { OwnClient } from "@aufwind/contract/coach-clients";
import { formatDate } from "../../platform/format.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Note } from "../../ui/form/note.tsx";
import { PageHead } from "../../ui/section.tsx";
import styles from "./client.module.css";
import type { ShownHistory, ShownNotes } from "./client.server.ts";
import { ClientFace, useClientName } from "./client-face.tsx";
import { ClientFacts } from "./client-facts.tsx";
import { ClientHistory } from "./client-history.tsx";
import { ClientNotes } from "./client-notes.tsx";
import { Contact } from "./contact.tsx";
import { NextAppointment } from "./next-appointment.tsx";
import { RelationBadge } from "./relation-badge.tsx";

type ClientPageProps = {
  client: OwnClient;
  /** Null where they could not be loaded. */
  history: ShownHistory | null;
  notes: ShownNotes | null;
  /** How an appointment stands. */
  standingOf: (item: AppointmentItem) => React.ReactNode;
  /** All notes about the client as PDF. */
  papers: React.ReactNode;
  /** What is shared with the client. */
  documents?: React.ReactNode;
};

/** One own client: what comes, what was, and what the coach may know. */
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
      <PageLink className={styles.all} to="coachClients">
        {t("one.all")}
      </PageLink>
    </PageHead>
  );
}
