import { listMails, listTemplates, readMail, readTemplate } from "@aufwind/contract/dev-tools";
import { Mailbox } from "../features/dev-tools/mailbox.tsx";
import { requireDevTools } from "../features/dev-tools/require-dev-tools.server.ts";
import { api, asErrorPage } from "../platform/http/api.ts";
import { type PageHandle, unlistedMeta } from "../platform/pages/page-meta.ts";
import type { Route } from "./+types/dev-mailbox.ts";

// A new mail has to appear at once: not cached.
export { noStore as headers } from "../platform/pages/page-meta.ts";

export const handle = { namespaces: ["dev-tools"], noTags: true } satisfies PageHandle;

export const meta: Route.MetaFunction = (args) =>
  unlistedMeta(args, { title: "dev-tools:mailbox.title", description: "dev-tools:mailbox.lead" });

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireDevTools({ request, context });
  const call = api(request, context);
  const query = new URL(request.url).searchParams;
  const id = query.get("mail");
  const [list, read] = query.get("shelf") === "templates" ? [listTemplates, readTemplate] : [listMails, readMail];
  const [{ items }, mail] = await Promise.all([call(list, {}), id ? call(read, { params: { id } }) : undefined]).catch(
    asErrorPage,
  );
  return { mails: items, mail };
}

export default function DevMailbox({ loaderData }: Route.ComponentProps) {
  return <Mailbox {...loaderData} />;
}
