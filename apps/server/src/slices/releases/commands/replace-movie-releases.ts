import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { announceChange, currentIds, lockChanges, saidAbout } from '#slices/catalog/index.ts';
import { releaseChanges } from '../change-topic.ts';
import type { MovieRelease, MovieReleaseClaim } from '../model.ts';
import { filmAddress } from '../rules/film-address.ts';
import { movieReleaseIdOf, publishMovieDate, writeMovieReleases } from './store-movie-releases.ts';

/** What a source says of one release of a film. */
type SourcedClaim = MovieReleaseClaim & Pick<MovieRelease, 'source'>;

/** The current releases of some films according to some sources. They replace all earlier releases of these films from those sources. */
export interface MovieReleaseImport {
  sources: readonly string[];
  animeIds: readonly string[];
  claims: readonly SourcedClaim[];
}

/** The result of a write, in rows. */
export interface MovieReleaseCounts {
  added: number;
  updated: number;
  unchanged: number;
}

const isSame = (a: MovieRelease, b: MovieRelease): boolean => a.releasedOn === b.releasedOn;

/** Tells of a release whether people say something else of it. Those of works that were merged follow what is said of the other. */
const coverOf = async (tx: Tx, animeIds: readonly string[]) => {
  const nowOf = await currentIds(tx, animeIds);
  const said = await saidAbout(tx, 'ANIME', animeIds.map(nowOf));
  return (release: MovieReleaseClaim): boolean =>
    filmAddress(release) in (said.get(nowOf(release.animeId)) ?? {});
};

/** Updates some releases of a source. Its other releases of these films stay. */
export const mergeMovieReleases = async (
  app: App,
  tx: Tx,
  { source, claims }: { source: string; claims: readonly MovieReleaseClaim[] },
): Promise<MovieReleaseCounts> => {
  const animeIds = [...new Set(claims.map(({ animeId }) => animeId))];
  const said = new Set(claims.map((claim) => movieReleaseIdOf(source, claim)));
  const known = await releasesOf(tx, [source], animeIds);
  const others = known.filter(({ id }) => !said.has(id));
  const { unchanged, ...counts } = await replaceMovieReleases(app, tx, {
    sources: [source],
    animeIds,
    claims: [...others, ...claims.map((claim) => ({ ...claim, source }))],
  });
  return { ...counts, unchanged: unchanged - others.length };
};

/** Replaces the releases of some films from some sources. New dates, unless they are long past, and changed dates are published. */
export const replaceMovieReleases = async (
  app: App,
  tx: Tx,
  { sources, animeIds, claims }: MovieReleaseImport,
): Promise<MovieReleaseCounts> => {
  const known = await releasesOf(tx, sources, animeIds);
  // Most anime are no films: of those there is nothing to replace.
  if (known.length + claims.length === 0) return { added: 0, updated: 0, unchanged: 0 };
  // Nobody says anything else of these films meanwhile.
  await lockChanges(tx);
  const isCovered = await coverOf(tx, animeIds);
  const before = new Map(known.map((row) => [row.id, row]));
  const after = new Map(
    claims.map((claim) => {
      const id = movieReleaseIdOf(claim.source, claim);
      return [id, { ...claim, id, isCovered: isCovered(claim) }];
    }),
  );
  const gone = [...before.values()].filter(({ id }) => !after.has(id));
  const changed = [...after.values()].filter((row) => {
    const known = before.get(row.id);
    return !known || !isSame(row, known);
  });
  await writeMovieReleases(tx, { gone: gone.map(({ id }) => id), changed });
  for (const row of changed) {
    if (!row.isCovered)
      await publishMovieDate(app, tx, row, before.get(row.id)?.releasedOn ?? null);
  }
  const touched = new Set([...gone, ...changed].map(({ animeId }) => animeId));
  await announceChange(tx, releaseChanges, [...touched]);
  const added = changed.filter(({ id }) => !before.has(id)).length;
  return {
    added,
    updated: changed.length - added,
    unchanged: after.size - changed.length,
  };
};

const releasesOf = async (
  tx: Tx,
  sources: readonly string[],
  animeIds: readonly string[],
): Promise<MovieRelease[]> => {
  const { rows } = await sql<MovieRelease>`
    select id, anime_id as "animeId", region, kind, released_on as "releasedOn", note, source
    from releases.movie_release where anime_id = any(${animeIds}::uuid[]) and source = any(${sources}::text[])`.execute(
    tx,
  );
  return rows;
};
