import { formatDay } from "../../../platform/i18n/dates.ts";
import { PageLink, useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { PostForm } from "../../../ui/form/post-form.tsx";
import { SubmitButton } from "../../../ui/form/submit-button.tsx";
import { TextField } from "../../../ui/form/text-fields.tsx";
import patterns from "../../../ui/patterns.module.css";
import { AffectedList } from "../affected-list.tsx";
import type { ClosedTime } from "../closed-time.ts";
import type { WallSpan } from "../zone-clock.ts";
import styles from "./panel.module.css";
import { Panel } from "./panel.tsx";

const schema = () => import("@aufwind/contract/schedules").then((contract) => contract.Exception);

/** Closes a time; then lists the appointments within, since nothing happens to them by itself. */
export function TimeOffPanel({ from, to, onClose }: WallSpan & { onClose: () => void }) {
  const { t } = useTranslation("agenda");
  return (
    <Panel title={t("addTimeOff")} onClose={onClose}>
      <PostForm<ClosedTime>
        name="timeOff"
        schema={schema}
        failure={t("timeOff.failed")}
        success={({ data }) => (
          <>
            <p>
              <strong>{t("timeOff.done")}</strong>
            </p>
            <AffectedList items={data.affected} />
            <div>
              <Button small onClick={onClose}>
                {t("close")}
              </Button>
            </div>
          </>
        )}
      >
        <p>{t("timeOff.text")}</p>
        <input type="hidden" name="kind" value="timeOff" />
        <div className={styles.fields}>
          <TextField name="from" label={t("timeOff.from")} type="datetime-local" step={300} defaultValue={from} />
          <TextField name="to" label={t("timeOff.to")} type="datetime-local" step={300} defaultValue={to} />
          <TextField name="note" label={t("timeOff.note")} help={t("timeOff.noteHelp")} optional />
        </div>
        <div className={styles.acts}>
          <SubmitButton small>{t("timeOff.add")}</SubmitButton>
          <Button look="quiet" small onClick={onClose}>
            {t("timeOff.leave")}
          </Button>
        </div>
      </PostForm>
    </Panel>
  );
}

/** The appointments within time that was just closed. */
export function AffectedPanel({ closed, onClose }: { closed: ClosedTime; onClose: () => void }) {
  const { t } = useTranslation("agenda");
  return (
    <Panel title={t("timeOff.done")} onClose={onClose}>
      <AffectedList items={closed.affected} />
    </Panel>
  );
}

type OffPanelProps = { off: WallSpan & { id: string; note: string }; onClose: () => void };

/** Time off that is there: it can be removed, long after the bar has gone. */
export function OffPanel({ off: { id, from, to, note }, onClose }: OffPanelProps) {
  const { t } = useTranslation("agenda");
  const locale = useLocale();
  const moment = (wall: string) => `${formatDay(locale, wall.slice(0, 10), "plain")}, ${wall.slice(11)}`;
  return (
    <Panel title={note || t("off")} onClose={onClose}>
      <dl className={styles.facts}>
        <dt>{t("timeOff.from")}</dt>
        <dd>{moment(from)}</dd>
        <dt>{t("timeOff.to")}</dt>
        <dd>{moment(to)}</dd>
      </dl>
      <p className={`${styles.links} ${patterns.thinLinks}`}>
        <PageLink to="coachExceptions" hash={`exception-${id}`}>
          {t("timeOff.change")}
        </PageLink>
      </p>
      <PostForm name={`removeOff.${id}`} failure={t("timeOff.failed")} success={() => <p>{t("timeOff.undone")}</p>}>
        <input type="hidden" name="id" value={id} />
        <SubmitButton look="ghost" small>
          {t("timeOff.remove")}
        </SubmitButton>
      </PostForm>
    </Panel>
  );
}
