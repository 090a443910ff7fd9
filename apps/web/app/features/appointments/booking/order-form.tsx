import { MOST_BOOKING_NOTE } from "@aufwind/rules/appointments/booking";
import { isZone } from "@aufwind/rules/time/zones";
import { useRef } from "react";
import { draftKey, useLocalDraft } from "../../../platform/forms/local-draft.ts";
import { BERLIN, useViewerZone } from "../../../platform/i18n/dates.ts";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { useMember } from "../../../platform/pages/site.ts";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { PageForm } from "../../../ui/form/page-form.tsx";
import { SubmitButton } from "../../../ui/form/submit-button.tsx";
import { TextArea } from "../../../ui/form/text-area.tsx";
import { BOOKING_FORM } from "./form-parsers.ts";
import { OrderFacts } from "./order-facts.tsx";
import type { OrderProps } from "./order-props.ts";

/** The consent if needed, the facts, and the button with nothing else on it. */
export function OrderForm(props: OrderProps) {
  const { t } = useTranslation("appointments-booking");
  const { facts, order, here } = props;
  const zone = useOwnZone();
  const { coach, choice } = facts;
  const sent = {
    coachId: coach.coachId,
    consultation: choice.type ?? "",
    scheduledAt: order.start,
    feeCents: String(order.feeCents),
    timeZone: zone,
    instant: order.isInstant ? "on" : "",
  };
  const box = useRef<HTMLDivElement>(null);
  const { draft, round } = useLocalDraft(box, draftKey(useMember()?.userId ?? "", `booking.${coach.coachId}`));
  return (
    <div ref={box}>
      <PageForm
        key={round}
        name={BOOKING_FORM}
        query={here.split("?")[1] ?? ""}
        failure={t("confirm.failed")}
        // The consent has to be given again for each time; the note to the coach stays.
        draft={draft && { note: draft.note ?? "" }}
      >
        {Object.entries(sent).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextArea
          name="note"
          label={t("confirm.note", { name: coach.name })}
          help={t("confirm.noteHelp", { name: coach.name })}
          max={MOST_BOOKING_NOTE}
          rows={3}
          optional
        />
        {order.asksEarlyStart && <Checkbox name="earlyStart" label={t("confirm.earlyStart", { name: coach.name })} />}
        <OrderFacts {...props} />
        <SubmitButton look="accent" wide>
          {t(order.feeCents > 0 ? "confirm.paid" : "confirm.free")}
        </SubmitButton>
      </PageForm>
    </div>
  );
}

/** The client's zone, for mails and calendars; Berlin if the browser does not report one that the API knows. */
function useOwnZone(): string {
  const zone = useViewerZone();
  return zone && isZone(zone) ? zone : BERLIN;
}
