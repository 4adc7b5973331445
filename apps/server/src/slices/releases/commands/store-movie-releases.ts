import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import { transactionId, type Tx } from '#platform/database/index.ts';
import { publish } from '#platform/events.ts';
import { idOfSource } from '#platform/ids.ts';
import { movieReleaseDated } from '../events.ts';
import type { MovieRelease, MovieReleaseClaim } from '../model.ts';
import { isRecentOrUpcoming } from '../rules/timing.ts';

/** A release, and whether people say something else of it, so that readers do not see it. */
export interface StoredMovieRelease extends MovieRelease {
  isCovered: boolean;
}

/** A release stays the same if its date changes. */
export const movieReleaseIdOf = (
  source: string,
  { animeId, region, kind, note }: MovieReleaseClaim,
): string => idOfSource(`movie-release:${source}:${animeId}:${region}:${kind}:${note ?? ''}`);

/** Removes some releases and writes others. */
export const writeMovieReleases = async (
  tx: Tx,
  { gone, changed }: { gone: readonly string[]; changed: readonly StoredMovieRelease[] },
): Promise<void> => {
  await sql`delete from releases.movie_release where id = any(${[...gone]}::uuid[])`.execute(tx);
  const rows = changed.map(({ animeId, releasedOn, isCovered, ...release }) => ({
    ...release,
    anime_id: animeId,
    released_on: releasedOn,
    is_covered: isCovered,
  }));
  await sql`
    insert into releases.movie_release
    select * from jsonb_populate_recordset(null::releases.movie_release, ${JSON.stringify(rows)}::jsonb)
    on conflict (id) do update set released_on = excluded.released_on, is_covered = excluded.is_covered`.execute(
    tx,
  );
};

/** Publishes the date of a release, unless it is new and long past. */
export const publishMovieDate = async (
  app: App,
  tx: Tx,
  release: MovieRelease,
  previousOn: string | null,
): Promise<void> => {
  if (previousOn === null && !isRecentOrUpcoming(release.releasedOn, app.clock.now())) return;
  const { id: releaseId, animeId, region, kind, releasedOn } = release;
  const change = [releaseId, previousOn, releasedOn, await transactionId(tx)];
  const changeId = idOfSource(['movie-date', ...change].join(':'));
  const payload = { changeId, animeId, releaseId, region, kind, releasedOn, previousOn };
  await publish(app, tx, movieReleaseDated, payload);
};
