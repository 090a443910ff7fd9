import type { AppointmentItem } from "@aufwind/contract/appointments";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Icon } from "../../ui/icon.tsx";
import { BriefRow } from "./brief-row.tsx";
import styles from "./overview.module.css";
import { UsefulLink } from "./useful-link.tsx";

/** What has to be paid now, before everything else; nothing where nothing is due. */
export function UnpaidPanel({ items }: { items: readonly AppointmentItem[] }) {
  const { t } = useTranslation("appointments");
  if (items.length === 0) return null;
  return (
    <section className={styles.unpaid} aria-labelledby="unpaid">
      <h2 id="unpaid">
        <Icon name="alert" /> {t("home.unpaid", { count: items.length })}
      </h2>
      <p>{t("home.unpaidText")}</p>
      <ul className={styles.rows}>
        {items.map((item) => (
          <BriefRow key={item.id} item={item} side="client" acts={<UsefulLink item={item} side="client" />} />
        ))}
      </ul>
    </section>
  );
}
