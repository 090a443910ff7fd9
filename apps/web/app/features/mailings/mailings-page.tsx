import type { Mailing } from "@aufwind/contract/mailings";
import { useSearchParams } from "react-router";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { useAnswer } from "../../platform/forms/use-answer.ts";
import { formatMoment, formatNumber } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { ChosenRow, ChosenRows } from "../../shared/list/chosen-row.tsx";
import chosen from "../../shared/list/chosen-rows.module.css";
import { ListCount, PagedRows } from "../../shared/list/list-parts.tsx";
import { viewQuery } from "../../shared/list/view.ts";
import { ListDetailLayout } from "../../shared/list-detail-layout.tsx";
import { ProofStep } from "../../shared/proof/proof-step.tsx";
import { PageButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Note, Outcome } from "../../ui/notices.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Panel, Panels } from "../../ui/panel.tsx";
import { Pill } from "../../ui/pill.tsx";
import { ConsentPanel } from "./consent-panel.tsx";
import { MailingForm } from "./mailing-form.tsx";
import { MailingPanels } from "./mailing-panels.tsx";
import styles from "./mailings.module.css";
import type { MailingsFacts } from "./mailings.server.ts";
import { MAILINGS } from "./mailings-view.ts";

const TOLD = [
  "changeMailing",
  "testMailing",
  "scheduleMailing",
  "unscheduleMailing",
  "stopMailing",
  "resumeMailing",
] as const;

/** Letters to the lists, and to everybody about the service: written, read, sent, and what became of them. */
export function MailingsPage({ view, mailings, mailing, preview }: MailingsFacts) {
  const { t } = useTranslation("mailings");
  const result = useAnswer<FormResult<{ to?: string }>>();
  const [address] = useSearchParams();
  const told = result?.ok && TOLD.find((form) => form === result.form);
  const settled = (["begun", "removed"] as const).find((each) => address.has(each));
  const isNew = view.mailing === "new";
  return (
    <>
      <PageHeader
        title={t("title")}
        lead={t("lead")}
        acts={
          <PageButton to="teamMailings" query="mailing=new" look={mailing?.can.schedule ? "ghost" : "accent"}>
            <Icon name="plus" /> {t("add")}
          </PageButton>
        }
      />
      <ProofStep />
      {told && <Outcome of={result}>{t(`done.${told}`, { to: result.data?.to ?? "" })}</Outcome>}
      {!result && settled && <Note>{t(`done.${settled}`)}</Note>}
      <ListDetailLayout
        isChosen={isNew || mailing !== null}
        back={{ to: `?${viewQuery(MAILINGS, { ...view, mailing: "" })}`, label: t("all") }}
        list={<MailingList {...{ view, mailings }} />}
        detail={
          isNew ? (
            <Panels>
              <Panel title={t("new")}>
                <MailingForm mailing={null} query="mailing=new" />
              </Panel>
            </Panels>
          ) : (
            mailing && preview && <MailingPanels key={mailing.id} {...{ view, mailing, preview }} />
          )
        }
      />
      <div className={styles.proof}>
        <ConsentPanel query={viewQuery(MAILINGS, view)} />
      </div>
    </>
  );
}

/** Drafts and the archive, the newest first. */
function MailingList({ view, mailings }: Pick<MailingsFacts, "view" | "mailings">) {
  const { t } = useTranslation("mailings");
  const { items, totalCount } = mailings;
  if (items.length === 0)
    return (
      <EmptyState title={t("empty.title")}>
        <p>{t("empty.text")}</p>
      </EmptyState>
    );
  return (
    <section className={chosen.list} aria-label={t("archive")}>
      <ListCount count={totalCount}>{t("count", { count: totalCount })}</ListCount>
      <PagedRows shown={mailings} queryOf={(page) => viewQuery(MAILINGS, { ...view, page })} more={t("more")}>
        <ChosenRows>
          {items.map((mailing) => (
            <Row
              key={mailing.id}
              mailing={mailing}
              to={`?${viewQuery(MAILINGS, { ...view, mailing: mailing.id })}`}
              isHere={mailing.id === view.mailing}
            />
          ))}
        </ChosenRows>
      </PagedRows>
    </section>
  );
}

const TONES = { draft: "plain", scheduled: "teal", sending: "teal", stopped: "bad", sent: "plain" } as const;

function Row({ mailing, to, isHere }: { mailing: Mailing; to: string; isHere: boolean }) {
  const { t } = useTranslation("mailings");
  const locale = useLocale();
  const { name, audience, state, dueAt, changedAt, counts } = mailing;
  const reached = counts.sent + counts.queued;
  const facts = [
    formatMoment(locale, dueAt ?? changedAt),
    t(`audiences.${audience}`),
    ...(mailing.startedAt ? [t("reached", { count: reached, shown: formatNumber(locale, reached) })] : []),
  ];
  const pill = <Pill tone={TONES[state]}>{t(`states.${state}`)}</Pill>;
  return <ChosenRow {...{ to, isHere, name, facts, pill }} />;
}
