import type { z } from 'zod';
import type { Tx } from '#platform/database/index.ts';
import { withoutAdult } from '#slices/catalog/index.ts';
import { loadEpisodes, loadRules, type MappingRule } from '#slices/mapping/index.ts';
import {
  movieReleasesOfSources,
  releasingSources,
  unitsOfSources,
} from '#slices/releases/index.ts';
import type { TermsOfSource } from '../rules/pass-on.ts';
import type { Reach } from './reach.ts';
import type { ChapterLine, EpisodeIdLine, FilmReleaseLine, MappingLine } from './row-line.ts';

/** Who gave a row, and on what terms; nothing if it may not be passed on. */
const creditOf = (termsOf: TermsOfSource, source: string) => {
  const licence = termsOf(source);
  return licence === null ? null : { source, licence };
};

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const inOrder = <Row extends object>(rows: Row[]): Row[] =>
  rows
    .map((row) => ({ row, text: JSON.stringify(row) }))
    .toSorted((a, b) => compare(a.text, b.text))
    .map(({ row }) => row);

const ruleLine = (
  { kind, animeId, file, version: _version, source: _origin, ...rule }: MappingRule,
  termsOf: TermsOfSource,
): z.infer<typeof MappingLine>[] => {
  const credit = creditOf(termsOf, file ?? '');
  if (!credit) return [];
  const { level, id, season, from, to, ...rest } = rule;
  const range = { level, id, season, from, to, anime: animeId };
  return [{ kind: 'mapping-rule', database: kind, ...range, ...rest, ...credit }];
};

/** The shows of other databases of which some rules speak. */
const showsOf = (rules: readonly MappingRule[]): Set<string> =>
  new Set(rules.flatMap(({ kind, level, id }) => (level === 'show' ? [`${kind}:${id}`] : [])));

/** The rules of the mapping in force, and the ids of episodes. They are in memory anyway wherever plays are matched. */
export async function* mappingLines(
  tx: Tx,
  { termsOf, isPublic }: Reach,
): AsyncGenerator<object[]> {
  const all = await loadRules({ db: tx });
  const ids = [...new Set(all.map(({ animeId }) => animeId))];
  const general = isPublic ? await withoutAdult(tx, 'ANIME', ids) : null;
  const rules = all.filter(({ animeId }) => general?.has(animeId) ?? true);
  yield inOrder(rules.flatMap((rule) => ruleLine(rule, termsOf)));
  const shown = showsOf(rules);
  const hidden = new Set([...showsOf(all)].filter((show) => !shown.has(show)));
  const episodes = await loadEpisodes({ db: tx });
  yield inOrder(
    episodes
      .filter(({ kind, show }) => !hidden.has(`${kind}:${show}`))
      .flatMap(({ kind, source, ...episode }): z.infer<typeof EpisodeIdLine>[] => {
        const credit = creditOf(termsOf, source);
        return credit ? [{ kind: 'episode-id', database: kind, ...episode, ...credit }] : [];
      }),
  );
}

const BATCH = 2_000;

/** All rows of open sources, in batches. */
async function* openRows<Row extends { id: string; source: string }>(
  tx: Tx,
  termsOf: TermsOfSource,
  read: typeof movieReleasesOfSources | typeof unitsOfSources,
): AsyncGenerator<(Row & { licence: string })[]> {
  const sources = (await releasingSources(tx)).filter((source) => termsOf(source) !== null);
  let after: string | null = null;
  for (;;) {
    const rows = (await read(tx, { sources, after, first: BATCH })) as unknown as Row[];
    yield rows.map((row) => ({ ...row, licence: termsOf(row.source)! }));
    after = rows.at(-1)?.id ?? null;
    if (rows.length < BATCH) return;
  }
}

type FilmRow = Awaited<ReturnType<typeof movieReleasesOfSources>>[number];
type UnitRow = Awaited<ReturnType<typeof unitsOfSources>>[number];

/** The releases of films. */
export async function* filmLines(tx: Tx, { termsOf }: Reach): AsyncGenerator<object[]> {
  for await (const rows of openRows<FilmRow>(tx, termsOf, movieReleasesOfSources))
    yield rows.map(
      ({ id, animeId, region, kind, releasedOn, note, source, licence }) =>
        ({
          kind: 'film-release',
          id,
          anime: animeId,
          region,
          release: kind,
          on: releasedOn,
          note,
          source,
          licence,
        }) satisfies z.infer<typeof FilmReleaseLine>,
    );
}

/** Chapters and volumes. */
export async function* chapterLines(
  tx: Tx,
  { termsOf, isPublic }: Reach,
): AsyncGenerator<object[]> {
  for await (const all of openRows<UnitRow>(tx, termsOf, unitsOfSources)) {
    const ids = all.map(({ mangaId }) => mangaId);
    const general = isPublic ? await withoutAdult(tx, 'MANGA', ids) : null;
    const rows = all.filter(({ mangaId }) => general?.has(mangaId) ?? true);
    yield rows.map(
      ({ mangaId, kind, releasedOn, ...unit }) =>
        ({
          ...unit,
          kind: kind === 'CHAPTER' ? 'chapter' : 'volume',
          manga: mangaId,
          on: releasedOn,
        }) satisfies z.infer<typeof ChapterLine>,
    );
  }
}
