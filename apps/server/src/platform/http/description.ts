import { createHash } from "node:crypto";
import { readDescription, readDocumentation } from "@aufwind/contract/description";
import type { Platform } from "../platform.ts";
import type { Api } from "./api-env.ts";
import { DOCUMENTATION_STYLE, documentationPage } from "./documentation-page.ts";

/** `/api/openapi.json` and `/api/docs`: made from the registered routes at the first question, then kept. */
export function describeApi(api: Api, { config }: Platform): void {
  let description: ReturnType<typeof build> | undefined;
  const build = () =>
    api.getOpenAPI31Document({
      openapi: "3.1.0",
      info: { title: `${config.brand} API`, version: "1" },
      servers: [{ url: config.http.publicUrl }],
    });
  const current = () => {
    description ??= build();
    return description;
  };
  const styleHash = createHash("sha256").update(DOCUMENTATION_STYLE).digest("base64");

  api.openapi(readDescription, (c) => c.json(JSON.parse(JSON.stringify(current())), 200));
  api.openapi(readDocumentation, (c) => {
    c.header("content-security-policy", `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'`);
    return c.html(documentationPage(current()));
  });
}
