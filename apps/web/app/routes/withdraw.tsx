import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { loadWithdrawing, withdrawAction } from "../features/withdrawals/withdraw.server.ts";
import { WithdrawalPage } from "../features/withdrawals/withdrawal-page.tsx";
import type { WithdrawalState } from "../features/withdrawals/withdrawal-state.ts";
import { useAnswer } from "../platform/forms/use-answer.ts";
import type { LoaderArgs } from "../platform/http/api.ts";
import { type PageHandle, publicMeta } from "../platform/pages/page-meta.ts";

export { keepWithdrawal as clientAction } from "../features/withdrawals/withdrawal-state.ts";

export const handle = { namespaces: ["withdrawals"] } satisfies PageHandle;

export const meta = (args: MetaArgs) =>
  publicMeta(args, { title: "withdrawals:meta.title", description: "withdrawals:meta.description" });

export const loader = (visit: LoaderFunctionArgs) => loadWithdrawing(visit);

export const action = (visit: LoaderArgs) => withdrawAction(visit);

export default function Withdraw() {
  return <WithdrawalPage state={useAnswer<WithdrawalState>()} {...useLoaderData<typeof loader>()} />;
}
