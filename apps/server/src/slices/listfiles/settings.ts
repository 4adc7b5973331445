import { z } from 'zod';
import { setting, settingSchema, settingsGroup } from '#platform/settings.ts';

export const exportSettings = settingsGroup('Exports of lists', {
  folder: setting({
    env: 'TSUZUKI_EXPORT_FOLDER',
    doc: 'Whether people may keep regular exports of their lists in the data folder (`list-exports`): `on` or `off`. WebDAV and S3 are always offered.',
    schema: settingSchema.oneOf(['on', 'off'], 'on'),
  }),
});

export const remoteListSettings = settingsGroup('Lists of other services', {
  anilistUrl: setting({
    env: 'ANILIST_API_URL',
    doc: "Where AniList's API is asked for a list somebody names on the import page.",
    schema: z
      .url('must be an address such as https://graphql.anilist.co')
      .default('https://graphql.anilist.co'),
  }),
  kitsuUrl: setting({
    env: 'KITSU_API_URL',
    doc: "Where Kitsu's API is asked for a library somebody names on the import page.",
    schema: z
      .url('must be an address such as https://kitsu.app/api/edge')
      .default('https://kitsu.app/api/edge'),
  }),
});
