import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MEDIA_OF, WORK_KINDS, type Media, type WorkKind } from '#slices/catalog/values.ts';
import { LIST_STATUSES, type Play } from '#slices/lists/index.ts';
import type { ExportEntry, FormatWriter } from './export-entry.ts';
import { fitting, somePasses, somePlays } from './fixtures/history.ts';
import { FORMAT_NAMES } from './list-format.ts';
import { readAll, sampleBytes, TODAY } from './fixtures/read-sample.ts';
import { PRIORITIES, VISIBILITIES, type PlayStatement } from '#slices/exchange/list-row.ts';
import { writeMalXml } from './write-mal-xml.ts';
import { writeTsuzuki } from './write-tsuzuki.ts';
import { writeTsuzukiCsv } from './write-tsuzuki-csv.ts';

const HEAD = {
  username: 'mika',
  exportedAt: `${TODAY}T12:00:00.000Z`,
  counts: { CURRENT: 1 },
  customLists: [],
  favourites: [],
};

const written = async (writer: FormatWriter, entries: readonly ExportEntry[]): Promise<Buffer> => {
  const pieces: string[] = [];
  const source = (async function* () {
    yield* entries;
  })();
  for await (const piece of writer(source, HEAD)) pieces.push(piece);
  return Buffer.from(pieces.join(''));
};

