import type { App } from '#platform/app.ts';
import { defineResource } from '#platform/resource.ts';
import { titlesOf, type Anime } from '../anime.ts';
import { changeFeed } from '../change-feed.ts';
import { listDataSources, type DataSource } from '../commands/data-source.ts';
import { buildTitleIndexInSlices, type TitleIndex } from '../search/index.ts';
import { loadAnime } from './load.ts';
import { RankingCache, type Accept } from './ranking-cache.ts';

const WORN_SHARE = 0.05;
const WORN_LEAST = 500;

/** The catalogue in memory: public metadata is read from here, without I/O. */
export class Catalogue {
  #byId = new Map<string, Anime>();
  #byExternalId = new Map<string, Anime[]>();
  /** Search works on dense numbers: the position of an anime in this list. */
  #byOrdinal: (Anime | undefined)[] = [];
  #ordinals = new Map<string, number>();
  #titles: TitleIndex | undefined;
  #sources: readonly DataSource[] = [];
  readonly #rankings = new RankingCache();

  get size(): number {
    return this.#byId.size;
  }

  /** Whether so many titles were changed one by one that the search index is better built anew. */
  get isWorn(): boolean {
    return (this.#titles?.changes ?? 0) > WORN_SHARE * this.size + WORN_LEAST;
  }

  /** The sources the catalogue was made from. */
  get sources(): readonly DataSource[] {
    return this.#sources;
  }

  anime(id: string): Anime | undefined {
    return this.#byId.get(id);
  }

  all(): Iterable<Anime> {
    return this.#byId.values();
  }

  /** Anime that carry an id of another site, the one it primarily stands for first. */
  byExternalId(site: string, id: string): readonly Anime[] {
    return this.#byExternalId.get(`${site}:${id}`) ?? [];
  }

  /** Anime whose titles match, best first. `accept` is asked before the cut, so that a page is full. */
  search(query: string, limit: number, accept: Accept): readonly Anime[] {
    return this.#rankings.best({ query, most: limit, accept }, () =>
      this.#rank(query, limit, accept),
    );
  }

  /** Takes over every anime anew. */
  async replaceAll(anime: readonly Anime[]): Promise<void> {
    const entries = anime.map((entry, id) => searchEntry(entry, id));
    const titles = await buildTitleIndexInSlices(entries);
    this.#byId = new Map(anime.map((entry) => [entry.id, entry]));
    this.#byOrdinal = [...anime];
    this.#ordinals = new Map(anime.map((entry, ordinal) => [entry.id, ordinal]));
    this.#byExternalId = new Map();
    for (const entry of anime) this.#indexExternalIds(entry);
    this.#titles = titles;
    this.#rankings.clear();
  }

  /** Takes over some anime; ids without a row are gone. */
  replaceSome(ids: readonly string[], anime: readonly Anime[]): void {
    const byId = new Map(anime.map((entry) => [entry.id, entry]));
    for (const id of ids) {
      const before = this.#byId.get(id);
      if (before) this.#dropExternalIds(before);
      const after = byId.get(id);
      if (after) this.#put(after);
      else this.#remove(id);
    }
    this.#rankings.clear();
  }

  replaceSources(sources: readonly DataSource[]): void {
    this.#sources = sources;
  }

  #rank(query: string, limit: number, accept: Accept): Anime[] {
    const isAccepted = (ordinal: number): boolean => {
      const anime = this.#byOrdinal[ordinal];
      return anime !== undefined && accept(anime);
    };
    const hits = this.#titles?.search(query, limit, isAccepted) ?? [];
    return hits.flatMap(({ id }) => this.#byOrdinal[id] ?? []);
  }

  #put(anime: Anime): void {
    const ordinal = this.#ordinals.get(anime.id) ?? this.#byOrdinal.length;
    this.#ordinals.set(anime.id, ordinal);
    this.#byOrdinal[ordinal] = anime;
    this.#byId.set(anime.id, anime);
    this.#indexExternalIds(anime);
    this.#titles?.upsert(searchEntry(anime, ordinal));
  }

  #remove(id: string): void {
    const ordinal = this.#ordinals.get(id);
    if (ordinal === undefined) return;
    this.#titles?.remove(ordinal);
    this.#byOrdinal[ordinal] = undefined;
    this.#ordinals.delete(id);
    this.#byId.delete(id);
  }

  #indexExternalIds(anime: Anime): void {
    for (const { site, id, isPrimary } of anime.externalIds) {
      const key = `${site}:${id}`;
      const sharing = this.#byExternalId.get(key) ?? [];
      if (isPrimary) sharing.unshift(anime);
      else sharing.push(anime);
      this.#byExternalId.set(key, sharing);
    }
  }

  #dropExternalIds(anime: Anime): void {
    for (const { site, id } of anime.externalIds) {
      const key = `${site}:${id}`;
      const rest = (this.#byExternalId.get(key) ?? []).filter((other) => other.id !== anime.id);
      this.#byExternalId.set(key, rest);
    }
  }
}

const searchEntry = (anime: Anime, id: number) => ({
  id,
  titles: titlesOf(anime),
  popularity: anime.popularity ?? 0,
});

const loadInto = async (
  app: App,
  opened: Catalogue,
  ids: readonly string[] | null,
): Promise<void> => {
  if (ids) opened.replaceSome(ids, await loadAnime(app, ids));
  if (!ids || opened.isWorn) await opened.replaceAll(await loadAnime(app, null));
};

/** The catalogue of this process, kept current by the change feed. */
export const catalogue = defineResource<Catalogue>({
  name: 'catalogue',
  open: async (app) => {
    const feed = await app.open(changeFeed);
    const opened = new Catalogue();
    await feed.follow('anime', (ids) => loadInto(app, opened, ids));
    await feed.follow('sources', async () => opened.replaceSources(await listDataSources(app)));
    return opened;
  },
});
