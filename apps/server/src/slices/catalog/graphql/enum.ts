import { builder } from '#platform/graphql/builder.ts';
import { STAFF_ROLES } from '../credit.ts';
import { MANGA_FORMATS } from '../manga.ts';
import { ANIME_FORMATS, COUNT_SOURCES, MEDIA_STATUSES, SEASONS } from '../model.ts';
import { MEDIA_SOURCES } from '../subject.ts';

export const AnimeFormatEnum = builder.enumType('AnimeFormat', { values: ANIME_FORMATS });

export const MediaStatusEnum = builder.enumType('MediaStatus', { values: MEDIA_STATUSES });

export const SeasonEnum = builder.enumType('Season', {
  description: 'A quarter of the year in Japan; premieres in its last ten days belong to the next.',
  values: SEASONS,
});

export const EpisodeCountSourceEnum = builder.enumType('EpisodeCountSource', {
  values: COUNT_SOURCES,
});

export const MangaFormatEnum = builder.enumType('MangaFormat', { values: MANGA_FORMATS });

export const StaffRoleEnum = builder.enumType('StaffRole', { values: STAFF_ROLES });

export const MediaSourceEnum = builder.enumType('MediaSource', {
  description: 'What a work was made from.',
  values: MEDIA_SOURCES,
});
