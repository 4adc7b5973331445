/** The catalogue: anime and manga with their titles, ids elsewhere, places to watch, and the mapping of external episodes to ours. */
export type { Anime } from './anime.ts';
export * from './manga.ts';
export * from './model.ts';
export { changeFeed } from './change-feed.ts';
export { catalogue, type Catalogue } from './read-model/catalogue.ts';
export { mangaCatalogue } from './read-model/manga-catalogue.ts';
export { mapping } from './read-model/mapping.ts';
export { importAnime, type ImportCounts } from './commands/import-anime.ts';
export { concludeMangaImport, importManga } from './commands/import-manga.ts';
export { linkAdaptations } from './commands/link-adaptations.ts';
export { importMapping, type MappingEntry, type MappingImport } from './commands/import-mapping.ts';
export { listDataSources, recordDataSources, type DataSource } from './commands/data-source.ts';
export * from './mapping/index.ts';
export { mappingImported } from './events.ts';
export { AnimeRef, SeasonEnum } from './graphql/index.ts';
export { visibleTo } from './policy.ts';
