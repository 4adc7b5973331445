import { builder } from '#platform/graphql/builder.ts';
import { valuesOf } from '#platform/graphql/enum.ts';
import type { Media } from '#slices/catalog/values.ts';
import type { ProblemCode } from '../commands/problem.ts';
import type { SaveResult } from '../commands/save-entries.ts';
import type { PlaySource } from '../rules/word.ts';

export { ListStatusEnum } from '#slices/catalog/index.ts';
export { ScoreFormatEnum, VisibilityEnum } from '#slices/profiles/index.ts';

export const ListMediaEnum = builder.enumType('ListMedia', {
  description: 'Anime or manga.',
  values: valuesOf<Media>({ ANIME: 'Anime and their list.', MANGA: 'Manga and their list.' }),
});

export const PlaySourceEnum = builder.enumType('PlaySource', {
  description: 'What recorded a play.',
  values: valuesOf<PlaySource>({
    WEB: 'The web app of this instance.',
    PLEX: 'A Plex server.',
    JELLYFIN: 'A Jellyfin or Emby server.',
    EXTENSION: 'The browser extension.',
    SYNC: 'A linked account of another tracker.',
    IMPORT: 'An imported list.',
    API: 'An app that uses this API.',
  }),
});

export const SaveOutcomeEnum = builder.enumType('SaveOutcome', {
  description: 'The result of a change of an entry.',
  values: valuesOf<SaveResult['outcome']>({
    ADDED: 'It was added to the list.',
    UPDATED: 'It was changed.',
    UNCHANGED: 'The entry already has all these values, so nothing was written.',
    DELETED: 'It was removed from the list.',
    REFUSED: 'Nothing was written; `problem` says why.',
  }),
});

export const ProblemCodeEnum = builder.enumType('ListProblemCode', {
  description: 'Why nothing was written to a list.',
  values: valuesOf<ProblemCode>({
    STALE_VERSION:
      'The entry was changed since the version that was sent. `entry` is its current state.',
    NOT_FOUND: 'The work, entry or custom list does not exist.',
    CONFLICT: 'The current state does not allow it.',
    BAD_USER_INPUT: 'A value is not valid.',
  }),
});
