import { useNavigation } from "react-router";
import styles from "./navigation-progress.module.css";

/** A thin line while the next page is on its way. */
export function NavigationProgress() {
  const busy = useNavigation().state !== "idle";
  return busy ? <div className={styles.progress} aria-hidden="true" /> : null;
}
