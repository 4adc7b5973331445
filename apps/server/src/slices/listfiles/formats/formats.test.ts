import { expect, it } from 'vitest';
import { markRepeats } from '#slices/exchange/rules/mark-repeats.ts';
import { settle } from '#slices/exchange/rules/settle.ts';
import { expectedOf, readAll, type ExpectedEntry } from './fixtures/read-sample.ts';
import type { ListFormat } from './list-format.ts';
import type { ListRow } from '#slices/exchange/values.ts';

/** An adapter's row in the form of `expected.json`. */
const inItsWords = (row: ListRow): Record<string, unknown> => {
  const { says, warnings } = settle(row, null);
  const numberOf = (site: string) => (row.ids[site] ? Number(row.ids[site]) : null);
  return {
    kind: row.kind,
    malId: numberOf('mal'),
    anilistId: numberOf('anilist'),
    mangaupdatesId: numberOf('mangaupdates'),
    title: row.title,
    status: says.status?.toLowerCase(),
    progress: says.progress,
    progressVolumes: says.progressVolumes ?? null,
    score: says.score ?? null,
    repeatCount: says.repeatCount ?? 0,
    startedAt: says.startedOn ?? null,
    completedAt: says.completedOn ?? null,
    notes: says.notes ?? null,
    tags: says.tags ?? [],
    customLists: says.customLists ?? [],
    private: says.visibility === 'PRIVATE',
    hiddenFromStatusLists: says.isHiddenFromStatusLists ?? false,
    warnings,
  };
};

const promised = (expected: ExpectedEntry, row: Record<string, unknown> | undefined) =>
  Object.fromEntries(Object.keys(expected).map((member) => [member, row?.[member]]));

/** Rows of a file have no common order, so they are sorted by this key. */
const keyOf = (entry: Record<string, unknown>): string =>
  `${String(entry['kind'])}/${String(entry['anilistId'] ?? entry['malId'])}`;
const byKey = (a: Record<string, unknown>, b: Record<string, unknown>): number =>
  keyOf(a).localeCompare(keyOf(b));

const byTitle = (a: { title: string | null }, b: { title: string | null }) =>
  (a.title ?? '').localeCompare(b.title ?? '');

const SAMPLES: readonly (readonly [ListFormat, string])[] = [
  ['mal-xml', 'mal-anime.xml'],
  ['mal-xml', 'animelist_1790000000_-_4821937.xml.gz'],
  ['mal-xml', 'mal-manga.xml'],
  ['mal-xml', 'mangalist_1790000000_-_4821937.xml.gz'],
  ['kitsu', 'kitsu-flavour-anime.xml'],
  ['shikimori', 'shikimori-anime.json'],
  ['shikimori', 'shikimori-manga.json'],
  ['shikimori', 'shikimori-anime.xml'],
  ['anilist', 'anilist-medialistcollection.json'],
  ['simkl', 'simkl-all-items-anime.json'],
];

it.each(SAMPLES)('%s reads %s as it should', async (format, name) => {
  const { rows, skipped } = await readAll(format, name);
  const { entries: unordered, skipped: expectedSkips = [] } = expectedOf(name);
  const entries = unordered.toSorted(byKey);
  const hasAniListIds = entries.some(({ anilistId }) => anilistId !== undefined);
  const read = rows
    .map(inItsWords)
    .map((row) => (hasAniListIds ? row : { ...row, anilistId: null }))
    .toSorted(byKey);
  expect(entries.map((entry, index) => promised(entry, read[index]))).toEqual(entries);
  expect(rows).toHaveLength(entries.length);
  expect(skipped).toHaveLength(expectedSkips.length);
});

it('reports every fault of a troubled file of MyAnimeList row by row', async () => {
  const { rows, skipped } = await readAll('mal-xml', 'mal-anime-edge.xml');
  const { entries } = expectedOf('mal-anime-edge.xml');
  // Only matching finds out that a work is not in the catalogue.
  const known = rows.filter(({ ids }) => ids['mal'] !== undefined && ids['mal'] !== '99999999');
  const read = markRepeats(known, ({ ids }) => ids['mal'], {
    first: (row) => ({ ...row, warnings: ['duplicate-first-kept', ...row.warnings] }),
    later: (row, first) => ({ ...row, repeats: first.line }),
  })
    .filter(({ repeats }) => repeats === undefined)
    .map(inItsWords);
  const sorted = entries.map((entry) => ({ warnings: [], ...entry }));
  expect(sorted.map((entry, index) => promised(entry, read[index]))).toEqual(sorted);
  expect(read).toHaveLength(entries.length);
  expect(rows.map(({ title, ids }) => ids['mal'] ?? title)).toContain('Entry without an id');
  expect(rows.map(({ ids }) => ids['mal'])).toContain('99999999');
  expect(skipped).toEqual([]);
  expect(rows.map(({ line }) => line)).toEqual(rows.map((_, index) => index + 4));
});

it('reads a backup of Mihon: trackers first, chapters that were read second', async () => {
  const { rows, skipped } = await readAll('mihon', 'mihon-sample_2026-09-01_12-00.tachibk');
  const { entries, skipped: expectedSkips } = expectedOf('mihon-sample_2026-09-01_12-00.tachibk');
  const confirmation = 'untracked-matched-by-title-needs-confirmation';
  const promises = entries.map(({ warnings = [], ...entry }) => ({
    ...entry,
    warnings: warnings.filter((warning) => warning !== confirmation),
  }));
  const read = rows.map(inItsWords);
  expect(promises.map((entry, index) => promised(entry, read[index]))).toEqual(promises);
  expect(rows.toSorted(byTitle).at(-1)?.ids).toEqual({});
  expect(rows.map(({ says }) => says.customLists)).toEqual([['Reading'], ['Done'], []]);
  expect(skipped.map(({ title, reason }) => ({ title, reason }))).toEqual(expectedSkips);
});

it.each([
  ['tsuzuki', 'native-export.json'],
  ['tsuzuki-csv', 'native-export.csv'],
] as const)('%s reads all 18 rows of %s without loss', async (format, name) => {
  const { rows, skipped } = await readAll(format, name);
  expect(skipped).toEqual([]);
  const expected = expectedOf('anilist-medialistcollection.json').entries.map(
    ({ customLists: _lists, hiddenFromStatusLists: _hidden, ...entry }) => entry,
  );
  const read = rows.map(inItsWords);
  // AniList's response and our own file contain the same list, except for the id that AniList does not have.
  const byId = new Map(read.map((row) => [keyOf(row), row]));
  for (const entry of expected) {
    const row = byId.get(keyOf(entry));
    const { malId, ...rest } = entry;
    expect(promised(rest, row)).toEqual(rest);
    if (malId !== null) expect(row).toMatchObject({ malId });
  }
  expect(rows).toHaveLength(expected.length);
  expect(read[0]).toMatchObject({ tags: ['space', 'jazz'] });
});

it("reads the plays, ratings and plans of Trakt's archive", async () => {
  const { media, rows, skipped } = await readAll('trakt', 'trakt-export.zip');
  expect([rows, skipped]).toEqual([[], []]);
  expect(
    media
      .map(({ says }) => says.about)
      .filter((about) => about !== 'play')
      .sort(),
  ).toEqual(['plan', 'score', 'score']);
  expect(media.find(({ title }) => title === 'Your Name.')?.media).toMatchObject({
    kind: 'movie',
    ids: [{ kind: 'tmdb', level: 'movie', id: 372_058 }],
  });
  const epoch = media.filter(({ says }) => says.about === 'play' && says.at === null);
  expect(epoch).toHaveLength(1);
});
