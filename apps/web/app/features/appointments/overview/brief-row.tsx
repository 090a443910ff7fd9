import type { AppointmentItem } from "@aufwind/contract/appointments";
import type { Side } from "@aufwind/rules/appointments/status";
import type { MomentShape } from "../../../platform/i18n/dates.ts";
import { PageLink } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { PAGES_OF } from "../actions.ts";
import { Face, ItemTime, StatusBadge, useOtherName } from "../appointment-summary.tsx";
import styles from "./overview.module.css";

type BriefRowProps = {
  item: AppointmentItem;
  side: Side;
  shape?: MomentShape;
  /** If the status is obvious. */
  plain?: boolean;
  /** An additional line. */
  note?: React.ReactNode;
  /** Its action. */
  acts?: React.ReactNode;
};

/** One appointment on the first page. */
export function BriefRow({ item, side, shape = "moment", plain = false, note, acts }: BriefRowProps) {
  const { t } = useTranslation("appointments");
  const { id, consultation, durationMinutes } = item;
  return (
    <li className={styles.row}>
      <Face people={item} side={side} />
      <div className={styles.text}>
        <PageLink className={styles.when} to={PAGES_OF[side].one} params={{ id }}>
          <ItemTime item={item} shape={shape} />
        </PageLink>
        <p>
          {useOtherName(item, side)} · {t(`kinds.${consultation}`)}, {t("minutes", { count: durationMinutes })}
        </p>
        {note && <p className={styles.note}>{note}</p>}
        {!plain && <StatusBadge item={item} side={side} alwaysPayment={item.feeCents > 0} />}
      </div>
      {acts && <div className={styles.acts}>{acts}</div>}
    </li>
  );
}
