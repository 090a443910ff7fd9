import type { Consultation } from "@aufwind/rules/consultations";
import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import patterns from "../../ui/patterns.module.css";
import styles from "./waiting-list.module.css";

/** In the booking panel, for whom no time suits. */
export function JoinLink({ slug, type }: { slug: string; type: Consultation }) {
  const { t } = useTranslation("waiting-list-link");
  return (
    <p className={styles.join}>
      {t("panel")}{" "}
      <PageLink className={patterns.link} to="clientWaitingListNew" query={`coach=${slug}&type=${type}`} rel="nofollow">
        {t("join")}
      </PageLink>
    </p>
  );
}
