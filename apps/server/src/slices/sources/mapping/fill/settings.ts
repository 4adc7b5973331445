import { z } from 'zod';
import type { App } from '#platform/app.ts';
import { setting, settingSchema, settingsGroup } from '#platform/settings.ts';
import type { MappingKind } from '#slices/mapping/index.ts';

const address = (standard: string) =>
  z.url(`must be an address such as ${standard}`).default(standard);

export const episodeFillSettings = settingsGroup('Episode ids', {
  tmdbKey: setting({
    env: 'TMDB_API_KEY',
    doc: 'A key of your own for the API of TMDB (its v3 key, or the v4 read token). With it, the service fetches the ids of episodes of mapped shows every hour and with `tsuzuki mapping fill`, and asks TMDB about anime after your consent: see [data sources](data-sources.md).',
    schema: z.string().min(8).optional(),
    secret: true,
  }),
  tmdbUrl: setting({
    env: 'TMDB_API_URL',
    doc: 'Address of the API of TMDB.',
    schema: address('https://api.themoviedb.org/3'),
  }),
  tvdbKey: setting({
    env: 'TVDB_API_KEY',
    doc: 'A key of your own for version 4 of the API of TheTVDB, used like that of TMDB.',
    schema: z.string().min(8).optional(),
    secret: true,
  }),
  tvdbPin: setting({
    env: 'TVDB_PIN',
    doc: 'The PIN of your subscription to TheTVDB, for keys that need one when TheTVDB is asked about descriptions and episodes.',
    schema: z.string().min(1).optional(),
    secret: true,
  }),
  tvdbUrl: setting({
    env: 'TVDB_API_URL',
    doc: 'Address of the API of TheTVDB.',
    schema: address('https://api4.thetvdb.com/v4'),
  }),
  rate: setting({
    env: 'EPISODE_FILL_RATE',
    doc: 'Requests per second that `tsuzuki mapping fill` and the hourly fill may send.',
    schema: settingSchema.count(4, 1, 50),
  }),
});

/** The setting with the key of each database. */
export const KEY_SETTINGS = { tmdb: 'TMDB_API_KEY', tvdb: 'TVDB_API_KEY' } as const;

/** The operator's key for a database; undefined if there is none. */
export const fillKey = (app: App, kind: MappingKind): string | undefined => {
  const { tmdbKey, tvdbKey } = app.settings.of(episodeFillSettings);
  return { tmdb: tmdbKey, tvdb: tvdbKey }[kind];
};
