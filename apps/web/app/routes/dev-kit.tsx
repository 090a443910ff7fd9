import { Kit } from "../features/dev-tools/kit.tsx";
import { requireDevTools } from "../features/dev-tools/require-dev-tools.server.ts";
import { type PageHandle, unlistedMeta } from "../platform/pages/page-meta.ts";
import type { Route } from "./+types/dev-kit.ts";

export const handle = { namespaces: ["dev-tools"], noTags: true } satisfies PageHandle;

export const meta: Route.MetaFunction = (args) =>
  unlistedMeta(args, { title: "dev-tools:kit.title", description: "dev-tools:kit.lead" });

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireDevTools({ request, context });
  return null;
}

/** Every submission fails here, to show how a form fails. */
export async function action() {
  const errors = [{ field: "email", code: "email", message: "name@example.org" }];
  const problem = { type: "about:blank", title: "422", status: 422, code: "invalidFields", detail: "", errors };
  return { ok: false, form: "kit", problem, values: {} };
}

export default function DevKit() {
  return <Kit />;
}
