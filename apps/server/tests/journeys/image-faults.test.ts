import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#platform/durations.ts';
import { animated, coverJpeg, flatPng } from '../picture-files.ts';
import { COVERS } from '../give-pictures.ts';
import { PictureShelf } from '../picture-shelf.ts';
import { SourceStandIn, type StoodFile } from '../source-stand-in.ts';

let shelf: PictureShelf;
let jpeg: Buffer;

beforeAll(async () => {
  shelf = await PictureShelf.start({ settings: { IMAGES_TIMEOUT: '2' } });
  jpeg = await coverJpeg('#305090');
});
afterAll(() => shelf.close());
beforeEach(() => shelf.web.clear());

/** What comes of a file, and what is kept of it. */
const outcomeOf = async (body: Buffer | string, more: Omit<StoodFile, 'body'> = {}) => {
  const manga = await shelf.oneManga();
  const before = await shelf.files();
  shelf.web.put(manga.address, body, { type: 'image/jpeg', ...more });
  const response = await shelf.get(manga);
  const bytes = Buffer.from(await response.arrayBuffer());
  const isOnDisk = (await shelf.files()).length > before.length;
  const fault = (await shelf.row(manga))?.['fault'] ?? null;
  return { manga, bytes, status: response.status, fault, isOnDisk };
};

