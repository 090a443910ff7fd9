import { Icon, type IconName } from "../icon.tsx";
import styles from "./note.module.css";

type NoteProps = { icon?: IconName; children: React.ReactNode };

/** Something worth knowing before going on; calm, since nothing was done wrong. */
export function Note({ icon = "info", children }: NoteProps) {
  return (
    <div className={styles.note}>
      <Icon name={icon} />
      <div>{children}</div>
    </div>
  );
}
