// Runs in a browser that has no page open, when a message comes: shows it, and leads to the table.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  const { title, text, tag, address } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, {
    body: text, tag, icon: "/static/langbord/icon-192.png", data: { address },
  }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { pathname } = new URL(event.notification.data.address);
  event.waitUntil((async () => {
    const open = await self.clients.matchAll({ type: "window" });
    const there = open.find(({ url }) => new URL(url).pathname === pathname);
    await (there ? there.focus() : self.clients.openWindow(pathname));
  })());
});
