import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { publish } from '#platform/events.ts';
import { idOfSource } from '#platform/ids.ts';
import { announceChange } from '#slices/catalog/index.ts';
import { movieReleaseDated } from '../events.ts';
import type { MovieRelease, MovieReleaseClaim } from '../model.ts';
import { isRecentOrUpcoming } from '../rules/timing.ts';
import { releaseChanges } from '../change-topic.ts';

/** The current releases of some films according to a source. It replaces all earlier releases of these films from that source. */
export interface MovieReleaseImport {
  source: string;
  animeIds: readonly string[];
  claims: readonly MovieReleaseClaim[];
}

/** The result of a write, in rows. */
export interface MovieReleaseCounts {
  added: number;
  updated: number;
  unchanged: number;
}

/** A release stays the same if its date changes. */
const idOf = (source: string, { animeId, region, kind, note }: MovieReleaseClaim): string =>
  idOfSource(`movie-release:${source}:${animeId}:${region}:${kind}:${note ?? ''}`);

const isSame = (a: MovieRelease, b: MovieRelease): boolean => a.releasedOn === b.releasedOn;

/** Updates some releases of a source. Its other releases of these films stay. */
export const mergeMovieReleases = async (
  app: App,
  tx: Tx,
  { source, claims }: Omit<MovieReleaseImport, 'animeIds'>,
): Promise<MovieReleaseCounts> => {
  const animeIds = [...new Set(claims.map(({ animeId }) => animeId))];
  const said = new Set(claims.map((claim) => idOf(source, claim)));
  const known = await releasesOf(tx, source, animeIds);
  const others = known.filter(({ id }) => !said.has(id));
  const { unchanged, ...counts } = await replaceMovieReleases(app, tx, {
    source,
    animeIds,
    claims: [...others, ...claims],
  });
  return { ...counts, unchanged: unchanged - others.length };
};

/** Replaces a source's releases of some films. New dates, unless they are long past, and changed dates are published. */
export const replaceMovieReleases = async (
  app: App,
  tx: Tx,
  { source, animeIds, claims }: MovieReleaseImport,
): Promise<MovieReleaseCounts> => {
  const before = new Map((await releasesOf(tx, source, animeIds)).map((row) => [row.id, row]));
  const after = new Map(
    claims.map((claim) => {
      const id = idOf(source, claim);
      return [id, { ...claim, id, source }];
    }),
  );
  const gone = [...before.values()].filter(({ id }) => !after.has(id));
  const changed = [...after.values()].filter((row) => {
    const known = before.get(row.id);
    return !known || !isSame(row, known);
  });
  await write(tx, { gone, changed });
  for (const row of changed)
    await publishDate(app, tx, row, before.get(row.id)?.releasedOn ?? null);
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
  source: string,
  animeIds: readonly string[],
): Promise<MovieRelease[]> => {
  const { rows } = await sql<MovieRelease>`
    select id, anime_id as "animeId", region, kind, released_on as "releasedOn", note, source
    from releases.movie_release where anime_id = any(${animeIds}::uuid[]) and source = ${source}`.execute(
    tx,
  );
  return rows;
};

const write = async (
  tx: Tx,
  { gone, changed }: { gone: readonly MovieRelease[]; changed: readonly MovieRelease[] },
): Promise<void> => {
  const ids = gone.map(({ id }) => id);
  await sql`delete from releases.movie_release where id = any(${ids}::uuid[])`.execute(tx);
  const rows = changed.map(({ animeId, releasedOn, ...release }) => ({
    ...release,
    anime_id: animeId,
    released_on: releasedOn,
  }));
  await sql`
    insert into releases.movie_release
    select * from jsonb_populate_recordset(null::releases.movie_release, ${JSON.stringify(rows)}::jsonb)
    on conflict (id) do update set released_on = excluded.released_on`.execute(tx);
};

const publishDate = async (
  app: App,
  tx: Tx,
  release: MovieRelease,
  previousOn: string | null,
): Promise<void> => {
  if (previousOn === null && !isRecentOrUpcoming(release.releasedOn, app.clock.now())) return;
  const { id: releaseId, animeId, region, kind, releasedOn } = release;
  await publish(app, tx, movieReleaseDated, {
    animeId,
    releaseId,
    region,
    kind,
    releasedOn,
    previousOn,
  });
};
