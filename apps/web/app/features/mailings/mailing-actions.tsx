import { isOfService, isWrittenOnce } from "@aufwind/rules/mailings";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { useAnswer } from "../../platform/forms/use-answer.ts";
import { formatMoment, formatNumber } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { RadioGroup } from "../../ui/form/choices.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { TextArea, TextField } from "../../ui/form/text-fields.tsx";
import { Note } from "../../ui/notices.tsx";
import { Panel } from "../../ui/panel.tsx";
import styles from "./mailings.module.css";
import type { MailingsFacts } from "./mailings.server.ts";

type MailingActionsProps = { mailing: NonNullable<MailingsFacts["mailing"]>; query: string };

/** How a mailing goes on from the state it is in. */
export function MailingActions({ mailing, query }: MailingActionsProps) {
  const { t } = useTranslation("mailings");
  const locale = useLocale();
  const { id, can, dueAt } = mailing;
  const one = <input type="hidden" name="id" value={id} />;
  return (
    <>
      {can.schedule && <Release {...{ mailing, query }} />}
      {can.unschedule && (
        <Panel title={t("unschedule.title")}>
          <p>{t("unschedule.text", { time: formatMoment(locale, dueAt ?? "") })}</p>
          <PageForm name="unscheduleMailing" query={query}>
            {one}
            <SubmitButton look="ghost">{t("unschedule.button")}</SubmitButton>
          </PageForm>
        </Panel>
      )}
      {can.stop && <Stop {...{ mailing, query }} />}
      {can.resume && (
        <Panel title={t("resume.title")}>
          <p>{t("resume.text", { count: mailing.counts.waiting })}</p>
          <PageForm name="resumeMailing" query={query}>
            {one}
            <SubmitButton look="accent">{t("resume.button")}</SubmitButton>
          </PageForm>
        </Panel>
      )}
    </>
  );
}

/** Whom it reaches, how long that takes, and when it begins. */
function Release({ mailing, query }: MailingActionsProps) {
  const { t } = useTranslation("mailings");
  const locale = useLocale();
  const { id, version, audience, reachedNow, perMinute } = mailing;
  const numbers = {
    count: reachedNow,
    shown: formatNumber(locale, reachedNow),
    minutes: formatNumber(locale, Math.ceil(reachedNow / perMinute)),
    rate: formatNumber(locale, perMinute),
  };
  return (
    <Panel title={t("schedule.title")}>
      <p>{t("schedule.reach", numbers)}</p>
      <p className={styles.hint}>{t("schedule.rate", numbers)}</p>
      {isOfService(audience) && <Note>{t("schedule.service")}</Note>}
      {isWrittenOnce(audience) && <Note>{t("schedule.once")}</Note>}
      <PageForm name="scheduleMailing" query={query}>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={version} />
        <RadioGroup
          name="when"
          legend={t("schedule.when")}
          options={(["now", "later"] as const).map((value) => ({ value, label: t(`schedule.${value}`) }))}
          defaultValue="now"
        />
        <div className={styles.later}>
          <TextField
            name="dueAt"
            label={t("schedule.dueAt")}
            help={t("schedule.dueAtHelp")}
            type="datetime-local"
            quiet
          />
        </div>
        <SubmitButton look="accent">{t("schedule.button")}</SubmitButton>
      </PageForm>
    </Panel>
  );
}

function Stop({ mailing: { id }, query }: MailingActionsProps) {
  const { t } = useTranslation("mailings");
  const result = useAnswer<FormResult>();
  return (
    <Disclosure summary={t("stop.title")} open={result?.form === "stopMailing" && !result.ok}>
      <PageForm name="stopMailing" query={query}>
        <input type="hidden" name="id" value={id} />
        <p>{t("stop.text")}</p>
        <TextArea name="reason" label={t("stop.reason")} help={t("stop.reasonHelp")} rows={2} max={1000} />
        <SubmitButton look="danger">{t("stop.button")}</SubmitButton>
      </PageForm>
    </Disclosure>
  );
}