const partialDate = fc.oneof(
  fc.constantFrom(null, '2014', '2014-05', '2014-05-31'),
  fc
    .date({ min: new Date('1990-01-01'), max: new Date('2026-11-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
);

/** Text from a user or an attacker: formulas, markup, entities, breaks, quotes, emoji. */
const text = (maxLength: number) =>
  fc.oneof(
    fc.string({ maxLength, unit: 'grapheme' }),
    fc.constantFrom(
      '=1+1',
      "'=1",
      "''-2",
      '@x',
      ']]>',
      '<br />',
      '&amp;',
      '&#38; & <b>',
      'a\nb',
      '"q",;\\',
    ),
  );

const notes = text(60).map((raw) => {
  const kept = raw.replaceAll('\0', '').replaceAll('\r', '').toWellFormed();
  return kept.trim() === '' ? null : kept;
});
const word = text(20).map((raw) => raw.replaceAll('\0', '').trim().toWellFormed());
const words = fc
  .array(word, { maxLength: 4 })
  .map((list) => [...new Set(list.filter((each) => each !== ''))]);

const inWords = ({ at, recordedAt, ...play }: Play): PlayStatement => ({
  ...play,
  at: at.toISOString(),
  recordedAt: recordedAt.toISOString(),
});

const historyOf = (media: Media) =>
  fc
    .record({ passes: somePasses(media), plays: somePlays(media) })
    .map((history) => fitting(history, 100_000))
    .map(({ passes, plays }) => ({ passes, plays: plays.map(inWords) }));

const fieldsOf = (kind: WorkKind) =>
  fc.record({
    status: fc.constantFrom(...LIST_STATUSES),
    progress: fc.integer({ min: 0, max: 4000 }).map((half) => (kind === 'anime' ? half : half / 2)),
    progressVolumes: fc.integer({ min: 0, max: 100 }),
    score: fc.option(fc.integer({ min: 1, max: 100 })),
    repeatCount: fc.integer({ min: 0, max: 254 }),
    startedOn: partialDate,
    completedOn: partialDate,
    notes,
    tags: words,
    customLists: words,
    priority: fc.constantFrom(...PRIORITIES),
    visibility: fc.constantFrom(...VISIBILITIES),
    isHiddenFromStatusLists: fc.boolean(),
    isFavourite: fc.boolean(),
  });

const saysOf = (kind: WorkKind) =>
  fc
    .tuple(fieldsOf(kind), historyOf(MEDIA_OF[kind]))
    .map(([fields, history]) => ({ ...fields, ...history }));

const entryOf = (kind: WorkKind): fc.Arbitrary<ExportEntry> =>
  fc.record({
    kind: fc.constant(kind),
    workId: fc.uuid(),
    ids: fc.record({
      mal: fc.integer({ min: 1, max: 99_999 }).map(String),
      kitsu: fc.constant('7'),
    }),
    title: word.filter((title) => title !== ''),
    format: fc.constant(kind === 'anime' ? 'TV' : 'MANGA'),
    total: fc.constant(null),
    totalVolumes: fc.constant(null),
    says: saysOf(kind),
    createdAt: fc.constant('2020-01-02T03:04:05.678Z'),
    updatedAt: fc.constant('2026-01-02T03:04:05.000Z'),
  });

const lists = fc.array(fc.oneof(entryOf('anime'), entryOf('manga')), { maxLength: 12 });

it.each([
  ['tsuzuki', writeTsuzuki],
  ['tsuzuki-csv', writeTsuzukiCsv],
] as const)('%s loses nothing of any list', async (format, writer) => {
  await fc.assert(
    fc.asyncProperty(
      lists.filter((list) => list.length > 0),
      async (list) => {
        const { rows, skipped } = await readAll(format, await written(writer, list));
        expect(skipped).toEqual([]);
        for (const [index, entry] of list.entries()) {
          const row = rows[index];
          expect(row).toMatchObject({
            kind: entry.kind,
            ids: { tsuzuki: entry.workId, ...entry.ids },
          });
          const { progressVolumes, ...rest } = entry.says;
          expect(row?.says).toMatchObject(rest);
          if (entry.kind === 'manga') expect(row?.says).toMatchObject({ progressVolumes });
          expect(row).toMatchObject({ createdAt: entry.createdAt, updatedAt: entry.updatedAt });
        }
      },
    ),
    { numRuns: 150 },
  );
});

it.each([
  ['mal-xml', writeMalXml('manga')],
  ['tsuzuki', writeTsuzuki],
  ['tsuzuki-csv', writeTsuzukiCsv],
] as const)(
  '%s of an empty list is known as what it is, and has nothing to import',
  async (format, writer) => {
    const file = await written(writer, []);
    await expect(readAll('auto', file)).rejects.toThrow(/no entries to import/u);
    await expect(readAll('auto', file)).rejects.toThrow(FORMAT_NAMES[format]);
  },
);

/** The part of an entry that MyAnimeList's format can express. */
const inMalWords = ({ kind, says }: ExportEntry) => ({
  status: says.status,
  progress: Math.floor(says.progress),
  score: says.score === null ? null : Math.max(1, Math.round(says.score / 10)) * 10,
  repeatCount: says.repeatCount,
  startedOn: says.startedOn,
  completedOn: says.completedOn,
  notes: says.notes?.trim() ?? null,
  ...(kind === 'manga' && { progressVolumes: says.progressVolumes }),
});

it.each(WORK_KINDS)("MyAnimeList's form of %s says all it can", async (kind) => {
  await fc.assert(
    fc.asyncProperty(fc.array(entryOf(kind), { minLength: 1, maxLength: 12 }), async (list) => {
      const { rows, skipped } = await readAll('mal-xml', await written(writeMalXml(kind), list));
      expect(skipped).toEqual([]);
      expect(rows.map(({ ids }) => ids['mal'])).toEqual(list.map(({ ids }) => ids['mal']));
      for (const [index, entry] of list.entries())
        expect(rows[index]?.says).toMatchObject(inMalWords(entry));
    }),
    { numRuns: 150 },
  );
});

it("has the shape MyAnimeList's importer wants", async () => {
  const [entry] = fc.sample(entryOf('anime'), 1);
  const [list] = [
    [{ ...entry!, says: { ...entry!.says, status: 'REPEATING' as const, progress: 3 } }],
  ];
  const xml = (await written(writeMalXml('anime'), list)).toString();
  for (const tag of ['user_id', 'user_name', 'user_total_anime', 'user_total_plantowatch'])
    expect(xml).toMatch(new RegExp(`<${tag}>[^<]*</${tag}>`, 'u'));
  expect(xml).toContain('<user_export_type>1</user_export_type>');
  expect(xml).toContain('<update_on_import>1</update_on_import>');
  expect(xml).toContain('<my_status>Completed</my_status>');
  expect(xml).toContain('<my_rewatching>1</my_rewatching>');
  expect(xml).toContain('<my_rewatching_ep>3</my_rewatching_ep>');
});

/** The tags of an entry in a file, in their order. Each tag begins a line, and the content of notes does not. */
const tagsOf = (xml: string): string[] =>
  [...(xml.split(/<(?:anime|manga)>/u)[1] ?? '').matchAll(/^\t\t<(\w+)>/gmu)].map(
    ([, tag]) => tag ?? '',
  );

it.each([
  ['anime', 'mal-anime.xml'],
  ['manga', 'mal-manga.xml'],
] as const)(
  "has each tag of MyAnimeList's own export of %s, in its order",
  async (kind, sample) => {
    const [entry] = fc.sample(entryOf(kind), 1);
    const ours = (await written(writeMalXml(kind), [entry!])).toString();
    expect(tagsOf(ours)).toEqual(tagsOf(sampleBytes(sample).toString()));
  },
);

it('has numbers where readers of the form turn the text into one', async () => {
  const xml = (await written(writeMalXml('anime'), fc.sample(entryOf('anime'), 1))).toString();
  expect(xml).toContain('<my_storage_value>0.00</my_storage_value>');
  expect(xml).toMatch(/<user_id>\d+<\/user_id>/u);
});
