import { graphql } from '#lib/server/document.server.ts';

/** The fields of a link to a work. */
export const WORK_TITLES = graphql(
  'fragment WorkTitles on Work { id titleRomaji titleEnglish titleNative }',
);

/** What a cover and a caption need of an anime. */
export const ANIME_SUMMARY = graphql(
  'fragment AnimeSummary on Anime { ...WorkTitles format seasonYear episodeCount episodeCountSource }',
  [WORK_TITLES],
);

/** What a list of results shows of an anime. */
export const ANIME_CARD = graphql(
  'fragment AnimeCard on Anime { ...AnimeSummary season startDate averageScore }',
  [ANIME_SUMMARY],
);

/** What a cover, a caption and a list of results need of a manga. */
export const MANGA_CARD = graphql(
  'fragment MangaCard on Manga { ...WorkTitles format startDate averageScore volumeCount chapterCount }',
  [WORK_TITLES],
);

/** A character in one work, and who speaks them. */
export const CHARACTER_OF_WORK = graphql(`
  fragment CharacterOfWork on CharacterCredit {
    role
    character {
      id
      name
      nameNative
    }
    voices {
      lang
      person {
        id
        name
        nameNative
      }
    }
  }
`);
