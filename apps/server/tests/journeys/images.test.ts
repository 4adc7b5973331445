import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Decoder } from '#slices/images/decode/decoder.ts';
import { KnownImages } from '#slices/images/known-images.ts';
import { Pictures } from '#slices/images/pictures.ts';
import { publishedPicture } from '#slices/images/published.ts';
import { mangaCatalogue } from '#slices/catalog/index.ts';
import { coverJpeg } from '../picture-files.ts';
import { PictureShelf, type PicturedManga } from '../picture-shelf.ts';

let shelf: PictureShelf;
let jpeg: Buffer;
/** For tests of many pictures, which are about how they wait and not about what is in them. */
let tinyJpeg: Buffer;

beforeAll(async () => {
  shelf = await PictureShelf.start();
  jpeg = await coverJpeg('#b03040', { width: 700, height: 1000 });
  tinyJpeg = await coverJpeg('#b03040', { width: 70, height: 100 });
});
afterAll(() => shelf.close());
beforeEach(() => shelf.web.clear());

/** A manga whose cover is at its address. */
const withCover = async (more: { isAdult?: boolean } = {}): Promise<PicturedManga> => {
  const manga = await shelf.oneManga(undefined, more);
  shelf.web.put(manga.address, jpeg, { type: 'image/jpeg' });
  return manga;
};

const markFor = ({ id }: PicturedManga): string => {
  const { app } = shelf.test;
  const work = app.get(mangaCatalogue).get(id)!;
  return publishedPicture(app, work, 'cover')!.mark;
};

const readText = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // The process has ended since.
    return '';
  }
};

/** The processes of this one that decode pictures, each one at a time. */
const decoders = (): number =>
  readText(`/proc/self/task/${process.pid}/children`)
    .split(' ')
    .filter((pid) => pid !== '' && readText(`/proc/${pid}/cmdline`).includes('decode-worker'))
    .length;

describe('a picture', () => {
  it('is fetched once, for all sizes and formats, and then comes from the disk', async () => {
    const manga = await withCover();
    const mark = markFor(manga);
    for (const accept of ['image/avif,image/webp,*/*', 'image/webp,*/*', '*/*'])
      for (const [size, width] of [
        ['small', 100],
        ['medium', 230],
        ['large', 460],
      ] as const) {
        const response = await shelf.get(manga, { size, accept, mark });
        const bytes = Buffer.from(await response.arrayBuffer());
        const { format, width: seen, height } = await sharp(bytes).metadata();
        const type = response.headers.get('content-type');
        expect([response.status, seen, height]).toEqual([200, width, Math.round(width / 0.7)]);
        expect(type).toBe(`image/${format === 'heif' ? 'avif' : format}`);
      }
    expect(shelf.web.times(manga.address)).toBe(1);
    expect(shelf.web.asked[0]!.headers).not.toHaveProperty('cookie');
    const types = (await shelf.files()).filter((name) => !name.startsWith('original/'));
    expect(types).toHaveLength(9);
  });

  it('is kept under what is in it, with its colour and size on record', async () => {
    const manga = await withCover();
    await shelf.statusOf(manga);
    const digest = createHash('sha256').update(jpeg).digest('hex');
    expect(await shelf.row(manga)).toMatchObject({
      host: 'cdn.mangabaka.dev',
      content_digest: digest,
      width: 700,
      height: 1000,
      bytes: jpeg.length,
      failures: 0,
    });
    const { colour } = (await shelf.row(manga))!;
    const [red, green] = [1, 3].map((at) => parseInt(String(colour).slice(at, at + 2), 16));
    expect(red! - green!).toBeGreaterThan(80);
    expect(await shelf.files()).toContain(`original/${digest.slice(0, 2)}/${digest}`);
  });

  it('with the right mark may be kept for a year, and is not sent again to who has it', async () => {
    const manga = await withCover();
    const mark = markFor(manga);
    const response = await shelf.get(manga, { mark, accept: 'image/webp' });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const etag = response.headers.get('etag')!;
    expect(etag).toMatch(/^"[\w-]{22}"$/u);
    const again = { mark, accept: 'image/webp', headers: { 'if-none-match': etag } };
    const unchanged = await shelf.get(manga, again);
    expect([unchanged.status, await unchanged.text()]).toEqual([304, '']);
    expect(await shelf.statusOf(manga, { ...again, accept: 'image/avif' })).toBe(200);
    const head = await fetch(unchanged.url, { method: 'HEAD', headers: { accept: 'image/webp' } });
    expect([head.status, head.headers.get('etag')]).toEqual([200, etag]);
  });

  it('leads from an address without the mark, or with an old one, to the right one for some minutes', async () => {
    const manga = await withCover();
    for (const query of ['', '?v=0123456789abcdef0123', '?v=a&v=b']) {
      const response = await fetch(
        `${shelf.test.url}/images/manga/${manga.id}/cover/small${query}`,
        { redirect: 'manual' },
      );
      expect(response.status).toBe(302);
      expect(response.headers.get('cache-control')).toBe('public, max-age=300');
      expect(response.headers.get('location')).toBe(
        `/images/manga/${manga.id}/cover/small?v=${markFor(manga)}`,
      );
    }
    expect(shelf.web.asked).toEqual([]);
  });

  it('of an adult work is for those who know its mark from the API; without it, it is like none', async () => {
    const manga = await withCover({ isAdult: true });
    const none = await shelf.get({ id: '018f0000-0000-7000-8000-000000000000' }, { accept: '*/*' });
    const hidden = await shelf.get(manga, { accept: '*/*' });
    const textOf = async (response: Response) =>
      (await response.text()).replace(/"requestId":"[^"]*"/u, '');
    expect([hidden.status, await textOf(hidden)]).toEqual([404, await textOf(none)]);
    expect(await shelf.statusOf(manga, { mark: '0123456789abcdef0123' })).toBe(404);
    expect(shelf.web.asked).toEqual([]);
    const shown = await shelf.get(manga, { mark: markFor(manga) });
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
  });

  it('smaller than a size is not enlarged', async () => {
    const manga = await shelf.oneManga();
    shelf.web.put(manga.address, await coverJpeg('#20a040', { width: 120, height: 180 }));
    const response = await shelf.get(manga, { size: 'large' });
    const { width } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect(width).toBe(120);
  });

  it('carries nothing of the file but what is seen', async () => {
    const manga = await shelf.oneManga();
    const tagged = await sharp(jpeg)
      .withExif({ IFD0: { Artist: 'a secret place', Orientation: '6' } })
      .jpeg()
      .toBuffer();
    shelf.web.put(manga.address, tagged);
    const response = await shelf.get(manga);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.includes('a secret place')).toBe(false);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  });

  it.each([
    '/images/manga/x/cover/small',
    '/images/film/1/cover/small',
    '/images/manga/018f0000-0000-7000-8000-000000000000/back/small',
    '/images/manga/018f0000-0000-7000-8000-000000000000/cover/huge',
  ])('at %s is none', async (path) => {
    const response = await fetch(`${shelf.test.url}${path}`);
    expect([response.status, response.headers.get('cache-control')]).toEqual([
      404,
      'public, max-age=60',
    ]);
    expect(await response.json()).toMatchObject({ reason: 'IMAGE_NOT_FOUND' });
  });
});

