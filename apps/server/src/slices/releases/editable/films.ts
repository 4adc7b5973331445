import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Database, Tx } from '#platform/database/index.ts';
import {
  announceChange,
  COMMUNITY,
  type CommunityValues,
  type FieldAddress,
  type PartValues,
  partsOf,
  type SaidWork,
} from '#slices/catalog/index.ts';
import { releaseChanges } from '../change-topic.ts';
import {
  movieReleaseIdOf,
  publishMovieDate,
  type StoredMovieRelease,
  writeMovieReleases,
} from '../commands/store-movie-releases.ts';
import type { MovieRelease } from '../model.ts';
import { filmAddress, FILM_LIST } from '../rules/film-address.ts';
import type { FilmValue } from './fields.ts';

/** The releases of a film, and of those that were merged into it. */
const releasesOf = async (db: Database, workId: string): Promise<StoredMovieRelease[]> => {
  const { rows } = await sql<StoredMovieRelease>`
    select id, anime_id as "animeId", region, kind, released_on as "releasedOn", note, source, is_covered as "isCovered"
    from releases.movie_release
    where anime_id = any(array(select old_id from catalog.redirect where new_id = ${workId}) || ${workId}::uuid)
    order by source, id`.execute(db);
  return rows;
};

const isSaid = ({ source }: MovieRelease): boolean => source === COMMUNITY;

const valueOf = ({ region, kind, releasedOn, note }: MovieRelease): FilmValue => ({
  region,
  kind,
  releasedOn,
  note,
});

/** The first release at each address. */
const byAddress = (releases: readonly MovieRelease[]): Map<FieldAddress, MovieRelease> =>
  new Map(releases.toReversed().map((release) => [filmAddress(release), release]));

/** Reads the releases of a film at some addresses, or all if their list is asked for by name. */
export const readFilms = async (
  db: Database,
  { workId, wanted }: { workId: string; wanted: readonly string[] },
): Promise<PartValues> => {
  const isAsked = wanted.some((one) => partsOf(one).name === FILM_LIST);
  const releases = isAsked ? await releasesOf(db, workId) : [];
  const shown = byAddress(releases.filter(({ isCovered }) => !isCovered));
  const stated = byAddress(releases.filter((release) => !isSaid(release)));
  const isWanted = (address: FieldAddress) =>
    wanted.includes(address) || wanted.includes(FILM_LIST);
  const valuesOf = (rows: ReadonlyMap<FieldAddress, MovieRelease>) =>
    new Map([...rows].flatMap(([at, row]) => (isWanted(at) ? [[at, valueOf(row)]] : [])));
  return {
    values: valuesOf(shown),
    sourced: valuesOf(stated),
    sources: Object.fromEntries([...stated].map(([at, { source }]) => [at, source])),
  };
};

const saidReleases = (workId: string, said: CommunityValues): StoredMovieRelease[] =>
  Object.entries(said).flatMap(([address, value]) => {
    if (partsOf(address).name !== FILM_LIST || value === null) return [];
    const claim = { ...(value as FilmValue), animeId: workId };
    const id = movieReleaseIdOf(COMMUNITY, claim);
    return [{ ...claim, id, source: COMMUNITY, isCovered: false }];
  });

/** Brings the releases of a film to what people say, and publishes the dates that are other than before. */
export const settleFilms = async (
  app: App,
  tx: Tx,
  { workId, said, addresses }: SaidWork & { addresses: readonly FieldAddress[] | null },
): Promise<void> => {
  if (addresses?.every((address) => partsOf(address).name !== FILM_LIST)) return;
  const before = await releasesOf(tx, workId);
  const stated = before
    .filter((release) => !isSaid(release))
    .map((release) => ({ ...release, isCovered: filmAddress(release) in said }));
  const own = saidReleases(workId, said);
  const kept = new Set(own.map(({ id }) => id));
  const gone = before.filter((release) => isSaid(release) && !kept.has(release.id));
  await writeMovieReleases(tx, {
    gone: gone.map(({ id }) => id),
    changed: [...stated, ...own],
  });
  const shown = byAddress(before.filter(({ isCovered }) => !isCovered));
  for (const [address, release] of byAddress([...own, ...stated.filter((one) => !one.isCovered)])) {
    const previous = shown.get(address)?.releasedOn ?? null;
    if (previous !== release.releasedOn) await publishMovieDate(app, tx, release, previous);
  }
  await announceChange(tx, releaseChanges, [
    ...new Set([workId, ...before.map(({ animeId }) => animeId)]),
  ]);
};
