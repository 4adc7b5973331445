import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Anime } from '#slices/catalog/anime.ts';
import { importIdentifiedAnime } from '#slices/catalog/index.ts';
import type { Wanted } from '#slices/catalog/read-model/in-batches.ts';
import { fillShelf } from '#slices/catalog/read-model/load-kept.ts';
import { loadAnime } from '#slices/catalog/read-model/load.ts';
import { readParts, writeParts } from '#slices/catalog/read-model/parts-file.ts';
import { Shelf } from '#slices/catalog/read-model/shelf.ts';
import { WorkFile } from '#slices/catalog/read-model/work-file.ts';
import { numberedAnime, numberedId } from '../numbered-anime.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let server: TestApp;
let folder = '';

beforeAll(async () => {
  server = await startTestApp({ roles: ['web'] });
  folder = await mkdtemp(path.join(tmpdir(), 'tsuzuki-works-'));
  await write(1, 2, 3);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const write = (...numbers: number[]) =>
  server.app.db.transaction().execute((tx) =>
    importIdentifiedAnime(server.app, tx, {
      source: 'packages',
      claims: numbers.map((number) => numberedAnime(number)),
    }),
  );

/** Starts as a process does, with this file. @returns its works, and what was loaded from the database */
const start = async (file: string) => {
  const loaded: Wanted[] = [];
  const works = new WorkFile<Anime>({ file, log: server.app.log, worthKeeping: 0 });
  const shelf = new Shelf<Anime>(undefined, works);
  await fillShelf(server.app, shelf, {
    medium: 'ANIME',
    file: works,
    load: (app, ids) => {
      loaded.push(ids);
      return loadAnime(app, ids);
    },
  });
  await shelf.close();
  return { shelf, works: [...shelf.all()], loaded };
};

/** A file with the works as they are. */
const keptFile = async (name: string): Promise<string> => {
  const file = path.join(folder, name);
  await start(file);
  return file;
};

it('a start takes works that have not changed from the file', async () => {
  const first = await start(path.join(folder, 'same.bin'));
  expect(first.loaded).toEqual([null]);
  const second = await start(path.join(folder, 'same.bin'));
  expect(second.loaded).toEqual([]);
  expect(second.works).toEqual(first.works);
  expect(second.shelf.search('sakuhin 2', 1, () => true)).toEqual([second.works[1]]);
});

it.each([
  ['a work', `update catalog.anime set title_romaji = 'Another' where id = '${numberedId(1)}'`],
  ['a synonym', `update catalog.synonym set text = 'Another' where anime_id = '${numberedId(1)}'`],
  ['an id', `delete from catalog.external_id where anime_id = '${numberedId(1)}'`],
])('works with %s that changed are loaded again, and no others', async (_, change) => {
  const file = await keptFile('changed.bin');
  await sql.raw(change).execute(server.app.db);
  const { works, loaded } = await start(file);
  expect(loaded).toEqual([[numberedId(1)]]);
  expect(works).toEqual(await loadAnime(server.app, null));
});

it('new works are loaded, and those that are gone are not taken from the file', async () => {
  const file = await keptFile('other.bin');
  await write(4);
  await sql`delete from catalog.anime where id = ${numberedId(3)}`.execute(server.app.db);
  const { works, loaded, shelf } = await start(file);
  expect(loaded).toEqual([[numberedId(4)]]);
  expect(works.map(({ id }) => id)).toEqual([1, 2, 4].map(numberedId));
  expect(shelf.search('sakuhin 3', 5, () => true).map(({ id }) => id)).not.toContain(numberedId(3));
});

it('a file that is damaged or of another version of the program is as none, and is written again', async () => {
  const file = await keptFile('wrong.bin');
  const good = await readFile(file);
  const damaged = Buffer.from(good);
  damaged[good.length >> 1]! ^= 1;
  await writeFile(file, damaged);
  expect((await start(file)).loaded).toEqual([null]);
  expect(await readFile(file)).toEqual(good);
  await writeParts(file, [Buffer.from('another'), ...(await readParts(file))!.slice(1)]);
  expect((await start(file)).loaded).toEqual([null]);
  expect((await start(file)).loaded).toEqual([]);
});
