import type { EpisodeId } from '../model.ts';
import {
  Refusals,
  type MappingFile,
  type MappingFileAnime,
  type MappingFileRule,
} from './mapping-file.ts';

/** The ids by which a list names an entry. */
export type ListedIds = Partial<Pick<MappingFileAnime, 'anidb' | 'mal' | 'anilist'>>;

/** A range that a list states. The rest of the rule has defaults. */
export type ListedRange = Pick<MappingFileRule, 'kind' | 'id' | 'season' | 'from' | 'to'> &
  Partial<MappingFileRule>;

/**
 * Collects a list made by others: ids of trackers with external numbers. Its rules may be open; they get their ends when they are bound to
 * anime.
 */
export class Listing extends Refusals {
  readonly #anime = new Map<string, MappingFileAnime>();
  readonly #rules: MappingFileRule[] = [];
  readonly episodes: EpisodeId[] = [];
  readonly #source: string;

  constructor(source: string) {
    super();
    this.#source = source;
  }

  /** Adds an entry. @returns its key */
  entry(key: string, { anidb, mal, anilist, title }: ListedIds & { title?: string }): string {
    if (!this.#anime.has(key)) {
      this.#anime.set(key, {
        key,
        titles: title === undefined ? [] : [title],
        anidb: anidb ?? null,
        mal: mal ?? null,
        anilist: anilist ?? null,
        episodeCount: null,
        startOn: null,
        endOn: null,
      });
    }
    return key;
  }

  show(anime: string, range: ListedRange): void {
    this.#rules.push({
      level: 'show',
      animeFrom: 1,
      parts: 1,
      partial: false,
      special: false,
      ofSeason: null,
      priority: 1,
      source: this.#source,
      ...range,
      anime,
    });
  }

  /** Adds a film, which is one episode of its entry. */
  movie(anime: string, { id, animeFrom = 1, priority = 1 }: MovieRange): void {
    const place = { kind: 'tmdb', id, season: null, from: 1, to: 1 } as const;
    this.show(anime, { ...place, level: 'movie', animeFrom, priority });
  }

  file(): MappingFile {
    const { refused, refusedCount, episodes } = this;
    return {
      anime: [...this.#anime.values()],
      rules: this.#rules,
      episodes,
      refused,
      refusedCount,
    };
  }
}

interface MovieRange {
  id: number;
  animeFrom?: number;
  priority?: number;
}
