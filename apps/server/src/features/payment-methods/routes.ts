import { saveTestCard } from "@aufwind/contract/payment-methods";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import { newToken } from "../../platform/session/token.ts";
import { hasPaymentMethod, insertPaymentMethod } from "./store.ts";

/** A card for trying things out. Never in production: there this route does not exist. */
export function testCardRoutes(api: Api, { database, clock }: Platform): void {
  api.openapi(saveTestCard, async (c) => {
    const { userId } = memberOf(c);
    const now = clock.now();
    const expires_on = `${now.getUTCFullYear() + 3}-12-31`;
    const card = { provider_id: `test_${newToken()}`, brand: "visa", last_four: "4242", expires_on, is_default: true };
    if (!(await hasPaymentMethod(database, userId)))
      await insertPaymentMethod(database, { ...card, user_id: userId, created_at: now });
    return c.json({ status: "saved" as const }, 201);
  });
}
