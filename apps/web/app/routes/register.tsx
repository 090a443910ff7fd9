import type { LoaderFunctionArgs, MetaArgs } from "react-router";
import { ChoosePage } from "../features/accounts/choose-page.tsx";
import { type PageHandle, pageMeta } from "../platform/pages/page-meta.ts";
import { onlyGuests } from "../platform/session/guest.server.ts";

export const handle = { namespaces: ["accounts"], noTags: true } satisfies PageHandle;

export const meta = (args: MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t("accounts:choose.meta.title"),
    description: t("accounts:choose.meta.description"),
  }));

export const loader = (visit: LoaderFunctionArgs) => onlyGuests(visit);

export default function Register() {
  return <ChoosePage />;
}
