import { randomBytes } from 'node:crypto';
import { chmod, mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { DAY_MS } from '#platform/durations.ts';
import { mangaCatalogue } from '#slices/catalog/index.ts';
import { Decoder } from '#slices/images/decode/decoder.ts';
import { imagesCheck } from '#slices/images/check.ts';
import { Pictures } from '#slices/images/pictures.ts';
import { publishedPicture } from '#slices/images/published.ts';
import { tidyImages } from '#slices/images/tidy.ts';
import { coverJpeg } from '../picture-files.ts';
import { PictureShelf } from '../picture-shelf.ts';
import { mountSmallDisk } from '../small-disk.ts';

let shelf: PictureShelf;
let jpeg: Buffer;

beforeAll(async () => {
  shelf = await PictureShelf.start({ settings: { IMAGES_CACHE_MB: '1' } });
  jpeg = await coverJpeg('#607020');
});
afterAll(() => shelf.close());

/** A JPEG that is hard to make small: a quarter of a megabyte. */
const grain = (): Promise<Buffer> =>
  sharp(randomBytes(400 * 600 * 3), { raw: { width: 400, height: 600, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();

it('a full cache lets go what was not shown for longest, and fetches it again when it is asked for', async () => {
  const manga = await shelf.manga(Array.from({ length: 8 }, () => undefined));
  for (const one of manga) {
    shelf.web.put(one.address, await grain());
    expect(await shelf.statusOf(one, { size: 'small' })).toBe(200);
    shelf.later(DAY_MS);
    // The first is shown every day.
    expect(await shelf.statusOf(manga[0]!, { size: 'small' })).toBe(200);
  }
  await expect.poll(() => shelf.pictures.files.size()).toBeLessThanOrEqual(1024 ** 2);
  const [first, second, ...rest] = manga;
  for (const one of [first!, rest.at(-1)!]) await shelf.statusOf(one, { size: 'small' });
  expect(await shelf.statusOf(second!, { size: 'large' })).toBe(200);
  const times = (one: { address: string }) => shelf.web.times(one.address);
  expect([times(first!), times(rest.at(-1)!), times(second!)]).toEqual([1, 1, 2]);
});

it('the nightly work forgets pictures that no work has any more, also those of a host that is no longer allowed', async () => {
  const [kept, gone] = await shelf.manga([undefined, undefined]);
  for (const one of [kept!, gone!]) {
    shelf.web.put(one.address, await coverJpeg('#000000', { title: one.id }));
    await shelf.statusOf(one);
  }
  const { pool } = shelf.test.app.database;
  const digestOf = async (one: { address: string }) =>
    String((await shelf.row(one))!['content_digest']);
  const [keptDigest, goneDigest] = [await digestOf(kept!), await digestOf(gone!)];
  await pool.query('update catalog.manga set cover_url = null where id = $1', [gone!.id]);
  shelf.test.app.get(mangaCatalogue).replaceSome([gone!.id], []);
  shelf.later(DAY_MS);
  await tidyImages(shelf.test.app);
  expect(await shelf.row(kept!)).toBeDefined();
  expect(await shelf.row(gone!)).toBeUndefined();
  const files = (await shelf.files()).join();
  expect([files.includes(keptDigest), files.includes(goneDigest)]).toEqual([true, false]);
});

it('a full disk is one clear line in the log, and the drawn cover, until there is room', async ({
  skip,
}) => {
  const disk = (await mountSmallDisk(40)) ?? skip();
  onTestFinished(() => disk.remove());
  const lines: string[] = [];
  const full = await PictureShelf.start({
    settings: { TSUZUKI_DATA: path.join(disk.folder, 'data') },
    onLog: (line) => void lines.push(line),
  });
  onTestFinished(() => full.close());
  const manga = await full.manga([undefined, undefined, undefined]);
  for (const { address } of manga) full.web.put(address, await grain());
  disk.fill(64 * 1024);
  const response = await full.get(manga[0]!, { accept: '*/*' });
  expect([response.status, await response.json()]).toMatchObject([
    503,
    { reason: 'IMAGES_NO_ROOM' },
  ]);
  expect(await full.statusOf(manga[1]!)).toBe(503);
  // Nothing was asked for that could not be kept, and nothing is left of what was.
  expect(full.web.asked).toHaveLength(1);
  expect(await full.files()).toEqual([]);
  expect(lines.filter((line) => line.includes('the disk is full'))).toHaveLength(1);
  disk.empty();
  full.later(61_000);
  expect(await Promise.all(manga.map((one) => full.statusOf(one)))).toEqual([200, 200, 200]);
});

it('a folder that may not be written to is a bug of the installation, not of the picture', async ({
  skip,
}) => {
  if (process.getuid?.() === 0) skip();
  const shut = await PictureShelf.start();
  onTestFinished(() => shut.close());
  const manga = await shut.oneManga();
  shut.web.put(manga.address, jpeg);
  await mkdir(shut.folder, { recursive: true });
  await chmod(shut.folder, 0o500);
  expect(await shut.statusOf(manga)).toBe(500);
  expect(await shut.row(manga)).toBeUndefined();
});

it('without a decoder for this machine there are no pictures: one clear line in the log, and no request', async () => {
  const lines: string[] = [];
  const logging = await PictureShelf.start({ onLog: (line) => void lines.push(line) });
  onTestFinished(() => logging.close());
  const { app } = logging.test;
  const entry = new URL('../../src/slices/images/decode/fixtures/missing.ts', import.meta.url);
  const pictures = new Pictures(app, new Decoder({ processes: 1, entry }));
  onTestFinished(() => pictures.close());
  const manga = await logging.manga([undefined, undefined]);
  for (const { id, address } of manga) {
    logging.web.put(address, jpeg);
    const published = publishedPicture(app, app.get(mangaCatalogue).get(id)!, 'cover')!;
    const asked = pictures.get(published, { width: 100, format: 'webp' });
    await expect(asked).rejects.toMatchObject({ word: 'no decoder' });
  }
  expect(pictures.canDecode).toBe(false);
  expect(logging.web.asked).toHaveLength(1);
  const said = lines.filter((line) => line.includes('cannot be loaded on this machine'));
  expect(said).toHaveLength(1);
  expect(said[0]).toContain('Could not load the \\"sharp\\" module.');
});

it('the doctor tries the decoder, and says how much room pictures take', async () => {
  const { app } = shelf.test;
  const verdict = await imagesCheck.run(app);
  expect(verdict).toMatchObject({ isGood: true, reason: 'IMAGES_HERE', values: { most: 1 } });
  const off = await PictureShelf.start({ settings: { IMAGES: 'off' } });
  onTestFinished(() => off.close());
  expect(await imagesCheck.run(off.test.app)).toMatchObject({ reason: 'IMAGES_OFF' });
});
