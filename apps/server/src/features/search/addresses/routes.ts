import { listAddresses } from "@aufwind/contract/search";
import type { Api } from "../../../platform/http/api-env.ts";
import type { Platform } from "../../../platform/platform.ts";
import * as store from "./store.ts";

const SIZE = 10_000;

export function addressRoutes(api: Api, { database }: Platform): void {
  api.openapi(listAddresses, async (c) => {
    const { page } = c.req.valid("param");
    const [rows, total] = await Promise.all([
      store.listAddresses(database, { page, size: SIZE }),
      store.countAddresses(database),
    ]);
    const items = rows.map(({ slug, changed_at }) => ({ slug, changedAt: changed_at.toISOString() }));
    return c.json({ items, totalPages: Math.ceil(total / SIZE) }, 200);
  });
}
