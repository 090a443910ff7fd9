// Shows notifications while no page of ours is visible, and opens the page they are about. It handles no requests:
// pages load as if it were not there.
const SUBSCRIPTION = "/api/notifications/push-subscription";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
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
