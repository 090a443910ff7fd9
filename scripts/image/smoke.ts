import { strict as assert } from "node:assert";
import type { openMailbox } from "./mailbox.ts";

const PASSWORD = "Sommer-2026-am-See";
const EMAIL = "erika@example.org";
const PERSON = {
  firstName: "Erika",
  lastName: "Muster",
  email: EMAIL,
  password: PASSWORD,
  passwordConfirmation: PASSWORD,
  isAdult: true,
  acceptTerms: true,
};

type Try = { url: string; mailbox: Awaited<ReturnType<typeof openMailbox>> };

/** What has to work wherever the product runs: pages, files, search, an account, live events. */
export async function runSmokeTest({ url, mailbox }: Try): Promise<void> {
  const cookies = new Map<string, string>();
  const ask = async (path: string, method = "GET", body?: unknown) => {
    const headers = { cookie: [...cookies].map((pair) => pair.join("=")).join("; "), origin: url };
    const answer = await fetch(url + path, {
      method,
      redirect: "manual",
      headers: { ...headers, ...(body !== undefined && { "content-type": "application/json" }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    return answer;
  };
  const page = async (path: string, words: RegExp) => {
    const answer = await ask(path);
    const html = await answer.text();
    assert.equal(answer.status, 200, `${path}: ${html.slice(0, 300)}`);
    assert.match(html, words, path);
    return { html, headers: answer.headers };
  };
  const api = async (method: string, path: string, status: number, body?: unknown) => {
    const answer = await ask(path, method, body);
    const text = await answer.text();
    assert.equal(answer.status, status, `${method} ${path}: ${text}`);
    return JSON.parse(text);
  };

  const { html, headers } = await page("/de", /<html[^>]* lang="de".*<h1/s);
  await page("/en", /<html[^>]* lang="en".*<h1/s);
  assert.match(headers.get("strict-transport-security") ?? "", /max-age/);
  assert.match(headers.get("content-security-policy") ?? "", /nonce-/);
  const files = [...new Set(html.match(/\/assets\/[\w./-]+/g))];
  assert.ok(files.length > 5, "the page names hardly any file");
  for (const file of files) {
    const answer = await ask(file);
    assert.equal(answer.status, 200, file);
    assert.match(answer.headers.get("cache-control") ?? "", /immutable/, file);
  }
  await page("/en/coaches?q=burnout", /<h1/);
  await api("GET", "/api/visitors/search/suggestions?keyword=burn", 200);

  await api("PUT", "/api/visitors/client", 201, PERSON);
  // Only a worker sends mails: this one shows that it takes its jobs.
  const token = await mailbox.find(EMAIL, new RegExp(`${url}/(?:en|de)/[\\w-]+/([\\w-]{43})`));
  await api("POST", "/api/visitors/confirm-email", 200, { token });
  await api("POST", "/api/visitors/login", 200, { email: EMAIL, password: PASSWORD, rememberMe: false });
  assert.equal((await api("GET", "/api/identity/user", 200)).email, EMAIL);
  await page("/en/settings", /<h1/);

  const stream = await ask("/api/events");
  assert.match(stream.headers.get("content-type") ?? "", /text\/event-stream/);
  const first = await stream.body?.getReader().read();
  assert.ok(first?.value?.length, "the stream of events is held back");
}
