import { builder } from '#platform/graphql/builder.ts';
import { MANGA_FORMATS, STAFF_ROLES } from '../manga.ts';
import { ANIME_FORMATS, COUNT_SOURCES, MEDIA_STATUSES, SEASONS } from '../model.ts';

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
