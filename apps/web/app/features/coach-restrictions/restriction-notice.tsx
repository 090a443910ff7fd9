import type { OwnRestriction } from "@aufwind/contract/coach-restrictions";
import { RESTRICTION_TEXT_MOST } from "@aufwind/rules/coach-restrictions";
import { formatDate, formatMoment } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { TextArea } from "../../ui/form/text-fields.tsx";
import { Panel } from "../../ui/panel.tsx";
import styles from "./restriction-notice.module.css";

type NoticeProps = { restrictions: readonly OwnRestriction[] };

/** To a coach: what the team did, why, what follows, and how to complain. */
export const RestrictionNotices = ({ restrictions }: NoticeProps) =>
  restrictions.map((restriction) => <RestrictionNotice key={restriction.id} restriction={restriction} />);

/** Which of the scenes it tells. */
const sceneOf = ({ kind, hasBegun, endsAt }: OwnRestriction) =>
  kind === "pause" ? (endsAt ? "pauseUntil" : "pause") : kind === "close" && !hasBegun ? "closing" : kind;

function RestrictionNotice({ restriction }: { restriction: OwnRestriction }) {
  const { t } = useTranslation("coach-restrictions");
  const locale = useLocale();
  const { id, ground, reason, beginsAt, endsAt, complainedAt } = restriction;
  const scene = sceneOf(restriction);
  const when = formatMoment(locale, endsAt ?? beginsAt);
  return (
    <Panel title={t(`${scene}.title`)} id={`restriction-${id}`} grave={restriction.kind !== "pause"}>
      <p>{t(`${scene}.text`, { when })}</p>
      <div className={styles.why}>
        <b>{t(`grounds.${ground}`)}</b>
        <blockquote className={styles.reason}>{reason}</blockquote>
      </div>
      {complainedAt && <p>{t("complained", { date: formatDate(locale, complainedAt) })}</p>}
      <Disclosure summary={t(complainedAt ? "complainAgain" : "complain")}>
        <p>{t("complainText")}</p>
        <PageForm name={`complain.${id}`} saved={t("received")} failure={t("failed")}>
          <input type="hidden" name="id" value={id} />
          <TextArea name="text" label={t("yourWords")} rows={5} max={RESTRICTION_TEXT_MOST} />
          <SubmitButton>{t("send")}</SubmitButton>
        </PageForm>
      </Disclosure>
    </Panel>
  );
}
