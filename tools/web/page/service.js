// Keeps the page's files, so that it opens without a network after the first visit. A version comes whole or not at all:
// every file is compared with its sum before any is used, and a version is used once no tab has the one before it open.
// tools/web/finish puts the list of files in.
'use strict';
const files = {};  // name: its sum, "sha256-..."
const version = 'none';
const name = `boxcars ${version}`;

// One of the two programs is enough: which one, the page says with ?workers (page.js, programFor).
const workers = new URL(self.location).searchParams.has('workers');
const wanted = Object.keys(files).filter((file) => !/^boxcars(-workers)?\.(js|wasm|worker\.js)$/.test(file) ||
    file.startsWith('boxcars-workers') === workers);

const fetchAll = async () => {
    const cache = await caches.open(name);
    await Promise.all(wanted.map(async (file) => {
        const answer = await fetch(file, { integrity: files[file], cache: 'no-cache' });
        if (!answer.ok) throw new Error(`${file}: the server answers ${answer.status}.`);
        await cache.put(file, answer);
    }));
};
self.addEventListener('install', (event) => event.waitUntil(fetchAll().catch(async (trouble) => {
    await caches.delete(name);
    throw trouble;
})));

self.addEventListener('activate', (event) => event.waitUntil((async () => {
    for (const other of await caches.keys()) if (other.startsWith('boxcars ') && other !== name) await caches.delete(other);
    await self.clients.claim();
})()));

self.addEventListener('fetch', (event) => {
    const { request } = event;
    const file = new URL(request.url).pathname.slice(new URL(self.registration.scope).pathname.length) || 'index.html';
    if (!request.url.startsWith(self.registration.scope) || !wanted.includes(file)) return;
    event.respondWith(caches.open(name).then((cache) => cache.match(file)).then((kept) => kept || fetch(request)));
});
