import { builder } from '#platform/graphql/builder.ts';
import { valuesOf } from '#platform/graphql/enum.ts';
import type { ProblemCode } from '../commands/problem.ts';
import type { SaveResult } from '../commands/save-entries.ts';
import type { ListMedia, PlaySource } from '../rules/word.ts';

export { ListStatusEnum } from '#slices/catalog/index.ts';
export { ScoreFormatEnum, VisibilityEnum } from '#slices/profiles/index.ts';

export const ListMediaEnum = builder.enumType('ListMedia', {
  description: 'Which of the two lists.',
  values: valuesOf<ListMedia>({ ANIME: 'The list of anime.', MANGA: 'The list of manga.' }),
});

export const PlaySourceEnum = builder.enumType('PlaySource', {
  description: 'What recorded a play.',
  values: valuesOf<PlaySource>({
    WEB: 'The pages of this site.',
    PLEX: 'A Plex server.',
    JELLYFIN: 'A Jellyfin or Emby server.',
    EXTENSION: 'The browser extension.',
    SYNC: 'A linked account at another tracker.',
    IMPORT: 'An imported list.',
    API: 'An app that uses this API.',
  }),
});

export const SaveOutcomeEnum = builder.enumType('SaveOutcome', {
  description: 'What became of an entry.',
  values: valuesOf<SaveResult['outcome']>({
    ADDED: 'It was added to the list.',
    UPDATED: 'It was changed.',
    UNCHANGED: 'It says all this already, so nothing was written.',
    DELETED: 'It was taken off the list.',
    REFUSED: 'Nothing was written; `problem` says why.',
  }),
});

export const ProblemCodeEnum = builder.enumType('ListProblemCode', {
  description: 'Why nothing was written to a list.',
  values: valuesOf<ProblemCode>({
    STALE_VERSION:
      'The entry was changed since the version that was sent; `entry` is what it is now.',
    NOT_FOUND: 'There is no such work, entry or custom list.',
    CONFLICT: 'What is there already does not allow it.',
    BAD_USER_INPUT: 'A value cannot be used.',
  }),
});
