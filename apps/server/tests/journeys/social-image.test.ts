import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { announceChange } from '#slices/catalog/change-feed.ts';
import { animeChanges } from '#slices/catalog/change-topics.ts';
import { changeFeed } from '#slices/catalog/index.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

const FRIEREN = '8f8ef296-fd54-5f74-8819-e88974765be3';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'] });
});
afterAll(() => test.close());

const picture = async (path: string) => {
  const response = await fetch(`${test.url}${path}`, { redirect: 'manual' });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes };
};

/** Width and height from the first chunk of a PNG. */
const sizeOf = (png: Buffer): [number, number] => {
  expect(png.subarray(0, 8).toString('latin1')).toBe('\u0089PNG\r\n\u001A\n');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
};

it('draws a work for where its link is posted, and its page says so', async () => {
  const path = `/anime/${FRIEREN}/social.png`;
  const { status, headers, bytes } = await picture(path);
  expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(headers.get('cache-control')).toBe('public, max-age=86400');
  expect(sizeOf(bytes)).toEqual([1200, 630]);
  expect((await picture(path)).bytes.equals(bytes)).toBe(true);
  const html = await (await fetch(`${test.url}/anime/${FRIEREN}`)).text();
  for (const name of ['og:image', 'twitter:image']) {
    expect(html).toMatch(new RegExp(`"${name}" content="http://[^"]+${path}"`, 'u'));
  }
});

it('draws manga too', async () => {
  const { data } = await test.ask('{ browseManga(first: 1) { nodes { id } } }');
  const { status, bytes } = await picture(`/manga/${data.browseManga.nodes[0].id}/social.png`);
  expect(status).toBe(200);
  expect(sizeOf(bytes)).toEqual([1200, 630]);
});

it('answers 404 for what is not there', async () => {
  for (const id of ['8f8ef296-0000-5f74-8819-e88974765be3', 'x', '%3Cscript%3E']) {
    expect((await picture(`/anime/${id}/social.png`)).status).toBe(404);
  }
});

it.each([
  ['markup', '<script>alert(1)</script> & "quotes" ]]> <![CDATA['],
  ['controls', 'a\u0001b\u001Fc\u202Ed\uFFFFe'],
  ['scripts it has no letters for', 'ไทย 한국어 进击的巨人 🎉'],
  ['no end', 'Ä'.repeat(5_000)],
])('draws hostile titles: %s', async (_what, title) => {
  await test.app.db.transaction().execute(async (tx) => {
    await sql`update catalog.anime set title_native = ${title}, title_romaji = ${title}, title_english = ${title} where id = ${FRIEREN}`.execute(
      tx,
    );
    await announceChange(tx, animeChanges, [FRIEREN]);
  });
  await test.app.get(changeFeed).catchUp();
  const { status, bytes } = await picture(`/anime/${FRIEREN}/social.png`);
  expect(status).toBe(200);
  expect(sizeOf(bytes)).toEqual([1200, 630]);
});
