import { type MetaArgs, useLoaderData } from "react-router";
import { loadPay } from "../features/payments/pay.server.ts";
import { PayPage } from "../features/payments/pay-page.tsx";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { loaderFor } from "../platform/session/member.server.ts";

export const handle = { namespaces: ["payments", "card-form"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "payments:title");

export const loader = loaderFor("client", (visit) => loadPay(visit, visit.params.id ?? ""));

export default function ClientPay() {
  const { due } = useLoaderData<typeof loader>();
  return <PayPage due={due} />;
}
