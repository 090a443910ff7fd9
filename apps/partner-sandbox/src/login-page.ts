import type { Account } from "./accounts.ts";

/** The scripts of the two integrations that ask for consent. They only log that they are loaded. */
const TAGS = {
  "/marketing.js": "marketing tag",
  "/mailing.js": "mailing integration",
} as const;

/** The script at a path, or undefined. */
export function tagAt(path: string): string | undefined {
  const name = Object.hasOwn(TAGS, path) ? TAGS[path as keyof typeof TAGS] : undefined;
  if (!name) return undefined;
  return `window.demoTags = [...(window.demoTags ?? []), ${JSON.stringify(path)}];
console.info("The ${name} of the demo was loaded, because you agreed to it. It sends and stores nothing.");
`;
}

type Locale = "de" | "en";

const WORDS = {
  de: {
    title: "Demo-Mail: anmelden",
    lead: "Dies ist ein erfundener Mail-Anbieter auf Ihrem Rechner. Ein Klick auf einen Namen genügt, ein Passwort gibt es nicht.",
    unconfirmed: "Adresse nicht bestätigt",
    other: "Jemand anderes",
    firstName: "Vorname",
    lastName: "Nachname",
    email: "E-Mail-Adresse",
    submit: "Als diese Person anmelden",
    deny: "Abbrechen und zurück",
  },
  en: {
    title: "Demo Mail: sign in",
    lead: "This is a made-up mail provider on your machine. One click on a name is enough; there are no passwords.",
    unconfirmed: "address not confirmed",
    other: "Somebody else",
    firstName: "First name",
    lastName: "Last name",
    email: "Email address",
    submit: "Sign in as this person",
    deny: "Cancel and go back",
  },
} as const;

const STYLE = `:root{color-scheme:light dark;--paper:#fbf8f3;--card:#fff;--ink:#1e2a2a;--soft:#5a6766;--line:#8a9492;--teal:#0f4c4a}
@media(prefers-color-scheme:dark){:root{--paper:#0d1716;--card:#14211f;--ink:#eef3f1;--soft:#a9b6b3;--line:#6d7c79;--teal:#7cc4bd}}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
main{max-width:28rem;margin:0 auto;padding:2.5rem 1rem}h1{font-size:1.5rem}p{color:var(--soft)}
ul{list-style:none;padding:0}li{margin:.5rem 0}
li a{display:block;padding:.75rem 1rem;border:1px solid var(--line);border-radius:14px;background:var(--card);color:inherit;text-decoration:none}
li small{display:block;color:var(--soft)}label{display:block;margin:.75rem 0 .25rem}
input{box-sizing:border-box;width:100%;padding:.6rem;border:1px solid var(--line);border-radius:10px;background:var(--card);color:inherit;font:inherit}
button{margin:1rem 0;padding:.7rem 1.2rem;border:0;border-radius:999px;background:var(--teal);color:var(--paper);font:inherit}
main>a{color:var(--teal)}summary{padding:.75rem 0}`;

/** The page is outside the site: its own policy has to allow its inline style, and it has no script. */
export const PAGE_HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
  "cache-control": "no-store",
} as const;

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (plain: string) => plain.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** Whom to sign in as: a link for each person, a form for somebody new, and the way back. */
export function loginPage(accounts: Record<string, Account>, locale: Locale): string {
  const words = WORDS[locale];
  const links = Object.entries(accounts).map(([id, { given_name = "", family_name = "", email = "", ...account }]) => {
    const name = escaped(`${given_name} ${family_name}`.trim() || id);
    const note = account.email_verified === false ? ` · ${words.unconfirmed}` : "";
    return `<li><a href="?account=${encodeURIComponent(id)}">${name}<small>${escaped(email)}${note}</small></a></li>`;
  });
  const field = (name: "firstName" | "lastName" | "email", type: string) =>
    `<label for="${name}">${words[name]}</label><input id="${name}" name="${name}" type="${type}" required>`;
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${words.title}</title><style>${STYLE}</style></head>
<body><main><h1>${words.title}</h1><p>${words.lead}</p>
<ul>${links.join("")}</ul>
<details><summary>${words.other}</summary><form method="post">
${field("firstName", "text")}${field("lastName", "text")}${field("email", "email")}
<button>${words.submit}</button></form></details>
<a href="?account=deny">${words.deny}</a></main></body></html>`;
}
