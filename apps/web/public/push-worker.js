/** Shows messages that arrive while the product is closed, and opens the product where they lead. It answers no requests of pages. */
self.addEventListener('push', (event) => {
  const { title, body, link } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, { body, icon: '/favicon.svg', tag: link, data: { link } }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(event.notification.data.link, self.location.origin).href;
  event.waitUntil(open(url));
});

async function open(url) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = pages.find((page) => page.url === url);
  await (shown ? shown.focus() : self.clients.openWindow(url));
}
