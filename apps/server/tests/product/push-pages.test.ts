import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { giveNotice } from '#slices/profiles/index.ts';
import { launchBrowser } from '../chromium.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { addressOf, openPageAs } from './pages.ts';

let test: TestApp;
let browser: Browser;
let userId: string;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf' });
  browser = await launchBrowser();
  ({ id: userId } = await test.user('reader'));
});
afterAll(async () => {
  await browser.close();
  await test.close();
});

/** Alerts that the service worker showed. The browser of the tests shows no notifications, so this keeps what it is told to show. */
const KEEP_SHOWN = `self.shown = [];
  self.registration.showNotification = async (title, options) => void self.shown.push({ title, ...options });`;

/** What somebody who clicks a notification is shown: a browser opens windows only for clicks of people. */
const KEEP_OPENED = `self.opened = [];
  self.clients.openWindow = async (url) => void self.opened.push(url);`;

/** Clicks a notification that leads to an address. */
const clickOn = (url: string): string => `(async () => {
  const done = [];
  const notification = { close: () => done.push('closed'), data: { url: ${JSON.stringify(url)} } };
  const waitUntil = (promise) => done.push(promise);
  self.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }));
  return (await Promise.all(done))[0];
})()`;

it('a browser that allows no notifications is told so, and one that gets an alert shows it and opens what it is about', async () => {
  const visit = { test, name: 'reader', path: '/settings/alerts' };
  const { page } = await openPageAs(browser, visit);
  await page.getByRole('link', { name: 'This browser' }).click();
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByText('This browser doesn’t allow notifications of this site.').waitFor();

  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(KEEP_SHOWN);
  const session = await page.context().newCDPSession(page);
  const registrations: string[] = [];
  session.on('ServiceWorker.workerRegistrationUpdated', (event) =>
    registrations.push(...event.registrations.map(({ registrationId }) => registrationId)),
  );
  await session.send('ServiceWorker.enable');
  await expect.poll(() => registrations.length).toBeGreaterThan(0);
  const alert = {
    id: 'one',
    title: 'Frieren',
    body: 'Episode 5 aired.',
    url: `${test.url}/anime/1`,
  };
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: addressOf(test),
    registrationId: registrations[0] ?? '',
    data: JSON.stringify(alert),
  });
  await expect
    .poll(() => worker?.evaluate('self.shown'))
    .toMatchObject([
      { title: 'Frieren', body: 'Episode 5 aired.', tag: 'one', data: { url: alert.url } },
    ]);

  await worker?.evaluate(KEEP_OPENED);
  // The server may think that it has another address than the one that people use.
  expect(await worker?.evaluate(clickOn('https://elsewhere.example/anime/1?from=alert'))).toBe(
    'closed',
  );
  expect(await worker?.evaluate('self.opened')).toEqual([`${addressOf(test)}/anime/1?from=alert`]);
});

it('the bell counts a notice while the home page is open', async () => {
  const { page, faults } = await openPageAs(browser, { test, name: 'reader', path: '/' });
  await page.getByRole('link', { name: 'Notifications', exact: true }).waitFor();
  const subject = { id: test.app.ids.next(), name: 'Phone' };
  await expect
    .poll(
      async () => {
        // Again, because the page may not listen yet at the first one. A notice replaces the one before.
        await test.app.db
          .transaction()
          .execute((tx) => giveNotice(test.app, tx, { userId, kind: 'ALERT_TARGET_OFF', subject }));
        return page.getByRole('link', { name: 'Notifications, 1 new' }).count();
      },
      { interval: 500, timeout: 15_000 },
    )
    .toBe(1);
  expect(faults).toEqual([]);
});
