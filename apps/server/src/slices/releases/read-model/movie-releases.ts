import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import { defineResource } from '#platform/resource.ts';
import { type Anime, changeFeed } from '#slices/catalog/index.ts';
import type { MovieRelease } from '../model.ts';
import { releaseChanges } from '../change-topic.ts';

/** Orders releases by date. A date with only a month comes before the days of that month. */
const byDate = (a: MovieRelease, b: MovieRelease): number =>
  a.releasedOn === b.releasedOn ? (a.id < b.id ? -1 : 1) : a.releasedOn < b.releasedOn ? -1 : 1;

type Film = Pick<Anime, 'id' | 'formerIds'>;

/** Equal for releases that are one if their films are. */
const sameOf = ({ region, kind, note, source }: MovieRelease): string =>
  JSON.stringify([region, kind, note, source]);

/** The releases of films in memory: some 150 bytes each. */
export class MovieReleases {
  readonly #byAnime = new Map<string, readonly MovieRelease[]>();
  #byDate: readonly MovieRelease[] | undefined;
  #byId: ReadonlyMap<string, MovieRelease> | undefined;

  /** A release by its id. */
  get(id: string): MovieRelease | undefined {
    return (this.#byId ??= new Map(this.byDate().map((release) => [release.id, release]))).get(id);
  }

  /** The releases of a film, the earliest first: also those that are known of a film that was merged into it. */
  ofAnime({ id, formerIds = [] }: Film): readonly MovieRelease[] {
    const own = this.#byAnime.get(id) ?? [];
    if (formerIds.length === 0) return own;
    const all = [own, ...formerIds.map((former) => this.#byAnime.get(former) ?? [])].flat();
    const once = new Map(all.toReversed().map((release) => [sameOf(release), release]));
    return [...once.values()].toSorted(byDate);
  }

  /** All releases, the earliest first. */
  byDate(): readonly MovieRelease[] {
    return (this.#byDate ??= [...this.#byAnime.values()].flat().toSorted(byDate));
  }

  /** Replaces the releases of the films with these ids, or (`null`) of all. */
  replace(ids: readonly string[] | null, releases: readonly MovieRelease[]): void {
    for (const id of ids ?? [...this.#byAnime.keys()]) this.#byAnime.delete(id);
    for (const [animeId, own] of Map.groupBy(releases, (release) => release.animeId)) {
      this.#byAnime.set(animeId, own.toSorted(byDate));
    }
    this.#byDate = undefined;
    this.#byId = undefined;
  }
}

const load = async (app: App, ids: readonly string[] | null): Promise<MovieRelease[]> => {
  const { rows } = await sql<MovieRelease>`
    select id, anime_id as "animeId", region, kind, released_on as "releasedOn", note, source
    from releases.movie_release where not is_covered and (${ids}::uuid[] is null or anime_id = any(${ids}::uuid[]))`.execute(
    app.db,
  );
  return rows;
};

/** The film releases in this process, updated by the change feed. */
export const movieReleases = defineResource<MovieReleases>({
  name: 'movie releases',
  open: async (app) => {
    const feed = await app.open(changeFeed);
    const opened = new MovieReleases();
    await feed.subscribe(releaseChanges, async (ids) => opened.replace(ids, await load(app, ids)));
    return opened;
  },
});
