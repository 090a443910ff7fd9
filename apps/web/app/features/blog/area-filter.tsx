import { Link } from "react-router";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Chip, Chips } from "../../ui/chip.tsx";
import styles from "./area-filter.module.css";

type AreaFilterProps = { areas: { key: string; name: string }[]; chosen: string | undefined };

/** Links, so that a choice has an address and works without JavaScript. */
export function AreaFilter({ areas, chosen }: AreaFilterProps) {
  const { t } = useTranslation("blog");
  const choices = [{ key: "", name: t("all") }, ...areas];
  return (
    <nav className={styles.filter} aria-label={t("filter")}>
      <Chips>
        {choices.map(({ key, name }) => {
          const on = key === (chosen ?? "");
          return (
            <li key={key}>
              <Link to={{ search: key ? `?area=${key}` : "" }} aria-current={on || undefined} preventScrollReset>
                <Chip on={on}>{name}</Chip>
              </Link>
            </li>
          );
        })}
      </Chips>
    </nav>
  );
}
