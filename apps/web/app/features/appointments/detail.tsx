import type { Appointment } from "@aufwind/contract/appointments";
import { useLocation, useSearchParams } from "react-router";
import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Note } from "../../ui/form/note.tsx";
import { Panel } from "../../ui/panel.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import { PageHead } from "../../ui/section.tsx";
import { ActLinks } from "./act-links.tsx";
import { ActStep } from "./act-step.tsx";
import { BillingHint } from "./billing-hint.tsx";
import type { InvoiceLink } from "./client-appointment.server.ts";
import styles from "./detail.module.css";
import { FactList } from "./fact-list.tsx";
import { History } from "./history.tsx";
import { OutcomeNote } from "./outcome-note.tsx";
import { useOtherName } from "./person.tsx";
import { askedAct } from "./possible-acts.ts";
import { PAGES_OF } from "./sides.ts";
import { Standing } from "./standing.tsx";

type DetailProps = {
  appointment: Appointment;
  now: number;
  /** Those that the client got for it. */
  invoices?: readonly InvoiceLink[];
  /** The way into the video room. */
  room?: React.ReactNode;
  /** The way to rate it, or to the client's review. */
  review?: React.ReactNode;
  /** The way to the coach's note about it. */
  note?: React.ReactNode;
  /** Whether an invoice will come that has to name who gets it, and nobody is named yet. */
  asksBilling?: boolean;
};

/** One appointment: how it stands, what can be done, what is settled, and what happened. */
export function AppointmentDetail({ appointment, now, invoices = [], asksBilling = false, ...ways }: DetailProps) {
  const { t } = useTranslation("appointments");
  const [params] = useSearchParams();
  const { side, can, feeCents } = appointment;
  const act = askedAct(params.get("act"), can);
  return (
    <>
      <PageHead title={t("detail.title", { name: useOtherName(appointment, side) })}>
        <PageLink className={styles.all} to={PAGES_OF[side].list}>
          {t("detail.all")}
        </PageLink>
      </PageHead>
      <div className={styles.detail}>
        <OutcomeNote appointment={appointment} done={params.get("done")} isAsking={act !== undefined} />
        {asksBilling && <BillingHint />}
        {act && <ActStep key={act} {...{ act, appointment, now }} />}
        <section className={styles.first} aria-label={t("detail.acts")}>
          <Standing appointment={appointment} now={now} />
          {ways.room}
          {ways.review}
          {ways.note}
          <ActLinks appointment={appointment} />
        </section>
        <div className={styles.columns}>
          <Panel title={t("detail.facts")}>
            <FactList appointment={appointment} now={now} invoices={invoices} />
          </Panel>
          <History appointment={appointment} />
        </div>
        {side === "client" && feeCents > 0 && <WithdrawHint />}
        <HelpHint id={appointment.id} />
      </div>
    </>
  );
}

/** Support hears at once which appointment it is. */
function HelpHint({ id }: { id: string }) {
  const { t } = useTranslation("appointments");
  const query = String(new URLSearchParams({ appointment: id, from: useLocation().pathname }));
  const link = (words: string) => (
    <PageLink to="helpContact" query={query}>
      {words}
    </PageLink>
  );
  return (
    <Note>
      <p>
        <RichText text={t("detail.help")} tags={{ link }} />
      </p>
    </Note>
  );
}

function WithdrawHint() {
  const { t } = useTranslation("appointments");
  const link = (words: string) => <PageLink to="withdraw">{words}</PageLink>;
  return (
    <Note>
      <p>
        <RichText text={t("detail.withdraw")} tags={{ link }} />
      </p>
    </Note>
  );
}
