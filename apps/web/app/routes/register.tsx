import type { LoaderFunctionArgs, MetaArgs } from "react-router";
import { ChoosePage } from "../features/accounts/choose-page.tsx";
import { type PageHandle, publicMeta } from "../platform/pages/page-meta.ts";
import { onlyGuests } from "../platform/session/guest.server.ts";

export const handle = { namespaces: ["accounts"], noTags: true } satisfies PageHandle;

export const meta = (args: MetaArgs) =>
  publicMeta(args, { title: "accounts:choose.meta.title", description: "accounts:choose.meta.description" });

export const loader = (visit: LoaderFunctionArgs) => onlyGuests(visit);

export default function Register() {
  return <ChoosePage />;
}
