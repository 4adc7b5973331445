import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeFeed, importAnime, recordDataSources } from '#slices/catalog/index.ts';
import { DUMP_FILES } from '#slices/sources/dump/files.ts';
import { writeDump } from '#slices/sources/index.ts';
import { commandEnvironment } from '../databases.ts';
import { bytesIn, linesIn } from '../dump-files.ts';
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

const dumpTo = (name: string) =>
  writeDump(test.app, { folder: path.join(folder, name), isPublic: false });

const source = (key: string, licence: string) => ({
  key,
  licence,
  name: key,
  version: '1',
  asOf: '2026-11-01',
  attribution: key,
  url: 'https://example.org',
});

/** What a source says of the anime that Bangumi knows under an id. */
const say = async (
  key: 'anidb-titles' | 'tvmaze' | 'wikipedia',
  bangumi: string,
  said: object,
): Promise<void> => {
  await test.app.db.transaction().execute((tx) =>
    importAnime(test.app, tx, {
      source: key,
      claims: [
        {
          sourceId: bangumi,
          externalIds: [{ site: 'bangumi', id: bangumi, isPrimary: true }],
          ...said,
        },
      ],
    }),
  );
  await (await test.app.open(changeFeed)).catchUp();
};

it('the command writes files of lines in their schema, with a manifest that counts them', async () => {
  const to = path.join(folder, 'command');
  const { code, stdout } = await runHere(['dump', to, '--json'], {
    environment: commandEnvironment(test.databaseUrl, folder),
    folder,
  });
  expect(code).toBe(0);
  const report = JSON.parse(stdout);
  expect(JSON.parse(await readFile(path.join(to, 'manifest.json'), 'utf8'))).toMatchObject({
    version: report.version,
    files: report.files,
  });
  for (const { name, line } of DUMP_FILES) {
    const lines = await linesIn(to, name);
    const written = report.files.find((file: { name: string }) => file.name === name);
    expect(written.rows).toBe(lines.length);
    const wrong = lines.flatMap((one) => {
      const parsed = line.safeParse(one);
      return parsed.success ? [] : [{ id: one.id, error: parsed.error.issues }];
    });
    expect(wrong).toEqual([]);
    const bytes = await readFile(path.join(to, written.file));
    expect(written).toMatchObject({
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
  }
  const anime = await linesIn(to, 'anime');
  expect(anime.length).toBeGreaterThan(1_000);
  expect(anime.find(({ titleNative }) => titleNative === '葬送のフリーレン')).toMatchObject({
    titleEnglish: expect.stringContaining('Frieren'),
    format: 'TV',
    seasonYear: 2023,
  });
});

it('every field names its sources, and every source its licence', async () => {
  await dumpTo('credited');
  for (const kind of ['anime', 'manga'])
    for (const line of await linesIn(path.join(folder, 'credited'), kind)) {
      const { kind: _kind, id, sources, licences, ...fields } = line;
      expect({ id, uncredited: Object.keys(fields).filter((field) => !sources[field]) }).toEqual({
        id,
        uncredited: [],
      });
      expect(Object.keys(licences)).toEqual(
        [...new Set(Object.values<string[]>(sources).flat())].toSorted(),
      );
      expect(Object.values(licences)).not.toContain('');
    }
});

it('two dumps of the same catalogue have the same bytes', async () => {
  const [first, second] = [await dumpTo('first'), await dumpTo('second')];
  expect(second).toEqual(first);
  const [one, other] = [
    await bytesIn(path.join(folder, 'first')),
    await bytesIn(path.join(folder, 'second')),
  ];
  for (const name of Object.keys(one)) expect(one[name]!.equals(other[name]!)).toBe(true);
});

it('what a source under a closed or unknown licence says is left out, and the next open source is heard', async () => {
  await dumpTo('before');
  const before = await linesIn(path.join(folder, 'before'), 'anime');
  const work = before.find(
    ({ titleEnglish, externalIds }) =>
      !titleEnglish && externalIds?.some(({ site }: { site: string }) => site === 'bangumi'),
  );
  const bangumi = work.externalIds.find(({ site }: { site: string }) => site === 'bangumi').id;
  await test.app.db
    .transaction()
    .execute((tx) =>
      recordDataSources(test.app, tx, [
        source('anidb-titles', 'CC BY-NC-SA 4.0'),
        source('tvmaze', 'CC BY-SA 4.0'),
      ]),
    );
  await say('anidb-titles', bangumi, {
    titleEnglish: 'Zugesperrter Titel',
    synonyms: [{ text: 'Zugesperrter Name', lang: null }],
  });
  await say('tvmaze', bangumi, {
    titleEnglish: 'Open Title',
    descriptions: [{ text: 'Open text.', lang: 'en' }],
  });
  await say('wikipedia', bangumi, {
    descriptions: [{ text: 'Von unbekannter Lizenz.', lang: 'ja' }],
  });
  const { data } = await test.ask(`{ anime(id: "${work.id}") { titleEnglish } }`);
  expect(data.anime.titleEnglish).toBe('Zugesperrter Titel');
  await dumpTo('after');
  const text = JSON.stringify(await linesIn(path.join(folder, 'after'), 'anime'));
  expect(text).not.toContain('Zugesperrt');
  expect(text).not.toContain('unbekannter Lizenz');
  const after = (await linesIn(path.join(folder, 'after'), 'anime')).find(
    ({ id }) => id === work.id,
  );
  expect(after).toMatchObject({
    titleEnglish: 'Open Title',
    descriptions: [{ text: 'Open text.', lang: 'en', source: 'tvmaze' }],
    sources: { titleEnglish: ['tvmaze'] },
    licences: { tvmaze: 'CC-BY-SA-4.0' },
  });
});

it('a dump for anybody has no rules of the mapping that lead to adult works, nor ids of their episodes', async () => {
  await dumpTo('whole');
  const whole = await linesIn(path.join(folder, 'whole'), 'mapping');
  const { anime, id } = whole.find(
    ({ kind, level }) => kind === 'mapping-rule' && level === 'show',
  );
  const { pool } = test.app.database;
  await pool.query('update catalog.anime set is_adult = true where id = $1', [anime]);
  await writeDump(test.app, { folder: path.join(folder, 'general'), isPublic: true });
  await pool.query('update catalog.anime set is_adult = false where id = $1', [anime]);
  const general = await linesIn(path.join(folder, 'general'), 'mapping');
  expect(general.length).toBeGreaterThan(0);
  expect(general.filter((line) => line.anime === anime)).toEqual([]);
  expect(whole.some((line) => line.anime === anime && line.id === id)).toBe(true);
});
