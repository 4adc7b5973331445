import type { ResultOf } from '#lib/server/document.server.ts';
import type { ANIME_PAGE, MANGA_PAGE } from './work-page.server.ts';

/** The data of an anime's page. `streaming` is null if the visitor may not see it. */
export type AnimePage = NonNullable<ResultOf<typeof ANIME_PAGE>['anime']>;

/** All a manga's page shows. */
export type MangaPage = NonNullable<ResultOf<typeof MANGA_PAGE>['manga']>;

export type Synonym = AnimePage['synonyms'][number];
export type ExternalId = AnimePage['externalIds'][number];
export type Relation = AnimePage['relations'][number];
export type Credit = AnimePage['staff'][number];

/** A place to watch. Its regions are ISO 3166-1 alpha-2 codes, or null if the source does not state them. */
export type StreamingLink = NonNullable<AnimePage['streaming']>[number];
