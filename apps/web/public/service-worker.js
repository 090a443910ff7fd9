// Shows notifications while no page of ours is visible, and opens the page they are about. Without a network it shows
// the next appointments that the last page has sealed on this device. It stores nothing itself, and no page ever.
const SUBSCRIPTION = "/api/notifications/push-subscription";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(begin()));
self.addEventListener("fetch", (event) => {
  const { mode, method } = event.request;
  if (mode === "navigate" && method === "GET") event.respondWith(load(event));
});
self.addEventListener("push", (event) => event.waitUntil(show(event.data)));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data.url));
});
// The browser has changed its push address.
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event)));

const windows = () => self.clients.matchAll({ type: "window", includeUncontrolled: true });

async function show(data) {
  const { title, body, url, tag } = data.json();
  // With a visible page the bell is enough.
  if ((await windows()).some((page) => page.focused)) return;
  await self.registration.showNotification(title, {
    body,
    tag,
    renotify: true,
    icon: "/apple-touch-icon.png",
    data: { url: safe(url) },
  });
}

/** Only pages of ours. */
function safe(url) {
  const { origin, href } = new URL(url, self.location.origin);
  return origin === self.location.origin ? href : self.location.origin;
}

async function lead(url) {
  const pages = await windows();
  const there = pages.find((page) => page.url.split("#")[0] === url);
  if (there) return there.focus();
  const [page] = pages;
  if (!page) return self.clients.openWindow(url);
  // A page that this worker does not control cannot be navigated.
  const led = await page.navigate(url).catch(() => null);
  return led ? led.focus() : self.clients.openWindow(url);
}

async function renew({ oldSubscription, newSubscription }) {
  const options = oldSubscription?.options ?? { userVisibleOnly: true };
  const { endpoint, keys } = (newSubscription ?? (await self.registration.pushManager.subscribe(options))).toJSON();
  await fetch(SUBSCRIPTION, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ endpoint, keys }),
  });
}

/** The request of a page goes out while this worker starts. */
async function begin() {
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function load(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (noNetwork) {
    const kept = await unsealed().catch(() => null);
    if (kept && kept.keptUntil > Date.now()) return offlinePage(kept, event.request.url);
    indexedDB.deleteDatabase("offline");
    throw noNetwork;
  }
}

/** What `features/offline/encrypted-store.ts` has stored; null after logging out. */
async function unsealed() {
  const { key, page } = await new Promise((resolve, reject) => {
    const opening = indexedDB.open("offline", 1);
    // Nothing is there: leave nothing behind either.
    opening.onupgradeneeded = () => opening.transaction.abort();
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const store = opening.result.transaction("sealed").objectStore("sealed");
      const [key, page] = [store.get("key"), store.get("page")];
      store.transaction.oncomplete = () => {
        opening.result.close();
        resolve({ key: key.result, page: page.result });
      };
    };
  });
  if (!key || !page) return null;
  const bytes = await crypto.subtle.decrypt({ name: "AES-GCM", iv: page.iv }, key, page.sealed);
  return JSON.parse(new TextDecoder().decode(bytes));
}

const MARKS = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text) => String(text).replace(/[&<>"]/g, (mark) => MARKS[mark]);

const STYLE = `:root{color-scheme:light dark;--paper:light-dark(#fbf8f3,#0e1817);--card:light-dark(#fff,#152322);
--line:light-dark(#e4dacb,#284140);--ink:light-dark(#1e2a2a,#edf1ec);--soft:light-dark(#5a6766,#a5b5b1);
--teal:light-dark(#0f4c4a,#8ed0c4);--on-teal:light-dark(#fbf8f3,#0e1817)}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.55 Inter,system-ui,sans-serif}
main{max-width:36rem;margin:auto;padding:2rem 1rem}h1{font:600 1.75rem/1.2 Fraunces,Georgia,serif}
h2{font-size:1.1rem}
ul{padding:0;list-style:none}li{margin:.75rem 0;padding:1rem 1.2rem;border:1px solid var(--line);border-radius:14px;
background:var(--card);overflow-wrap:anywhere}b,li span{display:block}span,.soft{color:var(--soft)}
a{display:inline-flex;align-items:center;min-height:2.75rem;color:var(--teal);font-weight:600}
a.again{padding:0 1.3rem;border-radius:99px;background:var(--teal);color:var(--on-teal);text-decoration:none}`;

/** What the reader chose instead of the system's scheme. */
const CHOSEN = { light: ' style="color-scheme:light"', dark: ' style="color-scheme:dark"' };

/** Without any script: its texts and times were made by the page that kept them. */
function offlinePage({ lang, scheme, texts, appointments }, url) {
  const coming = appointments.filter(({ endsAt }) => endsAt > Date.now());
  const items = coming.map(
    ({ when, who, room, roomUrl }) => `<li><b>${escaped(when)}</b>${escaped(who)}<span>${escaped(room)}</span>
      <a href="${escaped(roomUrl)}">${escaped(texts.toRoom)}</a></li>`,
  );
  const html = `<!doctype html><html lang="${escaped(lang)}"${CHOSEN[scheme] ?? ""}><meta charset="utf-8">
    <meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(texts.title)}</title>
    <style>${STYLE}</style><main><h1>${escaped(texts.title)}</h1><p>${escaped(texts.lead)}</p>
    ${items.length > 0 ? `<h2>${escaped(texts.next)}</h2><ul>${items.join("")}</ul>` : `<p>${escaped(texts.none)}</p>`}
    <p><a class="again" href="${escaped(url)}">${escaped(texts.again)}</a></p>
    <p class="soft">${escaped(texts.kept)}</p></main></html>`;
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
  };
  return new Response(html, { status: 503, headers });
}
