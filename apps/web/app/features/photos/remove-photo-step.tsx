import type { PhotoRole } from "@aufwind/rules/files/photo-widths";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import styles from "./photos.module.css";

type RemovePhotoProps = { role: PhotoRole; isPrivate: boolean; disabled: boolean; remove: () => void };

/** Says what it means before it is done. */
export function RemovePhoto({ role, isPrivate, disabled, remove }: RemovePhotoProps) {
  const { t } = useTranslation("photos");
  return (
    <details className={styles.remove}>
      <summary>{t(`${role}.remove`)}</summary>
      <div>
        <p>{t(isPrivate ? "private.consequence" : `${role}.consequence`)}</p>
        <Button look="danger" small disabled={disabled} onClick={remove}>
          {t(`${role}.remove`)}
        </Button>
      </div>
    </details>
  );
}
