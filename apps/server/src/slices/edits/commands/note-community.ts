import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { COMMUNITY, recordDataSources } from '#slices/catalog/index.ts';

/** Lists the people of this server among the sources of the catalogue, once they said something. */
export const noteCommunity = async (app: App, tx: Tx): Promise<void> => {
  const known = await tx
    .selectFrom('catalog.data_source')
    .select('key')
    .where('key', '=', COMMUNITY)
    .executeTakeFirst();
  if (known) return;
  await recordDataSources(app, tx, [
    {
      key: COMMUNITY,
      name: 'Community',
      version: '1',
      asOf: app.clock.now().toISOString().slice(0, 10),
      licence: 'CC0 1.0',
      attribution: 'Edits by the users of this server.',
      url: 'https://creativecommons.org/publicdomain/zero/1.0/',
    },
  ]);
};
