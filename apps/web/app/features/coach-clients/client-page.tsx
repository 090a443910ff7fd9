import type { OwnClient } from "@aufwind/contract/coach-clients";
import { REMARKS } from "@aufwind/rules/coach-clients";
import { MARKETING_FEE_CENTS, PLATFORM_FEE } from "@aufwind/rules/money";
import { formatDate, formatMoney, formatNumber } from "../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { MessageLink } from "../../shared/message-link.tsx";
import { PageButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitRow } from "../../ui/form/submit-button.tsx";
import { TextArea, TextField } from "../../ui/form/text-fields.tsx";
import { Icon } from "../../ui/icon.tsx";
import { BackLink } from "../../ui/links.tsx";
import { Moment } from "../../ui/moment.tsx";
import { Note } from "../../ui/notices.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Panel } from "../../ui/panel.tsx";
import styles from "./client.module.css";
import type { ShownHistory, ShownNotes } from "./client.server.ts";
import { ClientFace, useClientName } from "./client-face.tsx";
import { ClientFacts } from "./client-facts.tsx";
import { ClientNotes } from "./client-notes.tsx";
import { ClientTimeline } from "./client-timeline.tsx";
import { FILE_TABS, type FileView } from "./clients-view.ts";
import { RelationBadge } from "./relation-badge.tsx";

type ClientPageProps = {
  client: OwnClient;
  view: FileView;
  /** Null on other tabs, and if they could not be loaded. */
  history: ShownHistory | null;
  notes: ShownNotes | null;
  /** The link into the call of the next appointment, while it is open. */
  callLink: React.ReactNode;
  /** The note that is being written, beside the history. */
  note: React.ReactNode;
  /** All notes about the client as PDF. */
  papers: React.ReactNode;
  /** What is shared with the client. */
  documents: React.ReactNode;
  /** What the client shares, and what was sent and answered. */
  goals: React.ReactNode;
};

/** The file of one own client: who it is and what is next, then one tab of it. */
export function ClientPage({ client, view, history, notes, ...parts }: ClientPageProps) {
  const { callLink, note, papers, documents, goals } = parts;
  const { t } = useTranslation("coach-clients");
  return (
    <>
      <ClientHead client={client} callLink={callLink} />
      <FileTabs client={client} view={view} />
      <div className={styles.client}>
        {client.name === "" && <Note>{t("one.left")}</Note>}
        {note}
        <div className={styles.columns}>
          <div>
            {view.tab === "notes" && <ClientNotes clientId={client.id} notes={notes} papers={papers} />}
            {view.tab === "documents" && documents}
            {view.tab === "goals" && goals}
            {(view.tab === "history" || view.tab === "payments") && (
              <ClientTimeline clientId={client.id} view={view} history={history} />
            )}
          </div>
          <div>
            <ClientRemark key={client.id} client={client} />
            <ClientFacts client={client} />
            <Contact client={client} />
          </div>
        </div>
      </div>
    </>
  );
}

type FileTabsProps = { client: OwnClient; view: FileView };

/** Each tab has its address. */
function FileTabs({ client: { id, file }, view }: FileTabsProps) {
  const { t } = useTranslation("coach-clients");
  return (
    <nav className={styles.tabs} aria-label={t("tabs.label")}>
      {FILE_TABS.map((tab) => (
        <PageLink
          key={tab}
          to="coachClient"
          params={{ id }}
          {...(tab !== "history" && { query: `tab=${tab}` })}
          aria-current={view.tab === tab ? "page" : undefined}
        >
          {t(`tabs.${tab}`)}
          {tab !== "history" && file[tab] > 0 && <small> {file[tab]}</small>}
        </PageLink>
      ))}
    </nav>
  );
}

type ClientHeadProps = Pick<ClientPageProps, "client" | "callLink">;

function ClientHead({ client, callLink }: ClientHeadProps) {
  const { t } = useTranslation("coach-clients");
  const locale = useLocale();
  const { nextAppointment: next } = client;
  return (
    <PageHeader back={<BackLink to="coachClients">{t("one.all")}</BackLink>} title={useClientName(client.name)}>
      <div className={styles.who}>
        <ClientFace client={client} />
        <RelationBadge relation={client.relation} completed={client.counts.completed} />
        <p>
          {t("one.since", { date: formatDate(locale, client.since) })}
          {" · "}
          {next ? (
            <>
              {t("one.next")}: <Moment at={next.scheduledAt} beside />, {t(`kinds.${next.consultation}`)}
            </>
          ) : (
            t("one.noNext")
          )}
        </p>
      </div>
      <ClientActions client={client} callLink={callLink} />
    </PageHeader>
  );
}

/** Ways to reach the client. */
function ClientActions({ client, callLink }: ClientHeadProps) {
  const { t } = useTranslation("coach-clients");
  const { nextAppointment: next, can, conversationId } = client;
  return (
    <div className={styles.acts}>
      {callLink}
      {client.name && (
        <PageButton to="coachPropose" params={{ id: client.id }} look="ghost" small>
          {t("one.book")}
        </PageButton>
      )}
      {client.name && (
        <PageButton to="coachPreparation" params={{ id: client.id }} look="ghost" small>
          {t("prepare.link")}
        </PageButton>
      )}
      {next && (
        <PageButton to="coachAppointment" params={{ id: next.id }} look="ghost" small>
          {t("one.appointment")}
        </PageButton>
      )}
      {can.includes("write") && <MessageLink otherId={client.id} name={client.name} look="ghost" small />}
      {!can.includes("write") && conversationId && (
        <PageButton to="conversation" params={{ id: conversationId }} look="ghost" small>
          <Icon name="message" /> {t("one.conversation")}
        </PageButton>
      )}
    </div>
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

/** There is no own client at this address. */
export function ClientNotFound() {
  const { t } = useTranslation("coach-clients");
  return (
    <>
      <PageHeader title={t("one.page")} />
      <EmptyState title={t("one.none")} action={<PageButton to="coachClients">{t("one.all")}</PageButton>}>
        {t("one.noneText")}
      </EmptyState>
    </>
  );
}

/** What a coach keeps about a client, seen by nobody else. */
function ClientRemark({ client }: { client: OwnClient }) {
  const { t } = useTranslation("coach-clients");
  return (
    <Panel title={t("remark.title")}>
      <PageForm name="remark" failure={t("remark.failed")} saved={t("remark.saved")}>
        <TextField
          name="tags"
          label={t("remark.tags")}
          help={t("remark.tagsHelp")}
          defaultValue={client.tags.join(", ")}
          optional
        />
        <TextArea
          name="remark"
          label={t("remark.remark")}
          help={t("remark.remarkHelp")}
          defaultValue={client.remark}
          max={REMARKS.remarkLength}
          rows={3}
          optional
        />
        <SubmitRow look="ghost" small>
          {t("remark.save")}
        </SubmitRow>
      </PageForm>
    </Panel>
  );
}
