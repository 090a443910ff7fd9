import { useEffect, useState } from "react";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./scroll-to-top.module.css";

const AFTER_PX = 500;

export function ScrollToTop() {
  const { t } = useTranslation("shell");
  const [far, setFar] = useState(false);
  useEffect(() => {
    const look = () => setFar(window.scrollY > AFTER_PX);
    look();
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, []);
  if (!far) return null;
  function goUp() {
    window.scrollTo({ top: 0 });
    document.getElementById("main")?.focus({ preventScroll: true });
  }
  return (
    <button type="button" className={styles.top} onClick={goUp} aria-label={t("toTop")} title={t("toTop")}>
      <Icon name="arrowUp" />
    </button>
  );
}
