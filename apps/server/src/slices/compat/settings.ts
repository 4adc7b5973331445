import { z } from 'zod';
import { setting, settingsGroup } from '#platform/settings.ts';

export const compatSettings = settingsGroup('Apps made for AniList', {
  host: setting({
    env: 'ANILIST_HOST',
    doc: 'A host name under which this instance answers as AniList does: its API at `/`, and the sign-in of apps at `/api/v2/oauth`. It must lead to the same port as the instance, and be another name than that of `BASE_URL`.',
    schema: z.hostname('must be a host name such as anilist.example.org').optional(),
  }),
});
