import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '#platform/log.ts';
import { readSettings } from '#platform/settings.ts';
import { settingsGroups } from '../../../app.ts';
import { readParts, writeParts } from './parts-file.ts';
import { Shelf, type Work } from './shelf.ts';
import { TitleFile } from './title-file.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tsuzuki-titles-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const log = createLog(readSettings(settingsGroups, { LOG_LEVEL: 'silent' }));
const shelfOn = (file: string): Shelf<Work> =>
  new Shelf<Work>(new TitleFile({ file, log, worthKeeping: 0 }));

const work = (number: number, titleNative: string, popularity = 0): Work => ({
  id: `00000000-0000-5000-8000-${String(number).padStart(12, '0')}`,
  titleNative,
  titleRomaji: null,
  titleEnglish: null,
  synonyms: [],
  popularity,
  isAdult: false,
  format: 'TV',
  startOn: null,
  endOn: null,
  isHidden: false,
  externalIds: [],
});

const WORKS = [
  work(1, 'Kaiba'),
  work(2, 'Mononoke'),
  work(3, 'Ping Pong', 9),
  work(4, 'Gankutsuou'),
];
const found = (shelf: Shelf<Work>, query: string): string[] =>
  shelf.search(query, 5, () => true).map(({ titleNative }) => titleNative);

/** A file with the index of `WORKS`. */
const keptFile = async (name: string): Promise<string> => {
  const file = path.join(folder, name);
  const shelf = shelfOn(file);
  await shelf.replaceAll(WORKS);
  await shelf.close();
  return file;
};

test('a start finds the same by the kept index', async () => {
  const file = await keptFile('same.bin');
  const before = await readFile(file);
  const shelf = shelfOn(file);
  await shelf.replaceAll(WORKS);
  expect(['kaiba', 'mononoke', 'ping', 'gankutuou'].map((query) => found(shelf, query))).toEqual([
    ['Kaiba'],
    ['Mononoke'],
    ['Ping Pong'],
    ['Gankutsuou'],
  ]);
  await shelf.close();
  expect(await readFile(file)).toEqual(before);
});

test('a start on an old index finds works as they are now', async () => {
  const shelf = shelfOn(await keptFile('old.bin'));
  await shelf.replaceAll([
    work(5, 'Ping Pong Girls'),
    work(1, 'Space Dandy'),
    work(3, 'Ping Pong', 9),
    work(4, 'Gankutsuou'),
  ]);
  expect(found(shelf, 'space dandy')).toEqual(['Space Dandy']);
  expect(found(shelf, 'kaiba')).toEqual([]);
  expect(found(shelf, 'mononoke')).toEqual([]);
  expect(found(shelf, 'ping pong')).toEqual(['Ping Pong', 'Ping Pong Girls']);
});

test('changes after a start reach the index that was kept', async () => {
  const shelf = shelfOn(await keptFile('changed.bin'));
  await shelf.replaceAll(WORKS);
  shelf.replaceSome([WORKS[0]!.id, WORKS[1]!.id], [work(1, 'Tatami Galaxy')]);
  expect(found(shelf, 'tatami galaxy')).toEqual(['Tatami Galaxy']);
  expect(found(shelf, 'mononoke')).toEqual([]);
  await shelf.renewTitles();
  expect(found(shelf, 'tatami galaxy')).toEqual(['Tatami Galaxy']);
  expect(found(shelf, 'mononoke')).toEqual([]);
});

test('a work whose popularity alone changed is ranked by it, and wears the index out no further', async () => {
  const shelf = shelfOn(await keptFile('rated.bin'));
  const [one, other] = [work(1, 'Kaiba'), work(2, 'Kaiba')];
  await shelf.replaceAll([{ ...one, popularity: 5 }, other]);
  const first = (): string | undefined => shelf.search('kaiba', 1, () => true)[0]?.id;
  expect(first()).toBe(one.id);
  shelf.replaceSome([other.id], [{ ...other, popularity: 50 }]);
  expect(first()).toBe(other.id);
});

test('an index that is damaged, of another program or of other works is built anew', async () => {
  const file = await keptFile('wrong.bin');
  const good = await readFile(file);
  for (const wrong of ['no index', good.subarray(0, -9)]) {
    await writeFile(file, wrong);
    const shelf = shelfOn(file);
    await shelf.replaceAll(WORKS);
    expect(found(shelf, 'kaiba')).toEqual(['Kaiba']);
    await shelf.close();
    expect(await readFile(file)).toEqual(good);
  }
});

test('an index of another version of the program is not used', async () => {
  const file = path.join(folder, 'version.bin');
  const parts = await readParts(await keptFile('now.bin'));
  await writeParts(file, [Buffer.from('another version'), ...parts!.slice(1)]);
  expect(await new TitleFile({ file, log }).read()).toBeNull();
});

test('where nothing can be written a start goes on without', async () => {
  const inTheWay = path.join(folder, 'no-folder');
  await writeFile(inTheWay, '');
  const shelf = shelfOn(path.join(inTheWay, 'titles.bin'));
  await shelf.replaceAll(WORKS);
  await shelf.close();
  expect(found(shelf, 'kaiba')).toEqual(['Kaiba']);
});

test('a small index is not kept', async () => {
  const file = path.join(folder, 'small.bin');
  const shelf = new Shelf<Work>(new TitleFile({ file, log }));
  await shelf.replaceAll(WORKS);
  await shelf.close();
  expect(await readdir(folder)).not.toContain('small.bin');
});

test('the work of the year that a query names is ahead, and a title with that number stays', async () => {
  const of = (startOn: string, ...rest: Parameters<typeof work>): Work => ({
    ...work(...rest),
    startOn,
  });
  const works = [
    of('2001-07-05', 1, 'Fruits Basket', 5),
    of('2019-04-06', 2, 'Fruits Basket', 9),
    of('1992-08-21', 3, 'Tokyo Babylon', 9),
    of('2021-04', 4, 'Tokyo Babylon 2021', 1),
    of('2001', 5, 'Basket Panic', 9),
  ];
  const shelf = new Shelf<Work>();
  await shelf.replaceAll(works);
  const years = (query: string): unknown[] =>
    shelf.search(query, 3, () => true).map(({ startOn }) => startOn);
  const [first, second] = years('fruits basket');
  expect([first, second]).toEqual(['2001-07-05', '2019-04-06']);
  expect(years('fruits basket 2019').slice(0, 2)).toEqual([second, first]);
  expect(years('fruit basket (2019)')[0]).toBe(second);
  expect(years('fruits basket 1987')[0]).toBe(first);
  expect(years('tokyo babylon 2021')[0]).toBe('2021-04');
  const page = (most: number) => shelf.search('fruits basket 2019', most, () => true);
  expect(page(5).slice(0, 2)).toEqual(page(2));
});
