import { Icon, type IconName } from "../icon.tsx";
import styles from "./note.module.css";

type NoteProps = { icon?: IconName; children: React.ReactNode };

/** A neutral notice before going on; no error. */
export function Note({ icon = "info", children }: NoteProps) {
  return (
    <div className={styles.note}>
      <Icon name={icon} />
      <div>{children}</div>
    </div>
  );
}
