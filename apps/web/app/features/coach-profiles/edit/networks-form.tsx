import type { OwnProfile } from "@aufwind/contract/coach-profiles";
import { NETWORKS } from "@aufwind/rules/coaches-links";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { TextField } from "../../../ui/form/text-fields.tsx";
import { networksBody } from "./form-parsers.ts";
import { ProfileForm } from "./profile-form.tsx";

const schema = () => import("@aufwind/contract/coaches").then((contract) => contract.SocialNetworks);

/** What the address of a profile looks like there. */
const EXAMPLES = {
  linkedin: "https://www.linkedin.com/in/…",
  xing: "https://www.xing.com/profile/…",
  instagram: "https://www.instagram.com/…",
  facebook: "https://www.facebook.com/…",
  youtube: "https://www.youtube.com/@…",
  tiktok: "https://www.tiktok.com/@…",
  website: "https://…",
} as const;

export function NetworksForm({ socialNetworks }: Pick<OwnProfile, "socialNetworks">) {
  const { t } = useTranslation("coach-profiles");
  return (
    <ProfileForm section="networks" id="networks" name="saveNetworks" schema={schema} bodyOf={networksBody}>
      {NETWORKS.map((network) => (
        <TextField
          key={network}
          name={network}
          label={t(`networks.names.${network}`)}
          type="url"
          autoComplete="off"
          placeholder={EXAMPLES[network]}
          optional
          defaultValue={socialNetworks[network] ?? ""}
        />
      ))}
    </ProfileForm>
  );
}
