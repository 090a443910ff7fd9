import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { loadPublication } from "../features/coach-profiles/publication/publication.server.ts";
import { loadSettings } from "../features/notifications/settings/settings.server.ts";
import { loadMethods } from "../features/payment-methods/methods.server.ts";
import { loadGlance } from "../features/second-factors/security.server.ts";
import { AllSettings, type SettingFacts } from "../features/settings/all-settings.tsx";
import { memberMeta } from "../platform/pages/page-meta.ts";
import { requireMember } from "../platform/session/member.server.ts";

export const meta = (args: MetaArgs) => memberMeta(args, "settings:settings.title");

export async function loader(visit: LoaderFunctionArgs) {
  const { userType: role, locale, hasPassword } = await requireMember(visit);
  const isMember = role !== "operator";
  const [glance, notices, methods, publication] = await Promise.all([
    loadGlance(visit),
    isMember ? loadSettings(visit) : null,
    isMember ? loadMethods(visit) : null,
    role === "coach" ? loadPublication(visit) : null,
  ]);
  const facts: SettingFacts = {
    locale,
    hasPassword,
    hasSecondStep: glance?.on,
    devices: glance?.devices,
    cards: methods?.items.length,
    isPublic: publication?.isProfilePublic,
    hearsOfThings: notices?.receiveNotifications,
  };
  return { role, facts };
}

export default function Settings() {
  return <AllSettings {...useLoaderData<typeof loader>()} />;
}
