import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import sharp from 'sharp';
import { announceChange, changeFeed } from '#slices/catalog/index.ts';
import { coverJpeg } from '../picture-files.ts';
import { PictureShelf, type PicturedManga } from '../picture-shelf.ts';
import { showAdult } from '../show-adult.ts';

let shelf: PictureShelf;
let jpeg: Buffer;

beforeAll(async () => {
  shelf = await PictureShelf.start({ settings: { BASE_URL: 'https://anime.example.org' } });
  jpeg = await coverJpeg('#204080', { width: 700, height: 1000 });
});
afterAll(() => shelf.close());
beforeEach(() => shelf.web.clear());

const FIELDS =
  'coverImage { large medium small color width height source license url originalUrl }';

const coverOf = async ({ id }: PicturedManga, bearer?: string) => {
  const { data, errors } = await shelf.test.ask(
    `query ($id: ID!) { manga(id: $id) { ... on Work { ${FIELDS} } } }`,
    { variables: { id }, ...(bearer && { bearer }) },
  );
  expect(errors).toBeUndefined();
  return data.manga?.coverImage;
};

/** The same picture where this test listens. */
const here = (address: string): string => {
  const { pathname, search } = new URL(address);
  return `${shelf.test.url}${pathname}${search}`;
};

it('the API tells the addresses of a cover, and its size and colour once it was shown', async () => {
  const manga = await shelf.oneManga();
  shelf.web.put(manga.address, jpeg);
  const before = await coverOf(manga);
  const base = `https://anime.example.org/images/manga/${manga.id}/cover`;
  expect(before).toMatchObject({
    small: expect.stringMatching(`^${base}/small\\?v=[0-9a-f]{20}$`),
    medium: expect.stringContaining(`${base}/medium?v=`),
    large: expect.stringContaining(`${base}/large?v=`),
    color: null,
    width: null,
    height: null,
    source: 'mangabaka',
    originalUrl: manga.address,
  });
  expect(shelf.web.asked).toEqual([]);
  const shown = await fetch(here(before.medium), { headers: { accept: 'image/webp' } });
  expect([shown.status, shown.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
  // The response from before is kept for some minutes.
  shelf.later(3_600_000);
  expect(await coverOf(manga)).toMatchObject({
    color: expect.stringMatching(/^#[0-9a-f]{6}$/u),
    width: 700,
    height: 1000,
  });
});

it('the size and colour are also known to a process that did not fetch the picture', async () => {
  const manga = await shelf.oneManga();
  const digest = createHash('sha256').update(manga.address);
  await shelf.test.app.database.pool.query(
    `insert into images.image (address_digest, host, content_digest, width, height, colour, bytes, fetched_at)
     values ($1, 'cdn.mangabaka.dev', $2, 300, 450, '#102030', 1000, now())`,
    [digest.digest('hex'), 'a'.repeat(64)],
  );
  expect(await coverOf(manga)).toMatchObject({ color: '#102030', width: 300, height: 450 });
});

it('there is none without an address, from a host that is not allowed, and while pictures are off', async () => {
  expect(await coverOf(await shelf.oneManga('https://images.example/1.jpg'))).toBeNull();
  const off = await PictureShelf.start({ settings: { IMAGES: 'off' } });
  onTestFinished(() => off.close());
  const manga = await off.oneManga();
  const { data } = await off.test.ask(`{ manga(id: "${manga.id}") { coverImage { small } } }`);
  expect(data.manga).toEqual({ coverImage: null });
});

it('who may see an adult work gets an address that works without any other proof; others get none', async () => {
  const manga = await shelf.oneManga(undefined, { isAdult: true });
  shelf.web.put(manga.address, jpeg);
  const { bearer } = await shelf.test.user('rin');
  expect(await coverOf(manga)).toBeUndefined();
  expect(await coverOf(manga, bearer)).toBeUndefined();
  await showAdult(shelf.test, bearer);
  const { small } = await coverOf(manga, bearer);
  expect((await fetch(here(small))).status).toBe(200);
  expect((await fetch(here(small.replace(/v=.*$/u, '')))).status).toBe(404);
});

it('a banner has wide sizes of its own', async () => {
  const manga = await shelf.oneManga();
  const address = 'https://cdn.mangabaka.dev/banners/1.jpg';
  const { app } = shelf.test;
  await app.database.pool.query(
    `update catalog.manga set banner_url = $2, provenance = provenance || '{"bannerUrl": "mangabaka"}' where id = $1`,
    [manga.id, address],
  );
  await app.db.transaction().execute((tx) => announceChange(tx, { name: 'manga' }, [manga.id]));
  await app.get(changeFeed).catchUp();
  shelf.web.put(address, await coverJpeg('#802040', { width: 1500, height: 400 }));
  const { data } = await shelf.test.ask(
    'query ($id: ID!) { manga(id: $id) { bannerImage { large small source originalUrl } provenance { field source } } }',
    { variables: { id: manga.id } },
  );
  const { bannerImage, provenance } = data.manga;
  const base = `https://anime.example.org/images/manga/${manga.id}/banner`;
  expect(bannerImage).toEqual({
    large: expect.stringMatching(`^${base}/large\\?v=[0-9a-f]{20}$`),
    small: expect.stringContaining(`${base}/small?v=`),
    source: 'mangabaka',
    originalUrl: address,
  });
  expect(provenance).toContainEqual({ field: 'bannerImage', source: 'mangabaka' });
  const shown = await fetch(here(bannerImage.small), { headers: { accept: 'image/webp' } });
  expect((await sharp(await shown.arrayBuffer()).metadata()).width).toBe(480);
});

it('apps of AniList get pictures of this instance, and never addresses of other sites', async () => {
  const manga = await shelf.oneManga();
  shelf.web.put(manga.address, jpeg);
  const { large } = await coverOf(manga);
  await shelf.statusOf(manga);
  const response = await fetch(`${shelf.test.url}/compat/anilist`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: `{ Media(search: "Picture ${shelf.made}", type: MANGA) { coverImage { extraLarge large medium color } bannerImage } }`,
    }),
  });
  const { data } = (await response.json()) as { data: any };
  expect(data.Media).toEqual({
    coverImage: {
      extraLarge: large,
      large,
      medium: large.replace('/large', '/medium'),
      color: expect.stringMatching(/^#/u),
    },
    bannerImage: null,
  });
});
