import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogue, changeFeed } from '#slices/catalog/index.ts';
import { importMappingFile } from '#slices/sources/index.ts';
import type { ListFormat } from '#slices/listfiles/index.ts';
import { bring, exported, listInWords, listSample } from '../list-files.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

interface ExpectedFile {
  entries: ({ kind: string; malId: number | null } & Record<string, unknown>)[];
  skipped?: { title: string; reason: string }[];
}

const expected = JSON.parse(listSample('expected.json').toString()) as Record<string, ExpectedFile>;
const mappingFile = fileURLToPath(new URL('../fixtures/scrobble-mapping.json', import.meta.url));

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ template: 'catalogue', roles: ['web'], now: '2026-11-21T12:00:00Z' });
  // Trakt numbers seasons as the film databases do.
  const options = { format: 'tsuzuki' as const, file: mappingFile, createMissing: true };
  await importMappingFile(test.app, options);
  await test.app.get(changeFeed).catchUp();
});
afterAll(() => test.close());

let people = 0;
const person = async () => (await test.user(`importer${(people += 1)}`)).id;

const FILES: readonly (readonly [ListFormat, string])[] = [
  ['mal-xml', 'mal-anime.xml'],
  ['mal-xml', 'mal-manga.xml'],
  ['mal-xml', 'mal-anime-edge.xml'],
  ['kitsu', 'kitsu-flavour-anime.xml'],
  ['shikimori', 'shikimori-anime.json'],
  ['shikimori', 'shikimori-manga.json'],
  ['shikimori', 'shikimori-anime.xml'],
  ['anilist', 'anilist-medialistcollection.json'],
  ['simkl', 'simkl-all-items-anime.json'],
  ['trakt', 'trakt-export.zip'],
];

/** Members that are not part of entries: ids, warnings, and comments of the file. */
const BESIDE = new Set(['malId', 'anilistId', 'warnings', 'kind']);

/** The entry of an expected row. If it only has an id of AniList, the kind identifies it. */
const entryOf = (
  list: Record<string, unknown>[],
  { kind, malId }: ExpectedFile['entries'][number],
) =>
  list.find(
    (entry) => entry['kind'] === kind && (entry['malIds'] as number[]).includes(malId ?? 35_760),
  );

it.each(FILES)('%s: %s becomes the list it should, once', async (format, file) => {
  const userId = await person();
  const first = await bring(test, { userId, format, file });
  const { entries, skipped = [] } = expected[file]!;
  expect(first).toMatchObject({ added: entries.length, updated: 0, unchanged: 0 });
  const skips = first.rows.filter(({ outcome }) => outcome === 'skipped');
  expect(skips.map(({ title, reason }) => ({ title, reason }))).toEqual(
    skipped.map(({ title, reason }) => ({ title, reason })),
  );
  const list = await listInWords(test, userId);
  for (const promise of entries) {
    const fields = Object.entries(promise).filter(([name]) => !BESIDE.has(name));
    // For Trakt, notes are remarks about the expectation itself.
    const told = Object.fromEntries(
      fields.filter(([name]) => format !== 'trakt' || name !== 'notes'),
    );
    expect(entryOf(list, promise)).toMatchObject(told);
    const warned = (promise['warnings'] as string[] | undefined) ?? [];
    for (const warning of warned)
      expect(first.rows.map(({ reason }) => reason).join()).toContain(warning);
  }
  const again = await bring(test, { userId, format, file });
  expect(again).toMatchObject({ added: 0, updated: 0, unchanged: entries.length });
  expect(await listInWords(test, userId)).toEqual(list);
});

/** Rows in MyAnimeList's form with real ids; without one, with an id that does not exist. */
const malList = (malIds: readonly (number | undefined)[]): Buffer => {
  const [row = ''] = /<anime>[\s\S]*?<\/anime>/u.exec(listSample('mal-anime.xml').toString()) ?? [];
  const rows = malIds.map((id, at) =>
    row.replace(/(<series_animedb_id>)\d+/u, (_, tag: string) => `${tag}${id ?? 90_000_000 + at}`),
  );
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8" ?>\n<myanimelist>${rows.join('')}</myanimelist>`,
  );
};

