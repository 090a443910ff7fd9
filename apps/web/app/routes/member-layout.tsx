import fraunces from "@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url";
import inter from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";
import {
  isRouteErrorResponse,
  type LinkDescriptor,
  type LoaderFunctionArgs,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from "react-router";
import { askOnboarding } from "../features/onboarding/coach/onboarding.server.ts";
import { FailurePage } from "../features/shell/failure-page.tsx";
import { MemberFrame } from "../features/shell/member-frame.tsx";
import { WrongRole } from "../features/shell/wrong-role.tsx";
import type { PageHandle } from "../platform/pages/page-meta.ts";
import { requireMember } from "../platform/session/member.server.ts";
import { isWrongRole, ONBOARDING_FORM } from "../platform/session/member.ts";
import { AwayMark } from "../ui/moment.tsx";
import type { Route } from "./+types/member-layout.ts";

// Member pages: no third-party scripts, and no caching.
export const handle = { namespaces: ["settings"], noTags: true } satisfies PageHandle;
export { noStore as headers } from "../platform/pages/page-meta.ts";

/**
 * Members have the fonts cached: preloading them avoids a second layout. A visitor's first page renders without them.
 */
export const links = (): LinkDescriptor[] =>
  [inter, fraunces].map((href) => ({ rel: "preload", as: "font", type: "font/woff2", href, crossOrigin: "anonymous" }));

/** Each page has its guard too: pages load in parallel, and the browser may request one alone. */
export async function loader(visit: LoaderFunctionArgs) {
  const { userType } = await requireMember(visit);
  const onboarding = userType === "coach" ? await askOnboarding(visit) : null;
  return { userType, isSettingUp: onboarding?.finished === false };
}

/** The role never changes, and the onboarding only by its own forms; the page's guard checks the session. */
export const shouldRevalidate = ({ formData }: ShouldRevalidateFunctionArgs) =>
  formData?.get("form") === ONBOARDING_FORM;

export default function MemberLayout() {
  const { userType, isSettingUp } = useLoaderData<typeof loader>();
  return (
    <MemberFrame role={userType} isSettingUp={isSettingUp}>
      <AwayMark />
      <Outlet />
    </MemberFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && isWrongRole(error.data)) return <WrongRole {...error.data} />;
  return <FailurePage error={error} />;
}
