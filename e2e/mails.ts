import { type APIRequestContext, expect } from "@playwright/test";

type Listed = { id: string; to: string; subject: string };

const isAbout = (about: string, subject: string | RegExp | undefined) =>
  subject instanceof RegExp ? subject.test(about) : !subject || about === subject;

/** The newest mail to an address, from the mailbox page; waits for one with this subject if given. */
export async function mailTo(request: APIRequestContext, address: string, subject?: string | RegExp): Promise<string> {
  let mail: Listed | undefined;
  await expect(async () => {
    const { items } = (await (await request.get("/api/dev/mails")).json()) as { items: Listed[] };
    mail = items.find(({ to, subject: about }) => to === address && isAbout(about, subject));
    expect(mail).toBeDefined();
  }).toPass();
  return (await (await request.get(`/api/dev/mails/${mail?.id}`)).json()).text;
}

/** The link of a mail to this page. */
export const linkIn = (text: string, page: string): string =>
  new RegExp(`https?://\\S+/${page}/\\S+`).exec(text)?.[0] ?? "";
