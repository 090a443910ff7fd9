import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import styles from "./home-screen-picture.module.css";

const STEPS = ["share", "add", "open"] as const;

/** The way to the home screen in three drawings; only where notifications need it: on iPhone and iPad, in the browser. */
export function HomeScreenPicture() {
  const { t } = useTranslation("notifications-settings");
  return (
    <ol className={styles.steps}>
      {STEPS.map((step) => (
        <li key={step}>
          <Drawing of={step} />
          <span>{t(`push.homeScreen.${step}`)}</span>
        </li>
      ))}
    </ol>
  );
}

function Drawing({ of }: { of: (typeof STEPS)[number] }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 120 150" aria-hidden="true">
      <rect className={styles.phone} x="12" y="4" width="96" height="166" rx="16" />
      <path className={styles.faint} d="M50 12h20" />
      {of === "share" && <Share />}
      {of === "add" && <Add />}
      {of === "open" && <Open />}
    </svg>
  );
}

/** The browser's bar, with the sign for sharing in the middle. */
const Share = () => (
  <>
    <path className={styles.faint} d="M26 34h46M26 46h66M26 58h58M26 74h66M26 86h40" />
    <rect className={styles.bar} x="13" y="108" width="94" height="46" />
    <path className={styles.faint} d="m30 124-6 6 6 6m8-12 6 6-6 6m46-14h11v14H84z" />
    <circle className={styles.here} cx="64" cy="130" r="15" />
    <path className={styles.sign} d="M64 134v-14m-5 5 5-5 5 5m-9 3h-4v10h16v-10h-4" />
  </>
);

/** The sheet, with the row that adds to the home screen. */
const Add = () => (
  <>
    <path className={styles.faint} d="M26 34h46M26 46h66" />
    <rect className={styles.bar} x="13" y="60" width="94" height="94" rx="10" />
    <path className={styles.faint} d="M26 78h48M26 134h40" />
    <rect className={styles.here} x="19" y="92" width="82" height="28" rx="8" />
    <path className={styles.sign} d="M27 106h36m14-8h16v16H77zm8 4v8m-4-4h8" />
  </>
);

/** The home screen, with our sign among the others. */
const Open = () => (
  <>
    <path
      className={styles.faint}
      d="M24 32h18v18H24zm27 0h18v18H51zm27 0h18v18H78zM24 64h18v18H24zm54 0h18v18H78zM24 96h18v18H24zm27 0h18v18H51z"
    />
    <rect className={styles.here} x="47" y="60" width="26" height="26" rx="7" />
    <path className={styles.sign} d="M52 79c9 1 8-11 16-12m-16 8c6 0 7-4 9-7" />
  </>
);
