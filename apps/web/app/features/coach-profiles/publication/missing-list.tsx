import type { Need, Wish } from "@aufwind/rules/coach-profiles";
import { PageLink } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Icon } from "../../../ui/icon.tsx";
import patterns from "../../../ui/patterns.module.css";
import styles from "./missing-list.module.css";
import { type During, PLACES, SET_UP_PLACES } from "./publication.ts";

type MissingListProps = { codes: readonly (Need | Wish)[]; during: During };

/** What is missing, each as the action that adds it, with its link. */
export function MissingList({ codes, during }: MissingListProps) {
  const { t } = useTranslation("coach-profiles-publication");
  const places: Partial<typeof PLACES> = during === "setUp" ? SET_UP_PLACES : PLACES;
  return (
    <ul className={`${patterns.thinLinks} ${styles.list}`}>
      {codes.map((code) => {
        const { page, hash } = places[code] ?? PLACES[code];
        return (
          <li key={code}>
            <PageLink to={page} {...(hash && { hash })}>
              {t(`acts.${code}`)} <Icon name="chevronRight" />
            </PageLink>
          </li>
        );
      })}
    </ul>
  );
}
