import {
  isRouteErrorResponse,
  type LinkDescriptor,
  type LoaderFunctionArgs,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from "react-router";
import { loadPublication } from "../features/coach-profiles/publication/publication.server.ts";
import { Tools } from "../features/notifications/bell/tools.tsx";
import { Offline } from "../features/offline/offline.tsx";
import { askOnboarding } from "../features/onboarding/coach/onboarding.server.ts";
import { PaletteButton } from "../features/palette/palette.tsx";
import { AppShell } from "../features/shell/app/app-shell.tsx";
import { RestrictionBar } from "../features/shell/app/restriction-bar.tsx";
import { FailurePage } from "../features/shell/failure-page.tsx";
import { PublicShell } from "../features/shell/public-shell.tsx";
import { WrongRole } from "../features/shell/wrong-role.tsx";
import { isSidebarFolded } from "../platform/http/cookies.ts";
import type { PageHandle } from "../platform/pages/page-meta.ts";
import { isTeamAddress } from "../platform/pages/pages.ts";
import { useMember } from "../platform/pages/site.ts";
import { requireMember } from "../platform/session/member.server.ts";
import { isWrongRole, ONBOARDING_FORM } from "../platform/session/member.ts";
import { loadTeamMenu } from "../platform/session/operator.server.ts";
import fraunces from "../ui/fonts/fraunces-latin.woff2?url";
import inter from "../ui/fonts/inter-latin.woff2?url";
import { OtherZoneScript } from "../ui/moment.tsx";
import type { Route } from "./+types/member-layout.ts";

// Member pages: no third-party scripts, and no caching.
export const handle = { namespaces: ["settings", "shell-app"], noTags: true } satisfies PageHandle;
export { noStore as headers } from "../platform/pages/page-meta.ts";

/**
 * Members have the fonts cached: preloading them avoids a second layout. A visitor's first page renders without them.
 */
export const links = (): LinkDescriptor[] =>
  [inter, fraunces].map((href) => ({ rel: "preload", as: "font", type: "font/woff2", href, crossOrigin: "anonymous" }));

/** Each page has its guard too: pages load in parallel, and the browser may request one alone. */
export async function loader(visit: LoaderFunctionArgs) {
  const { userType, status } = await requireMember(visit);
  const isFolded = isSidebarFolded(visit.request.headers.get("cookie"));
  const area = { role: userType, isFolded, isSettingUp: false, publicSlug: null, team: null, status };
  if (userType === "operator") return { ...area, team: await loadTeamMenu(visit) };
  if (userType !== "coach") return area;
  const [onboarding, publication] = await Promise.all([askOnboarding(visit), loadPublication(visit)]);
  const isHidden = status === "suspended" || status === "closed";
  const publicSlug = publication?.isProfilePublic && !isHidden ? publication.slug : null;
  return { ...area, isSettingUp: onboarding?.finished === false, publicSlug };
}

/**
 * The role never changes, and the onboarding only by its own forms; the page's guard checks the session. What waits for
 * the team is counted with every page of theirs.
 */
export const shouldRevalidate = ({ formData, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formData?.get("form") === ONBOARDING_FORM || (defaultShouldRevalidate && isTeamAddress(nextUrl.pathname));

const tools = (
  <>
    <PaletteButton />
    <Tools />
  </>
);

export default function MemberLayout() {
  const { status, ...area } = useLoaderData<typeof loader>();
  return (
    <AppShell {...area} tools={tools}>
      <RestrictionBar status={status} />
      <OtherZoneScript />
      <Outlet />
      <Offline />
    </AppShell>
  );
}

/** A page that fails keeps the menu around it, unless nobody knows who is signed in. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const role = useMember()?.userType;
  if (!role)
    return (
      <PublicShell>
        <FailurePage error={error} />
      </PublicShell>
    );
  const area = loaderData ?? { role, isFolded: false, isSettingUp: false, publicSlug: null, team: null };
  return (
    <AppShell {...area}>
      {isRouteErrorResponse(error) && isWrongRole(error.data) ? (
        <WrongRole {...error.data} />
      ) : (
        <FailurePage error={error} />
      )}
    </AppShell>
  );
}
