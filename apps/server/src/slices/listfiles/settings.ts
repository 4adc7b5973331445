import { z } from 'zod';
import { setting, settingSchema, settingsGroup } from '#platform/settings.ts';

export const exportSettings = settingsGroup('Exports of lists', {
  folder: setting({
    env: 'TSUZUKI_EXPORT_FOLDER',
    doc: 'Whether users may store scheduled exports of their lists in the data folder (`list-exports`): `on` or `off`. WebDAV and S3 are always available.',
    schema: settingSchema.oneOf(['on', 'off'], 'on'),
  }),
});

export const remoteListSettings = settingsGroup('Lists of other services', {
  anilistUrl: setting({
    env: 'ANILIST_API_URL',
    doc: "Address of AniList's API, from which the import page fetches a list by user name.",
    schema: z
      .url('must be an address such as https://graphql.anilist.co')
      .default('https://graphql.anilist.co'),
  }),
  kitsuUrl: setting({
    env: 'KITSU_API_URL',
    doc: "Address of Kitsu's API, from which the import page fetches a library by user name.",
    schema: z
      .url('must be an address such as https://kitsu.app/api/edge')
      .default('https://kitsu.app/api/edge'),
  }),
});