it('a picture that is not there is a pixel nobody sees, for who shows pictures, and still not found', async () => {
  const none = { id: '018f0000-0000-7000-8000-000000000000' };
  const response = await shelf.get(none, { accept: 'image/avif,image/webp,*/*;q=0.8' });
  expect([response.status, response.headers.get('vary')]).toEqual([404, 'Accept']);
  const bytes = Buffer.from(await response.arrayBuffer());
  const { width, height } = await sharp(bytes).metadata();
  const { isOpaque } = await sharp(bytes).stats();
  expect({ width, height, isOpaque }).toEqual({ width: 1, height: 1, isOpaque: false });
});

it('requests for the same new picture make one fetch, also in several sizes', async () => {
  const manga = await withCover();
  const sizes = ['small', 'medium', 'large', 'medium', 'small', 'medium'] as const;
  const statuses = await Promise.all(sizes.map((size) => shelf.statusOf(manga, { size })));
  expect(statuses).toEqual(sizes.map(() => 200));
  expect(shelf.web.times(manga.address)).toBe(1);
});

it('sixty new pictures at once all come, and no more than four are decoded at a time', async () => {
  const manga = await shelf.manga(Array.from({ length: 60 }, () => undefined));
  for (const { address } of manga) shelf.web.put(address, tinyJpeg);
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, decoders());
  }, 20);
  const statuses = await Promise.all(manga.map((one) => shelf.statusOf(one)));
  clearInterval(watch);
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(4);
});

it('no more than eight pictures of a host are fetched before those that came are decoded', async () => {
  const { app } = shelf.test;
  const entry = new URL('../../src/slices/images/decode/fixtures/stuck.ts', import.meta.url);
  const slow = new Pictures(app, new Decoder({ processes: 1, deadlineMs: 200, entry }));
  onTestFinished(() => slow.close());
  const manga = await shelf.manga(Array.from({ length: 12 }, () => undefined));
  const asked = manga.map(async ({ id, address }) => {
    shelf.web.put(address, tinyJpeg);
    const published = publishedPicture(app, app.get(mangaCatalogue).get(id)!, 'cover')!;
    await slow.get(published, { width: 100, format: 'webp' });
  });
  const all = Promise.allSettled(asked);
  await expect(Promise.race(asked)).rejects.toMatchObject({ word: 'decoder: deadline' });
  // The eight that came, and one whose turn it is now.
  expect(shelf.web.asked.length).toBeLessThanOrEqual(9);
  await all;
});

it('pictures that are asked for at once are looked up with one statement', async () => {
  const known = new KnownImages(shelf.test.app);
  const digests = Array.from({ length: 20 }, (_, index) => `digest ${index}`);
  const queries = vi.spyOn(pg.Client.prototype, 'query');
  onTestFinished(() => queries.mockRestore());
  await Promise.all(digests.map((digest) => known.get(digest)));
  const texts = queries.mock.calls.map(([first]: any[]) => first?.text ?? first);
  expect(texts.filter((text) => text.includes('"images"."image"'))).toHaveLength(1);
});

it('beyond its waiting line asks to come again', async () => {
  const manga = await shelf.manga(Array.from({ length: 280 }, () => undefined));
  for (const { address } of manga)
    shelf.web.put(address, tinyJpeg, { fault: { kind: 'hold', after: 10 } });
  const asked = manga.map((one) => shelf.get(one, { accept: '*/*' }).catch(() => null));
  const busy = await Promise.any(
    asked.map(async (one) => {
      const response = await one;
      if (response?.status !== 503) throw new Error('It waits.');
      return response;
    }),
  );
  expect(busy.headers.get('retry-after')).toBe('5');
  expect(await busy.json()).toMatchObject({ reason: 'IMAGES_BUSY' });
  for (const { address } of manga) shelf.web.put(address, tinyJpeg);
  shelf.web.hangUp();
  await Promise.all(asked);
});