it.each([64, 293, 618, 1_175, 1_889])(
  'a list of MyAnimeList as long as people have: %i rows, nine of ten known, each other one told with its reason',
  async (length) => {
    const known = [...test.app.get(catalogue).all()].flatMap(
      ({ externalIds }) => externalIds.find(({ site }) => site === 'mal')?.id ?? [],
    );
    const malIds = [...new Set(known)]
      .slice(0, length)
      .map((id, at) => (at % 10 === 9 ? undefined : Number(id)));
    const userId = await person();
    const { added, rows } = await bring(test, { userId, format: 'mal-xml', file: malList(malIds) });
    const unknown = malIds.filter((id) => id === undefined).length;
    expect({ rows: rows.length, added }).toEqual({ rows: length, added: length - unknown });
    const skipped = rows.filter(({ outcome }) => outcome === 'skipped');
    expect(new Set(skipped.map(({ reason }) => reason)).size).toBe(1);
    expect(skipped).toHaveLength(unknown);
    expect(await listInWords(test, userId)).toHaveLength(length - unknown);
  },
);

it('imports a backup of Mihon; what only a title tells waits for a word', async () => {
  const userId = await person();
  const file = 'mihon-sample_2026-09-01_12-00.tachibk';
  const asked = await bring(test, { userId, format: 'mihon', file });
  expect(asked.rows.map(({ title, outcome, reason }) => [title, outcome, reason])).toEqual([
    ['Berserk', 'added', 'trackers-disagree-max-progress-taken'],
    ['Monster', 'skipped', 'unknown-id'],
    ['Yotsuba to!', 'skipped', 'untracked-matched-by-title-needs-confirmation'],
    ['Opened once', 'skipped', 'not-in-library'],
  ]);
  const trusted = await bring(test, { userId, format: 'mihon', file, trustTitles: true });
  expect(trusted).toMatchObject({ added: 2, unchanged: 1, skipped: 1 });
  expect(await listInWords(test, userId)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ malIds: [2], progress: 364, score: 100, startedAt: '2016-02-10' }),
      expect.objectContaining({ malIds: [1], status: 'completed', progress: 162, score: 87 }),
    ]),
  );
});

it.each([
  ['tsuzuki', 'native-export.json'],
  ['tsuzuki-csv', 'native-export.csv'],
] as const)('%s brings in all 18 rows of %s', async (format, file) => {
  const userId = await person();
  expect(await bring(test, { userId, format, file })).toMatchObject({ added: 18, skipped: 0 });
  expect(await bring(test, { userId, format, file })).toMatchObject({ unchanged: 18 });
});

it('tells what would happen and leaves the list alone in a dry run', async () => {
  const userId = await person();
  const input = { userId, format: 'mal-xml', file: 'mal-anime-edge.xml' } as const;
  const dry = await bring(test, { ...input, isDryRun: true });
  expect(dry).toMatchObject({ importId: null, added: 9, skipped: 3 });
  expect(await listInWords(test, userId)).toEqual([]);
  const kept = await test.app.db
    .selectFrom('listfiles.list_import')
    .select('id')
    .where('user_id', '=', userId)
    .execute();
  expect(kept).toEqual([]);
  const wet = await bring(test, input);
  expect({ ...wet, importId: null }).toEqual(dry);
});

it('exports a list so that it comes back unchanged, also through coarser forms', async () => {
  const userId = await person();
  await bring(test, { userId, format: 'anilist', file: 'anilist-medialistcollection.json' });
  const list = await listInWords(test, userId);
  for (const format of ['tsuzuki', 'tsuzuki-csv'] as const) {
    const file = await exported(test, { userId, format });
    expect(await bring(test, { userId, format, file })).toMatchObject({
      unchanged: 18,
      updated: 0,
    });
    const stranger = await person();
    expect(await bring(test, { userId: stranger, format, file })).toMatchObject({ added: 18 });
    const byId = (a: Record<string, unknown>, b: Record<string, unknown>) =>
      JSON.stringify(a).localeCompare(JSON.stringify(b));
    expect((await listInWords(test, stranger)).toSorted(byId)).toEqual(list.toSorted(byId));
  }
  for (const [kind, count] of [
    ['anime', 12],
    ['manga', 6],
  ] as const) {
    const file = await exported(test, { userId, format: 'mal-xml', kind });
    const back = await bring(test, { userId, format: 'mal-xml', file });
    expect(back).toMatchObject({ unchanged: count, updated: 0, added: 0, skipped: 0 });
  }
  // Scores of 85 and 95 went through a scale of ten, and are unchanged.
  expect(await listInWords(test, userId)).toEqual(list);
});