/** A PNG that says how large it is, and ends after its first rows. */
const pngOf = (width: number, height: number): Buffer => {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const head = Buffer.alloc(4);
    head.writeUInt32BE(data.length);
    const check = Buffer.alloc(4);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([head, body, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(1_000_000));
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

const gifOf = (width: number, height: number): Buffer => {
  const head = Buffer.from('GIF89a\0\0\0\0\u0080\0\0\0\0\0\u00ff\u00ff\u00ff', 'latin1');
  head.writeUInt16LE(width, 6);
  head.writeUInt16LE(height, 8);
  const frame = Buffer.from(',\0\0\0\0\0\0\0\0\0\u0002\u0002D\u0001\0;', 'latin1');
  frame.writeUInt16LE(width, 5);
  frame.writeUInt16LE(height, 7);
  return Buffer.concat([head, frame]);
};

const SVG = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="300" height="450">
  <image href="file:///etc/passwd"/><script>alert(1)</script></svg>`;
const PAGE = '<!doctype html><title>Not here</title><h1>Not here</h1>';

describe('is refused, keeps nothing on the disk, and leaves the drawn cover', () => {
  it.each<
    [what: string, fault: string, make: () => Buffer | string | Promise<Buffer>, type?: string]
  >([
    ['a PNG of 900 million pixels', 'too many pixels', () => pngOf(30_000, 30_000)],
    ['a GIF of four billion pixels', 'too many pixels', () => gifOf(65_535, 65_535)],
    ['a picture 30,000 pixels wide', 'too many pixels', () => flatPng(30_000, 1_000)],
    ['a pixel that counts visitors', 'too few pixels', () => flatPng(1, 1)],
    ['an SVG', 'no picture', () => SVG, 'image/svg+xml'],
    ['an SVG that says it is a PNG', 'no picture', () => SVG, 'image/png'],
    ['a page', 'no picture', () => PAGE, 'text/html; charset=utf-8'],
    ['a page that says it is a JPEG', 'no picture', () => PAGE],
    ['a JPEG that says it is a page', 'no picture', () => jpeg, 'text/html'],
    ['nothing', 'no picture', () => ''],
    ['the first half of a JPEG', 'broken', () => jpeg.subarray(0, jpeg.length >> 1)],
    [
      'a JPEG of which only the first bytes are right',
      'broken',
      () => Buffer.concat([jpeg.subarray(0, 20), Buffer.alloc(5_000, 7)]),
    ],
    [
      'a PDF behind the first bytes of a PNG',
      'broken',
      () => Buffer.from('\u0089PNG\r\n\u001a\n%PDF-1.7', 'latin1'),
    ],
  ])('%s: %s', async (_what, fault, make, type = 'image/jpeg') => {
    const found = await outcomeOf(await make(), { type });
    expect(found).toMatchObject({ status: 404, fault, isOnDisk: false });
  });

  it.each<[what: string, fault: string, file: Omit<StoodFile, 'body'>]>([
    ['one that is not there', 'status 404', { fault: { kind: 'status', status: 404 } }],
    ['an error of the server', 'status 500', { fault: { kind: 'status', status: 500 } }],
    ['a server that has enough of us', 'status 429', { fault: { kind: 'status', status: 429 } }],
    ['part of it', 'status 206', { fault: { kind: 'status', status: 206 } }],
    ['a connection that ends early', 'cut off', { fault: { kind: 'cut', after: 1_000 } }],
    ['a connection that says no more', 'too slow', { fault: { kind: 'hold', after: 1_000 } }],
    ['a byte now and then', 'too slow', { fault: { kind: 'slow' } }],
    [
      'eleven megabytes that are announced',
      'too large',
      { fault: { kind: 'claims', bytes: 11 * 1024 ** 2 } },
    ],
  ])('%s: %s', async (_what, fault, file) => {
    const since = performance.now();
    expect(await outcomeOf(jpeg, file)).toMatchObject({ status: 404, fault, isOnDisk: false });
    expect(performance.now() - since).toBeLessThan(20_000);
  });

  it('eleven megabytes that are not announced: too large', async () => {
    const body = Buffer.concat([jpeg, Buffer.alloc(11 * 1024 ** 2)]);
    const found = await outcomeOf(body, { hasLength: false });
    expect(found).toMatchObject({ status: 404, fault: 'too large', isOnDisk: false });
  });
});

describe('is shown', () => {
  it.each(['gif', 'webp'] as const)('the first picture of an animated %s', async (format) => {
    const { status, bytes } = await outcomeOf(await animated(format), { type: `image/${format}` });
    expect(status).toBe(200);
    const { pages, width } = await sharp(bytes).metadata();
    expect([pages ?? 1, width]).toEqual([1, 200]);
    const { dominant } = await sharp(bytes).stats();
    expect(dominant.r).toBeGreaterThan(dominant.b + 100);
  });

  it('a picture of forty million pixels, which is the limit', async () => {
    const { status } = await outcomeOf(await flatPng(6_300, 6_300), { type: 'image/png' });
    expect(status).toBe(200);
  });

  it.each(['application/octet-stream', 'image/png', ''])(
    'a JPEG of the type "%s"',
    async (type) => {
      expect(await outcomeOf(jpeg, { type })).toMatchObject({ status: 200, fault: null });
    },
  );

  it('a picture with holes, on white', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const png = await sharp({ create: { width: 200, height: 300, channels: 4, background: clear } })
      .png()
      .toBuffer();
    const { bytes } = await outcomeOf(png, { type: 'image/png' });
    expect((await sharp(bytes).stats()).dominant.r).toBeGreaterThan(240);
  });
});

describe('a redirect', () => {
  it('is followed to another host of the source', async () => {
    const manga = await shelf.oneManga();
    const moved = 'https://images.mangabaka.dev/moved.jpg';
    shelf.web.redirect(manga.address, moved);
    shelf.web.put(moved, jpeg);
    expect(await shelf.statusOf(manga)).toBe(200);
  });

  it.each([
    ['another site', 'https://evil.example/a.jpg'],
    ['a host that only looks like it', 'https://cdn.mangabaka.dev.evil.example/a.jpg'],
    ['the metadata of a cloud', 'http://169.254.169.254/latest/meta-data/'],
    ['this machine', 'http://[::1]:5432/'],
    ['its host without encryption', 'http://cdn.mangabaka.dev/a.jpg'],
    ['its host with a name and a password', 'https://a:b@cdn.mangabaka.dev/a.jpg'],
    ['a file', 'file:///etc/passwd'],
  ])('to %s is not', async (_what, to) => {
    const manga = await shelf.oneManga();
    shelf.web.redirect(manga.address, to);
    expect(await shelf.statusOf(manga)).toBe(404);
    expect(await shelf.row(manga)).toMatchObject({ fault: 'moved' });
    expect(shelf.web.asked).toHaveLength(1);
  });

  it('in a circle ends', async () => {
    const manga = await shelf.oneManga();
    shelf.web.redirect(manga.address, manga.address);
    expect(await shelf.statusOf(manga)).toBe(404);
    expect(await shelf.row(manga)).toMatchObject({ fault: 'too many redirects' });
    expect(shelf.web.asked).toHaveLength(4);
  });
});

it('no address leads into the own network, even if the operator names its host', async () => {
  const inside = await SourceStandIn.start();
  const port = new URL(inside.url).port;
  const open = await PictureShelf.start({
    settings: { IMAGES: `auto,localhost:${port},127.0.0.1:${port}`, IMAGES_MIRROR: '' },
  });
  for (const host of ['localhost', '127.0.0.1']) {
    const manga = await open.oneManga(`https://${host}:${port}/secret.jpg`);
    expect(await open.statusOf(manga)).toBe(404);
    expect(await open.row(manga)).toMatchObject({ fault: 'forbidden' });
  }
  expect(inside.asked).toEqual([]);
  await open.close();
  inside.close();
});

