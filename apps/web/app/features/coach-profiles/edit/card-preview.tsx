import type { OwnProfile } from "@aufwind/contract/coach-profiles";
import { areaName, CARD_AREAS } from "@aufwind/rules/areas";
import { type RefObject, useContext, useEffect, useRef, useState } from "react";
import { useMedia } from "../../../platform/browser/use-media.ts";
import type { FormValues } from "../../../platform/forms/form-action.ts";
import { inLanguage, useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { pathTo } from "../../../platform/pages/pages.ts";
import { CoachCard } from "../../../shared/coach-card/coach-card.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { FormContext } from "../../../ui/form/field.tsx";
import styles from "./card-preview.module.css";
import { profileStepBody } from "./form-parsers.ts";
import type { NamedLanguage } from "./profile-fields.tsx";

type CardFields = Pick<OwnProfile, "tagLine" | "areasOfIntervention" | "spokenLanguages">;

export type CardPreviewProps = Pick<OwnProfile, "name" | "profilePicture"> & {
  /** As stored; what the form around it has comes first. */
  fields: CardFields;
  /** The lowest price; null before there is one. */
  from: { price: string; minutes: number } | null;
  options: readonly NamedLanguage[];
};

/** From here on there is room beside the form; where there is not, one opens it above. */
const BESIDE = "(min-width: 75em)";

/** The coach's card as the search will show it, from what is in the form around it; without JavaScript as stored. */
export function CardPreview({ name, profilePicture, fields, from, options }: CardPreviewProps) {
  const { t } = useTranslation("coach-profiles");
  const { t: tCard } = useTranslation("coach-card");
  const locale = useLocale();
  const mark = useRef<HTMLElement>(null);
  const isBeside = useMedia(BESIDE);
  const { tagLine, areasOfIntervention, spokenLanguages } = useTyped(mark, fields);
  const topics = areasOfIntervention.slice(0, CARD_AREAS).map((area) => areaName(area, locale));
  const languages = options.filter(({ code }) => spokenLanguages.includes(code)).map((language) => language.name);
  const card = {
    ...{
      coachId: "",
      name,
      profilePicture,
      rating: null,
      isVerified: false,
      hasPackages: false,
      freeTimes: [],
      takesPaidBookings: true,
    },
    ...(from ?? { price: null, minutes: 0 }),
    path: pathTo("coachPreview", locale),
    tagLine: inLanguage(tagLine, locale) ?? { text: t("preview.tagLine") },
    topics: topics.length > 0 ? topics : [t("preview.topics")],
    languages: languages.join(", ") || t("preview.languages"),
  };
  return (
    <aside ref={mark} className={styles.preview} aria-labelledby="preview">
      <Disclosure summary={<h2 id="preview">{t("preview.title")}</h2>} open={isBeside}>
        <ul>
          <CoachCard card={card} look="grid" heading="h3" t={tCard} isSeenAtOnce />
        </ul>
        <p className={styles.live}>{t("preview.live")}</p>
      </Disclosure>
    </aside>
  );
}

/** Buttons change forms too: they add or remove areas. */
const TOUCHES = ["input", "change", "click"] as const;

/** The fields of the form around `mark` as they are now. */
function useTyped(mark: RefObject<HTMLElement | null>, stored: CardFields): CardFields {
  const { values } = useContext(FormContext);
  const [typed, setTyped] = useState(() => draftedIn(values));
  useEffect(() => {
    const form = mark.current?.closest("form");
    if (!form) return;
    const gone = new AbortController();
    // A button's effect is seen after the next drawing.
    const read = () =>
      requestAnimationFrame(() => !gone.signal.aborted && setTyped(profileStepBody(new FormData(form))));
    for (const touch of TOUCHES) form.addEventListener(touch, read, { signal: gone.signal });
    return () => gone.abort();
  }, [mark]);
  return typed ?? stored;
}

/** What an earlier visit has left in the form; undefined if there is none. */
function draftedIn(values: FormValues): CardFields | undefined {
  const drafted = Object.entries(values);
  if (drafted.length === 0) return undefined;
  const form = new FormData();
  for (const [name, value] of drafted) form.append(name, value);
  return profileStepBody(form);
}
