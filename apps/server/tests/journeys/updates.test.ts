import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendUpdate } from '#slices/accounts/index.ts';
import { createApp } from '../../src/app.ts';
import { openBrowser, signedInBrowser, type Browser } from '../browser.ts';
import { listPerson } from '../list-person.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({
    template: 'shelf',
    settings: { TRUSTED_PROXIES: '127.0.0.1' },
  });
});
afterAll(() => test.close());

/** A page that waits for updates, and those it received so far. */
const listenAs = async (browser: Browser, url = test.url) => {
  const leave = new AbortController();
  const response = await fetch(`${url}/account/events`, {
    headers: { cookie: browser.cookie() ?? '', 'sec-fetch-site': 'same-origin' },
    signal: leave.signal,
  });
  const received: string[] = [];
  const over = (async () => {
    for await (const bytes of response.body ?? []) {
      const text = new TextDecoder().decode(bytes);
      received.push(
        ...[...text.matchAll(/^data: (?<update>.+)$/gmu)].map(([line]) => line.slice(6)),
      );
    }
  })().catch(() => {});
  return { response, received, over, leave: () => leave.abort() };
};

const update = (userId: string) =>
  test.app.db.transaction().execute((tx) => sendUpdate(tx, userId, 'deliveries'));

it('sends updates to the open pages of a user, and to nobody else', async () => {
  const mika = await listPerson(test, 'mika');
  await listPerson(test, 'rin');
  const mine = await listenAs(await signedInBrowser(test, 'mika'));
  const theirs = await listenAs(await signedInBrowser(test, 'rin'));
  expect(mine.response.status).toBe(200);
  expect(mine.response.headers.get('content-type')).toBe('text/event-stream');
  expect(mine.response.headers.get('cache-control')).toBe('no-store');

  const { browseAnime } = await mika.ask('{ browseAnime(first: 1) { nodes { id } } }');
  const input = { animeId: browseAnime.nodes[0].id, status: 'CURRENT' };
  const { saveAnimeListEntry: saved } = await mika.ask(
    'mutation ($input: SaveAnimeListEntryInput!) { saveAnimeListEntry(input: $input) { batchId } }',
    { input },
  );
  const saving = `list ${saved.batchId}`;
  await expect.poll(() => mine.received).toEqual([saving]);
  await update(mika.id);
  await expect.poll(() => mine.received).toEqual([saving, 'deliveries']);
  expect(theirs.received).toEqual([]);
  mine.leave();
  theirs.leave();
});

it('sends nothing about what was rolled back', async () => {
  const { id } = await test.user('yui');
  const page = await listenAs(await signedInBrowser(test, 'yui'));
  const failed = test.app.db.transaction().execute(async (tx) => {
    await sendUpdate(tx, id, 'list');
    throw new Error('not after all');
  });
  await expect(failed).rejects.toThrow('not after all');
  await update(id);
  await expect.poll(() => page.received).toEqual(['deliveries']);
  page.leave();
});

it('sends what another process wrote', async () => {
  const { id } = await test.user('kei');
  const other = await createApp(test.app.settings, { clock: test.clock });
  const server = await other.start(['web']);
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  const page = await listenAs(await signedInBrowser(test, 'kei'), url);
  await update(id);
  await expect.poll(() => page.received).toContain('deliveries');
  // An open page does not delay the stop of a server.
  const since = performance.now();
  await other.close();
  await page.over;
  expect(performance.now() - since).toBeLessThan(4_000);
});

it('ends with its session, and is for nobody who is not signed in', async () => {
  await test.user('aoi');
  const browser = await signedInBrowser(test, 'aoi');
  const page = await listenAs(browser);
  await browser.post('/auth/sign-out');
  await page.over;
  expect((await listenAs(browser)).response.status).toBe(401);
  expect((await listenAs(openBrowser(test))).response.status).toBe(401);
});

it('refuses more pages than anybody has, and has room again when one is closed', async () => {
  await test.user('ren');
  const browser = await signedInBrowser(test, 'ren');
  const pages = await Promise.all(Array.from({ length: 12 }, () => listenAs(browser)));
  expect(pages.map(({ response }) => response.status)).toEqual(pages.map(() => 200));
  expect((await listenAs(browser)).response.status).toBe(429);
  pages[0]?.leave();
  await expect
    .poll(async () => {
      const { response, leave } = await listenAs(browser);
      leave();
      return response.status;
    })
    .toBe(200);
  for (const page of pages) page.leave();
});
