import type { Airing } from '#lib/features/airing/schedule.ts';
import type { AnimeCard } from './anime.ts';
import type { MangaCard } from './manga.ts';

export interface Synonym {
  readonly text: string;
  readonly lang: string | null;
}

export interface ExternalId {
  readonly site: string;
  readonly id: string;
}

export interface Relation {
  readonly relationType: string;
  readonly anime: AnimeCard | null;
  readonly manga: MangaCard | null;
}

export interface StreamingLink {
  readonly service: string;
  readonly url: string;
  /** ISO 3166-1 alpha-2 codes; null where the source does not state them. */
  readonly regions: readonly string[] | null;
}

export interface Credit {
  readonly name: string;
  readonly nameNative: string | null;
  readonly role: string;
}

interface WorkPage {
  readonly status: string | null;
  readonly genres: readonly string[];
  readonly staff: readonly Credit[];
  readonly endDate: string | null;
  readonly synonyms: readonly Synonym[];
  readonly externalIds: readonly ExternalId[];
  readonly relations: readonly Relation[];
}

/** All an anime's page shows. */
export interface AnimePage extends AnimeCard, WorkPage {
  readonly officialSite: string | null;
  readonly source: string | null;
  readonly studios: readonly { name: string }[];
  readonly nextAiring: Airing | null;
  readonly airings: readonly Airing[];
  /** Null where the visitor may not see them. */
  readonly streaming: readonly StreamingLink[] | null;
}

/** All a manga's page shows. */
export interface MangaPage extends MangaCard, WorkPage {
  readonly magazine: string | null;
  readonly publisher: string | null;
  readonly countryOfOrigin: string | null;
}
