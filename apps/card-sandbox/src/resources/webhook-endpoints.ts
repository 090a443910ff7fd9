import { randomBytes } from "node:crypto";
import { invalid } from "../errors.ts";
import type { Params } from "../params.ts";
import { type RequestContext, type Route, route } from "../route.ts";
import { list, PAGE } from "../store/lists.ts";
import { add, type Kinds, need, newId } from "../store/objects.ts";
import { mergedMetadata } from "./fields.ts";

const CREATE_PARAMS = {
  api_version: "text",
  connect: "boolean",
  description: "text",
  enabled_events: "texts!",
  metadata: "metadata",
  url: "text!",
} as const;

function create(context: RequestContext, params: Params<typeof CREATE_PARAMS>) {
  if (!/^https?:\/\//.test(params.url))
    throw invalid("Invalid URL: it must be http or https.", { code: "url_invalid", param: "url" });
  const secret = `whsec_${randomBytes(16).toString("hex")}`;
  const body: Kinds["webhook_endpoint"] = {
    id: newId("webhook_endpoint"),
    object: "webhook_endpoint",
    api_version: params.api_version ?? null,
    application: null,
    created: context.now(),
    description: params.description || null,
    enabled_events: params.enabled_events,
    livemode: false,
    metadata: mergedMetadata({}, params.metadata),
    status: "enabled",
    url: params.url,
  };
  add(context, "webhook_endpoint", body, { secret });
  // The secret is shown once, when the endpoint is created.
  return { ...body, secret };
}

function remove(context: RequestContext, id: string) {
  need(context, "webhook_endpoint", id);
  context.sql.run("delete from objects where id = ?", id);
  context.sql.run("delete from deliveries where endpoint = ?", id);
  return { id, object: "webhook_endpoint", deleted: true };
}

export const webhookEndpoints: Route[] = [
  route("POST /v1/webhook_endpoints", {
    params: CREATE_PARAMS,
    answer: (context, { params }) => create(context, params),
  }),
  route("GET /v1/webhook_endpoints", {
    params: PAGE,
    answer: (context, { params }) => list(context, "webhook_endpoint", { url: "/v1/webhook_endpoints", page: params }),
  }),
  route("GET /v1/webhook_endpoints/:id", { answer: (context, { id }) => need(context, "webhook_endpoint", id) }),
  route("DELETE /v1/webhook_endpoints/:id", { answer: (context, { id }) => remove(context, id) }),
];
