import { useActionData, useSearchParams } from "react-router";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Beside } from "../../shared/beside.tsx";
import { viewQuery } from "../../shared/list/view.ts";
import { ProofStep } from "../../shared/proof/proof-step.tsx";
import { PageButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Note, Outcome } from "../../ui/notices.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Panel, Panels } from "../../ui/panel.tsx";
import { ConsentPanel } from "./consent-panel.tsx";
import { MailingForm } from "./mailing-form.tsx";
import { MailingList } from "./mailing-list.tsx";
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
  const result = useActionData<FormResult<{ to?: string }>>();
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
      <Beside
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
