import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { BookStart } from "../features/appointments/overview/book-start.tsx";
import { loadKnownCoaches } from "../features/appointments/overview/overview.server.ts";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { requireRole } from "../platform/session/member.server.ts";
import { PageHead } from "../ui/section.tsx";

export const handle = { namespaces: ["appointments"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "appointments:book.title");

export async function loader(visit: LoaderFunctionArgs) {
  await requireRole(visit, "client");
  return loadKnownCoaches(visit);
}

export default function ClientBook() {
  const { t } = useTranslation("appointments");
  return (
    <>
      <PageHead title={t("book.title")} lead={t("book.lead")} />
      <BookStart {...useLoaderData<typeof loader>()} />
    </>
  );
}