describe('an address that failed', () => {
  const failing = async (fault: StoodFile['fault']) => {
    const manga = await shelf.oneManga();
    shelf.web.put(manga.address, jpeg, { ...(fault && { fault }) });
    expect(await shelf.statusOf(manga)).toBe(404);
    return manga;
  };

  it('is left alone for a while, and the wait doubles', async () => {
    const manga = await failing({ kind: 'status', status: 500 });
    const waits = [5, 10, 20].map((minutes) => minutes * MINUTE_MS);
    for (const [index, wait] of waits.entries()) {
      shelf.later(wait - 1_000);
      const response = await shelf.get(manga);
      expect(response.status).toBe(404);
      expect(response.headers.get('cache-control')).toBe('public, max-age=60');
      expect(shelf.web.times(manga.address)).toBe(index + 1);
      shelf.later(2_000);
      expect(await shelf.statusOf(manga)).toBe(404);
      expect(shelf.web.times(manga.address)).toBe(index + 2);
    }
    shelf.web.put(manga.address, jpeg);
    shelf.later(40 * MINUTE_MS);
    expect(await shelf.statusOf(manga)).toBe(200);
    expect(await shelf.row(manga)).toMatchObject({ failures: 0, fault: null, retry_at: null });
  });

  it('that is gone is asked for again after a day', async () => {
    const manga = await failing({ kind: 'status', status: 404 });
    const response = await shelf.get(manga);
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
    shelf.later(23 * HOUR_MS);
    await shelf.statusOf(manga);
    expect(shelf.web.times(manga.address)).toBe(1);
    shelf.later(2 * HOUR_MS);
    await shelf.statusOf(manga);
    expect(shelf.web.times(manga.address)).toBe(2);
  });

  it('is left alone for as long as its host asks, up to a day', async () => {
    const manga = await failing({ kind: 'status', status: 429, retryAfter: '7200' });
    shelf.later(HOUR_MS);
    await shelf.statusOf(manga);
    expect(shelf.web.times(manga.address)).toBe(1);
    const patient = await failing({ kind: 'status', status: 429, retryAfter: '999999999' });
    shelf.later(DAY_MS + 1_000);
    shelf.web.put(patient.address, jpeg);
    expect(await shelf.statusOf(patient)).toBe(200);
  });
});

describe('an address is never asked', () => {
  it.each([
    ['of a host that the source does not have', 'https://images.example/1.jpg'],
    ['without encryption', `${COVERS.replace('https', 'http')}/2.jpg`],
    ['at another port', 'https://cdn.mangabaka.dev:8443/3.jpg'],
    ['of a host of another source', 'https://image.tmdb.org/4.jpg'],
  ])('%s', async (_what, address) => {
    const manga = await shelf.oneManga(address);
    shelf.web.put(address, jpeg);
    expect(await shelf.statusOf(manga)).toBe(404);
    expect(shelf.web.asked).toEqual([]);
    expect(await shelf.row(manga)).toBeUndefined();
  });

  it('while pictures are off', async () => {
    const off = await PictureShelf.start({ settings: { IMAGES: 'off' } });
    const manga = await off.oneManga();
    off.web.put(manga.address, jpeg);
    expect(await off.statusOf(manga)).toBe(404);
    expect(off.web.asked).toEqual([]);
    await off.close();
  });
});
