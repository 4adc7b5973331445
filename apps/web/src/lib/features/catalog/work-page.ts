import type { ResultOf } from '#lib/server/document.server.ts';
import type { ANIME_PAGE, MANGA_PAGE, WORK_PAGE } from './work-page.server.ts';

/** The data of an anime's page. `streaming` is null if the visitor may not see it. */
export type AnimePage = NonNullable<ResultOf<typeof ANIME_PAGE>['page']>;

/** All a manga's page shows. */
export type MangaPage = NonNullable<ResultOf<typeof MANGA_PAGE>['page']>;

/** What both pages show. */
type WorkPage = ResultOf<typeof WORK_PAGE>;

/** What `work-story.svelte` and `work-cast.svelte` show of one. */
export type WorkParts = Pick<
  WorkPage,
  'trailers' | 'relations' | 'characters' | 'staff' | 'recommendations'
>;

/** What its load shows in another form. */
type Reshaped = 'externalIds' | 'countryOfOrigin' | 'description' | 'provenance';
export type ShownAnime = Omit<AnimePage, Reshaped>;
export type ShownManga = Omit<MangaPage, Reshaped>;

export type FieldSource = WorkPage['provenance'][number];
export type Synonym = WorkPage['synonyms'][number];
export type ExternalId = WorkPage['externalIds'][number];
export type CoverSource = NonNullable<WorkPage['coverImage']>;
export type RelatedWork = WorkPage['relations'][number];
export type Credit = WorkPage['staff'][number];
export type Description = NonNullable<WorkPage['description']>;
export type CharacterCredit = NonNullable<WorkPage['characters']>['nodes'][number];
export type Episode = NonNullable<AnimePage['episodes']>['nodes'][number];

/** A place to watch. Its regions are ISO 3166-1 alpha-2 codes, or null if the source does not state them. */
export type StreamingLink = NonNullable<AnimePage['streaming']>[number];
