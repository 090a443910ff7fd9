import type { OwnProfile } from "@aufwind/contract/coach-profiles";
import { TEXT_LIMITS } from "@aufwind/rules/coaches";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { BilingualField } from "../../../ui/form/bilingual-field.tsx";

type TextName = "tagLine" | "salesPitch" | "aboutMe" | "description" | "certifications";

/** The usual number of lines; a tagline has one. */
const ROWS = { salesPitch: 7, aboutMe: 11, description: 9, certifications: 7 } as const;
const NEEDED: readonly TextName[] = ["salesPitch", "aboutMe"];

/** One of the profile's texts, in both languages, with a character count. */
export function ProfileText({ name, text }: { name: TextName; text: OwnProfile[TextName] }) {
  const { t } = useTranslation("coach-profiles");
  return (
    <BilingualField
      name={name}
      label={t(`texts.${name}.label`)}
      help={t(`texts.${name}.help`)}
      optional={!NEEDED.includes(name)}
      max={TEXT_LIMITS[name]}
      {...(name !== "tagLine" && { rows: ROWS[name] })}
      defaultValue={text}
    />
  );
}
