import type { OwnProfile } from "@aufwind/contract/coach-profiles";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { bioBody } from "./form-parsers.ts";
import { ProfileText } from "./profile-text.tsx";
import { SectionForm } from "./section-form.tsx";

const schema = () => import("@aufwind/contract/coaches").then((contract) => contract.Bio);

type Bio = Pick<OwnProfile, "aboutMe" | "description" | "certifications" | "enableBIO" | "aboutVideoUrl">;

export function BioForm({ aboutMe, description, certifications, enableBIO, aboutVideoUrl }: Bio) {
  const { t } = useTranslation("coach-profiles");
  return (
    <SectionForm section="bio" id="bio" name="saveBio" schema={schema} bodyOf={bioBody}>
      <ProfileText name="aboutMe" text={aboutMe} />
      <ProfileText name="description" text={description} />
      <div id="certifications">
        <ProfileText name="certifications" text={certifications} />
      </div>
      <div id="video">
        <TextField
          name="aboutVideoUrl"
          label={t("bio.video")}
          help={t("bio.videoHelp")}
          type="url"
          inputMode="url"
          placeholder="https://vimeo.com/76979871"
          optional
          defaultValue={aboutVideoUrl ?? ""}
        />
      </div>
      <Checkbox
        name="enableBIO"
        label={t("bio.enable")}
        help={t("bio.enableHelp")}
        optional
        defaultChecked={enableBIO}
      />
    </SectionForm>
  );
}
