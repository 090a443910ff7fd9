import type { Appointment } from "@aufwind/contract/appointments";
import { useNavigate } from "react-router";
import { useMountedAfterHydration } from "../../../platform/browser/use-mounted-after-hydration.ts";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { onPlainClick } from "../../../platform/pages/link-clicks.ts";
import { PageButton } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Moment } from "../../../ui/moment.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { useOtherName } from "../person.tsx";
import { Sentence } from "../sentence.tsx";
import { PAGES_OF } from "../sides.ts";
import { ActForm } from "./act-form.tsx";
import styles from "./detail.module.css";
import type { AskedAct } from "./possible-acts.ts";

type ActStepProps = { act: AskedAct; appointment: Appointment; now: number };

/** Explains consequences and costs before an action: in a dialog, or as part of the page. */
export function ActStep({ act, appointment, now }: ActStepProps) {
  const { t } = useTranslation("appointments");
  const navigate = useNavigate();
  const name = useOtherName(appointment, appointment.side);
  const title = t(`acts.${act}.title`, { name });
  const close = () => navigate(".", { replace: true, preventScrollReset: true });
  const content = <Content {...{ act, appointment, now }} onBack={close} />;
  // Rendered by the server it is part of the page, with or without JavaScript.
  if (!useMountedAfterHydration())
    return (
      <Panel title={title} id="act">
        {content}
      </Panel>
    );
  return (
    <Dialog title={title} onClose={close} stays>
      {content}
    </Dialog>
  );
}

function Content({ act, appointment, now, onBack }: ActStepProps & { onBack: () => void }) {
  const { t } = useTranslation("appointments");
  const { side, id, scheduledAt, scheduledBefore, endsAt } = appointment;
  const back = (
    <PageButton to={PAGES_OF[side].one} params={{ id }} look="quiet" onClick={onPlainClick(onBack)}>
      {t("acts.back")}
    </PageButton>
  );
  return (
    <div className={styles.step}>
      <p className={styles.what}>
        <b>{useOtherName(appointment, side)}</b>
        {scheduledBefore ? (
          <>
            <span className={styles.before}>
              <Sentence text={t("acts.before")} at={scheduledBefore} />
            </span>
            <span>
              {t("acts.proposed")} <Moment at={scheduledAt} until={endsAt} shape="full" />
            </span>
          </>
        ) : (
          <Moment at={scheduledAt} until={endsAt} shape="full" />
        )}
      </p>
      <ActForm {...{ act, appointment, now, back }} />
    </div>
  );
}
