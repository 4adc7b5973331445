import { sql } from 'kysely';
import { type Anime, catalogue, changeFeed, type Media } from '#slices/catalog/index.ts';
import { mergeWorks, undoMerge } from '#slices/edits/index.ts';
import type { TestApp } from './test-app.ts';

interface Pair {
  medium?: Media;
  from: string;
  into: string;
}

/** Merges two works as the pipeline of edits does. @returns the id of the merge */
export const merge = async (
  test: TestApp,
  { medium = 'ANIME', from, into }: Pair,
): Promise<string> => {
  const { id } = await test.app.db
    .transaction()
    .execute((tx) => mergeWorks(test.app, tx, { medium, from, into, by: null }));
  await test.app.get(changeFeed).catchUp();
  return id;
};

/** Takes a merge or a split back. */
export const takeBack = async (test: TestApp, id: string): Promise<void> => {
  await test.app.db.transaction().execute((tx) => undoMerge(test.app, tx, { id, by: null }));
  await test.app.get(changeFeed).catchUp();
};

/** Anime of the shelf with twelve episodes, which nothing else distinguishes for tests. */
export const shows = (test: TestApp): Anime[] =>
  [...test.app.get(catalogue).all()].filter(
    ({ format, episodeCount, isAdult, externalIds }) =>
      format === 'TV' &&
      episodeCount === 12 &&
      !isAdult &&
      ['mal', 'anilist'].every((wanted) => externalIds.some(({ site }) => site === wanted)),
  );

/** What counts only writes, or tells when somebody wrote last. */
const COUNTERS = "{version,revision,updated_at,stated_version}'::text[]";

/** What a merge may touch of lists. */
export const LISTS = [
  'lists.entry',
  'lists.play',
  'lists.change',
  'lists.activity',
  'lists.favourite',
  'lists.tally',
  'lists.merged_entry',
  'lists.merged_favourite',
];

const TABLES = [
  'catalog.anime',
  'catalog.synonym',
  'catalog.external_id',
  'catalog.streaming_link',
  'catalog.claim',
  'catalog.detail',
  'catalog.relation',
  'catalog.redirect',
  'catalog.adaptation',
  'airing.rule',
  'releases.movie_release',
  'releases.unit',
  'mapping.rule',
  ...LISTS,
];

/** Every row that a merge may touch, as text, without what counts writes. */
export const rowsOf = async (test: TestApp, tables = TABLES): Promise<Record<string, string[]>> => {
  const found: Record<string, string[]> = {};
  for (const table of tables) {
    const { rows } = await sql<{ row: string }>`
      select (to_jsonb(own) - ${sql.raw(`'${COUNTERS}`)})::text as row
      from ${sql.table(table)} own order by 1`.execute(test.app.db);
    found[table] = rows.map(({ row }) => row);
  }
  return found;
};

/** Which rows are only in one of two states of the database, by table. */
export const difference = (
  before: Record<string, string[]>,
  after: Record<string, string[]>,
): Record<string, { gone: string[]; added: string[] }> =>
  Object.fromEntries(
    Object.keys(before).flatMap((table) => {
      const [was, is] = [new Set(before[table]), new Set(after[table])];
      const gone = [...was].filter((row) => !is.has(row));
      const added = [...is].filter((row) => !was.has(row));
      return gone.length + added.length > 0 ? [[table, { gone, added }]] : [];
    }),
  );
