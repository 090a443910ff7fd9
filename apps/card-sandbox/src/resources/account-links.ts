import { add, need, newId } from "../books/objects.ts";
import { type Desk, type Route, route } from "../desk.ts";
import type { Params } from "../params.ts";
import { invalid } from "../refusal.ts";

const CREATE_PARAMS = {
  account: "text!",
  collection_options: { fields: "text", future_requirements: "text" },
  refresh_url: "text!",
  return_url: "text!",
  type: "text!",
} as const;
const VALID_SECONDS = 5 * 60;

function create(desk: Desk, params: Params<typeof CREATE_PARAMS>) {
  const { account, type, refresh_url: refreshUrl, return_url: returnUrl } = params;
  need(desk, "account", account, "account");
  if (type !== "account_onboarding" && type !== "account_update")
    throw invalid(`Invalid type: ${type}`, { param: "type" });
  for (const [param, url] of Object.entries({ refresh_url: refreshUrl, return_url: returnUrl }))
    if (!/^https?:\/\//.test(url)) throw invalid("Not a valid URL", { code: "url_invalid", param });
  const id = newId("account_link");
  const link = {
    object: "account_link" as const,
    created: desk.now(),
    expires_at: desk.now() + VALID_SECONDS,
    url: `${desk.origin}/sandbox/connect/${id}`,
  };
  add(desk, "account_link", { id, ...link }, { account, returnUrl, refreshUrl, isUsed: false });
  return link;
}

export const accountLinks: Route[] = [
  route("POST /v1/account_links", { params: CREATE_PARAMS, answer: (desk, { params }) => create(desk, params) }),
];
