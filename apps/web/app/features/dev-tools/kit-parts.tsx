import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { Chip, Chips } from "../../ui/chip.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ICON_NAMES, Icon } from "../../ui/icon.tsx";
import { Failure, Skeleton } from "../../ui/placeholders.tsx";
import { Prose } from "../../ui/prose.tsx";
import styles from "./kit.module.css";

export function KitParts() {
  const { t } = useTranslation("dev-tools");
  return (
    <div className={styles.stack}>
      <div className={styles.row}>
        <Button>{t("kit.primary")}</Button>
        <Button look="accent">{t("kit.accent")}</Button>
        <Button look="ghost">{t("kit.ghost")}</Button>
        <Button look="quiet">{t("kit.quiet")}</Button>
        <Button small disabled>
          {t("kit.disabled")}
        </Button>
      </div>
      <Chips>
        <li>
          <Chip>{t("kit.chip")}</Chip>
        </li>
        <li>
          <Chip on>{t("kit.chipOn")}</Chip>
        </li>
      </Chips>
      <div className={styles.icons}>
        {ICON_NAMES.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </div>
      <Disclosure summary={t("kit.question")}>{t("kit.answer")}</Disclosure>
      <Prose>
        <p>
          {t("kit.prose")} <a href="#main">{t("kit.link")}</a>
        </p>
        <ul>
          <li>{t("kit.chip")}</li>
          <li>{t("kit.chipOn")}</li>
        </ul>
      </Prose>
      <EmptyState title={t("kit.empty")} action={<Button look="ghost">{t("kit.next")}</Button>}>
        {t("kit.emptyText")}
      </EmptyState>
      <Failure />
      <Skeleton />
    </div>
  );
}
