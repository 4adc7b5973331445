import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commandEnvironment } from '../databases.ts';
import { bring } from '../list-files.ts';
import { listPerson } from '../list-person.ts';
import { runHere } from '../product/command-here.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
let folder: string;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'], now: '2026-11-21T12:00:00Z' });
  folder = await mkdtemp(path.join(tmpdir(), 'tsuzuki-test-'));
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

const run = (...words: string[]) =>
  runHere(words, { environment: commandEnvironment(test.databaseUrl, folder), folder });

const STATISTICS = `{ viewer { statistics(media: ANIME) { entries units minutes scored meanScore
  statuses { value entries } formats { value entries units } genres { value entries } } } }`;

it('counts lists anew, of one account or of all, whatever the sums had become', async () => {
  const people = [await listPerson(test, 'counted'), await listPerson(test, 'uncounted')];
  for (const { id: userId } of people)
    await bring(test, { userId, format: 'mal-xml', file: 'mal-anime.xml' });
  const right = await people[0]?.ask(STATISTICS);
  expect(right.viewer.statistics.entries).toBeGreaterThan(5);
  const { pool } = test.app.database;
  const spoil = async () => {
    await pool.query('update lists.tally set entries = entries + 7, units = units + 1');
    await pool.query(`delete from lists.tally where facet = 'FORMAT'`);
  };
  await spoil();
  expect(await people[0]?.ask(STATISTICS)).not.toEqual(right);
  const one = await run('statistics', 'rebuild', '--user', 'counted', '--json');
  expect({ code: one.code, ...JSON.parse(one.stdout) }).toEqual({ code: 0, lists: 1 });
  expect(await people[0]?.ask(STATISTICS)).toEqual(right);
  expect(await people[1]?.ask(STATISTICS)).not.toEqual(right);
  const all = await run('statistics', 'rebuild', '--json');
  expect({ code: all.code, ...JSON.parse(all.stdout) }).toEqual({ code: 0, lists: 2 });
  expect(await people[1]?.ask(STATISTICS)).toEqual(right);
  expect((await run('statistics', 'rebuild', '--user', 'nobody')).code).toBe(1);
});

it('a command that writes a list opens all that lists read of the catalogue', async () => {
  const file = path.join(folder, 'list.json');
  const words = ['--user', 'counted', '--format', 'tsuzuki', '--file', file, '--json'];
  const written = await run('list', 'export', ...words);
  expect({ code: written.code, ...JSON.parse(written.stdout) }).toMatchObject({
    code: 0,
    files: [{ file, leftOut: 0 }],
  });
});

it('a list is packed where the name of its file ends with .gz, in whatever case', async () => {
  const { id: userId } = await test.user('packer');
  for (const file of ['mal-anime.xml', 'mal-manga.xml'])
    await bring(test, { userId, format: 'mal-xml', file });
  for (const [name, beside] of [
    ['list.xml.gz', 'list-manga.xml.gz'],
    ['LIST.XML.GZ', 'LIST-manga.XML.GZ'],
  ] as const) {
    const words = ['--user', 'packer', '--format', 'mal-xml', '--file', path.join(folder, name)];
    expect((await run('list', 'export', ...words)).code).toBe(0);
    for (const [file, kind] of [
      [name, 'anime'],
      [beside, 'manga'],
    ] as const) {
      const xml = gunzipSync(await readFile(path.join(folder, file))).toString();
      expect(xml).toContain('<myanimelist>');
      expect(xml).toContain(`<${kind}>`);
    }
  }
});
