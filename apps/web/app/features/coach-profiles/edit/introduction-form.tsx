import type { OwnProfile } from "@aufwind/contract/coach-profiles";
import { introductionBody } from "./form-parsers.ts";
import { type Person, PersonFields } from "./person-fields.tsx";
import { ProfileText } from "./profile-text.tsx";
import { SectionForm } from "./section-form.tsx";

const schema = () => import("@aufwind/contract/coaches").then((contract) => contract.Introduction);

export function IntroductionForm({ tagLine, ...person }: Person & Pick<OwnProfile, "tagLine">) {
  return (
    <SectionForm
      section="introduction"
      id="introduction"
      name="saveIntroduction"
      schema={schema}
      bodyOf={introductionBody}
    >
      <ProfileText name="tagLine" text={tagLine} />
      <PersonFields {...person} />
    </SectionForm>
  );
}
