import { graphql } from '#lib/server/document.server.ts';

/** The fields of a link to an anime. */
export const ANIME_TITLES = graphql(
  'fragment AnimeTitles on Anime { id titleRomaji titleEnglish titleNative }',
);

/** The fields of a link to a manga. */
export const MANGA_TITLES = graphql(
  'fragment MangaTitles on Manga { id titleRomaji titleEnglish titleNative }',
);

/** What a cover and a caption need of an anime. */
export const ANIME_SUMMARY = graphql(
  'fragment AnimeSummary on Anime { ...AnimeTitles format seasonYear episodeCount episodeCountSource }',
  [ANIME_TITLES],
);

/** What a list of results shows of an anime. */
export const ANIME_CARD = graphql(
  'fragment AnimeCard on Anime { ...AnimeSummary season startDate averageScore }',
  [ANIME_SUMMARY],
);

/** What a cover, a caption and a list of results need of a manga. */
export const MANGA_CARD = graphql(
  'fragment MangaCard on Manga { ...MangaTitles format startDate averageScore volumeCount chapterCount }',
  [MANGA_TITLES],
);
