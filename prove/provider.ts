import { SANDBOX_KEYS } from "@aufwind/card-sandbox/sandbox";

type Charge = { metadata: { appointment?: string }; amount: number };

/** The card sandbox in a process of its own, steered over HTTP. */
export function connectCardSandbox(url: string) {
  const headers = { authorization: `Bearer ${SANDBOX_KEYS.secretKey}` };
  const ask = async <T>(path: string, body?: string | URLSearchParams): Promise<T> => {
    const response = await fetch(`${url}/${path}`, { method: body ? "POST" : "GET", headers, ...(body && { body }) });
    if (!response.ok) throw new Error(`the card sandbox answered ${response.status} to ${path}`);
    return (await response.json()) as T;
  };
  const id = async (asking: Promise<{ id: string }>) => (await asking).id;
  return {
    /** The provider's own book. */
    books: () => ask<{ charges: Charge[] }>("sandbox/books"),
    newCustomer: (user: string) => id(ask("v1/customers", new URLSearchParams({ "metadata[user]": user }))),
    /** A card that this customer has saved. */
    newCard: (number: string, customer: string) => id(ask("sandbox/cards", JSON.stringify({ number, customer }))),
  };
}
