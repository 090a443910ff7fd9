import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { loadProfile, saveProfile } from "../features/clients/clients.server.ts";
import { ProfileForm } from "../features/clients/profile-form.tsx";
import { Preview } from "../features/clients/profile-preview.tsx";
import { PhotoPanel } from "../features/storage/photos/photo-panel.tsx";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { PageHeader } from "../ui/page-header.tsx";
import { Panels } from "../ui/panel.tsx";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["clients-profile", "storage-photos"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "clients-profile:title");

export async function loader(visit: LoaderFunctionArgs) {
  return { profile: await loadProfile(visit) };
}

export const action = (visit: ActionFunctionArgs) => saveProfile(visit);

export default function ClientProfilePage() {
  const { t } = useTranslation("clients-profile");
  const { profile } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} />
      <Panels>
        <PhotoPanel
          role="profile"
          picture={profile.profilePicture}
          name={`${profile.firstName} ${profile.lastName}`}
          isPrivate
        />
        <ProfileForm {...profile} />
        <Preview {...profile} />
      </Panels>
    </>
  );
}
