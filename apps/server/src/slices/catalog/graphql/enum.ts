import { builder } from '#platform/graphql/builder.ts';
import { valuesOf } from '#platform/graphql/enum.ts';
import type { StaffRole } from '../credit.ts';
import type { MangaFormat } from '../manga.ts';
import type { AnimeFormat, CountSource, MediaStatus, Season } from '../model.ts';
import type { MediaSource } from '../subject.ts';

export const AnimeFormatEnum = builder.enumType('AnimeFormat', {
  description: 'How an anime was released.',
  values: valuesOf<AnimeFormat>({
    TV: 'A series on television, with episodes of usual length.',
    TV_SHORT: 'A series on television, with episodes under 15 minutes.',
    MOVIE: 'A film shown in cinemas.',
    SPECIAL: 'Extra episodes of another work, such as a TV special or those on its discs.',
    OVA: 'Sold on disc without having been broadcast (original video animation).',
    ONA: 'Released online first (original net animation).',
    MUSIC: 'A music video.',
  }),
});

export const MediaStatusEnum = builder.enumType('MediaStatus', {
  description: 'Whether a work is still coming out.',
  values: valuesOf<MediaStatus>({
    FINISHED: 'All of it has been released.',
    RELEASING: 'It is being released.',
    NOT_YET_RELEASED: 'It is announced, and nothing has been released.',
    CANCELLED: 'It was ended before all of it was released.',
    HIATUS: 'It is paused, and nobody knows for how long.',
  }),
});

export const SeasonEnum = builder.enumType('Season', {
  description: 'A quarter of the year in Japan; premieres in its last ten days belong to the next.',
  values: valuesOf<Season>({
    WINTER: 'January to March.',
    SPRING: 'April to June.',
    SUMMER: 'July to September.',
    FALL: 'October to December.',
  }),
});

export const EpisodeCountSourceEnum = builder.enumType('EpisodeCountSource', {
  description: 'Where a number of episodes comes from.',
  values: valuesOf<CountSource>({
    RECORDED: 'A source states it.',
    ESTIMATED: 'It is computed from the length of the run and may be wrong.',
  }),
});

export const MangaFormatEnum = builder.enumType('MangaFormat', {
  description: 'What kind of work a manga is.',
  values: valuesOf<MangaFormat>({
    MANGA: 'A Japanese comic in several chapters.',
    ONE_SHOT: 'A comic of one chapter.',
    MANHWA: 'A Korean comic.',
    MANHUA: 'A Chinese or Taiwanese comic.',
    DOUJIN: 'A self-published comic.',
    OEL: 'A comic in the style of manga, first published in English.',
    LIGHT_NOVEL: 'A short novel with illustrations.',
    NOVEL: 'Any other novel.',
  }),
});

export const StaffRoleEnum = builder.enumType('StaffRole', {
  description: 'The role of a person in a work.',
  values: valuesOf<StaffRole>({
    STORY_AND_ART: 'Wrote and drew it.',
    STORY: 'Wrote the story.',
    ART: 'Drew it.',
    ORIGINAL_CREATOR: 'Created the work it is based on.',
    DIRECTOR: 'Directed it.',
    SERIES_COMPOSITION: 'Planned the story of the whole series, as its head writer.',
    CHARACTER_DESIGN: 'Designed the characters.',
    MUSIC: 'Composed the music.',
    VOICE_ACTOR: 'Gave a character their voice.',
    OTHER: 'Something else.',
  }),
});

export const MediaSourceEnum = builder.enumType('MediaSource', {
  description: 'What a work was adapted from.',
  values: valuesOf<MediaSource>({
    ORIGINAL: 'It is an original work.',
    MANGA: 'A manga, manhwa or manhua.',
    LIGHT_NOVEL: 'A light novel: short, with illustrations.',
    VISUAL_NOVEL: 'A visual novel: a game that is mostly read.',
    VIDEO_GAME: 'A video game of another kind.',
    NOVEL: 'A novel of another kind.',
    DOUJINSHI: 'A self-published comic.',
    ANIME: 'Another anime.',
    WEB_NOVEL: 'A novel published online.',
    LIVE_ACTION: 'A film or series with actors.',
    GAME: 'A game played without a computer, such as a card game.',
    COMIC: 'A comic from outside Asia.',
    MULTIMEDIA_PROJECT: 'A project of several media at once.',
    PICTURE_BOOK: 'A picture book for children.',
    OTHER: 'Something else, such as songs or a toy.',
  }),
});
