import { graphql } from '#lib/server/document.server.ts';

/** The fields of a link to a work. */
export const WORK_TITLES = graphql(
  'fragment WorkTitles on Work { id titleRomaji titleEnglish titleNative }',
);

/** The picture of a cover, where a source has one. The other sizes are beside it (`cover-picture.ts`). */
export const WORK_COVER = graphql('fragment WorkCover on Work { coverImage { small } }');

/** What a cover and a caption need of an anime. */
export const ANIME_SUMMARY = graphql(
  'fragment AnimeSummary on Anime { ...WorkTitles ...WorkCover format seasonYear episodeCount episodeCountSource }',
  [WORK_TITLES, WORK_COVER],
);

/** What a list of results shows of an anime. */
export const ANIME_CARD = graphql(
  'fragment AnimeCard on Anime { ...AnimeSummary season startDate averageScore }',
  [ANIME_SUMMARY],
);

/** What a cover, a caption and a list of results need of a manga. */
export const MANGA_CARD = graphql(
  'fragment MangaCard on Manga { ...WorkTitles ...WorkCover format startDate averageScore volumeCount chapterCount }',
  [WORK_TITLES, WORK_COVER],
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
