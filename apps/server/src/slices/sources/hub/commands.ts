import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { HUB, HUB_DATA, MEDIA } from '#slices/catalog/index.ts';
import { inImport } from '../commands/import-run.ts';
import { retireLostRows } from '../commands/retire-rows.ts';
import { refusal } from '../reasons.ts';
import { HUB_CHANNEL, hubState, type HubState } from './hub-row.ts';
import { forgetHubSources } from './record-sources.ts';

const MOST_ADDRESS = 300;

/** The address of a hub as it is kept: without anything behind its path. @throws Refusal */
const addressOf = (text: string): string => {
  const url = URL.parse(text);
  const isGood =
    url !== null &&
    /^https?:$/u.test(url.protocol) &&
    url.username + url.password + url.search + url.hash === '' &&
    text.length <= MOST_ADDRESS;
  if (!isGood) throw refusal('BAD_USER_INPUT', 'HUB_ADDRESS_INVALID', { field: 'address' });
  return url.href.replace(/\/+$/u, '');
};

/** Begins to follow a hub. The worker loads its dump. @throws Refusal if another one is followed */
export const followHub = async (app: App, tx: Tx, text: string): Promise<string> => {
  const address = addressOf(text);
  const now = app.clock.now();
  await tx
    .insertInto('sources.hub')
    .values({ address, due_at: now, followed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const hub = await hubState({ db: tx });
  if (hub?.address !== address)
    throw refusal('CONFLICT', 'HUB_ALREADY_FOLLOWED', { hub: hub?.address ?? '' });
  await sql`select pg_notify(${sql.lit(HUB_CHANNEL)}, '')`.execute(tx);
  return address;
};

/**
 * Ends following: all that the hub gave is taken back, and works that nobody else names are hidden. A run that is under way ends without
 * effect. @returns the hub that was followed. @throws Refusal if there is none
 */
export const unfollowHub = (app: App): Promise<HubState> =>
  inImport(app, async (tx) => {
    const hub = await hubState({ db: tx });
    if (!hub) throw refusal('NOT_FOUND', 'HUB_NONE');
    await tx.deleteFrom('sources.hub').execute();
    for (const medium of MEDIA)
      for (const source of [HUB, HUB_DATA])
        await retireLostRows(app, tx, {
          medium,
          source,
          name: hub.address,
          sourceIds: [],
          takesSmaller: true,
        });
    await forgetHubSources(tx);
    return hub;
  });
