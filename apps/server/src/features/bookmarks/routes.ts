import * as contract from "@aufwind/contract/bookmarks";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import { addBookmark, listBookmarks, removeBookmark } from "./commands.ts";

export function bookmarkRoutes(api: Api, platform: Platform): void {
  api.openapi(contract.addBookmark, async (c) => {
    await addBookmark(platform, { clientId: memberOf(c).userId, coachId: c.req.valid("param").coachId });
    return c.json({ bookmarked: true }, 200);
  });

  api.openapi(contract.removeBookmark, async (c) => {
    await removeBookmark(platform, { clientId: memberOf(c).userId, coachId: c.req.valid("param").coachId });
    return c.json({ bookmarked: false }, 200);
  });

  api.openapi(contract.listBookmarks, async (c) => {
    const asked = { clientId: memberOf(c).userId, ...c.req.valid("param"), ...c.req.valid("query") };
    return c.json(await listBookmarks(platform.database, asked), 200);
  });
}
