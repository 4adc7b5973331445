import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import type { Visitor } from '#slices/accounts/index.ts';
import { MOST_ENDPOINTS } from '../../model.ts';
import { refusal } from '../../reasons.ts';
import type { EndpointSettings } from '../input.ts';
import { makeSecret, seal } from '../secret.ts';
import { auditEndpoint, lockEndpointsOf, requireWebhooks } from './own-endpoint.ts';
import { enqueuePing } from './ping.ts';

/** A new endpoint, with its secret, which is known only now. */
export interface MadeEndpoint {
  id: string;
  secret: string;
}

const requireRoom = async (tx: Tx, userId: string): Promise<void> => {
  await lockEndpointsOf(tx, userId);
  const { count } = await tx
    .selectFrom('webhooks.endpoint')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (count >= MOST_ENDPOINTS)
    throw refusal('CONFLICT', 'WEBHOOKS_EXHAUSTED', { most: MOST_ENDPOINTS });
};

/** The columns of settings. */
export const settingColumns = (
  app: App,
  id: string,
  { headers, ...settings }: Omit<EndpointSettings, 'url'>,
) => ({
  description: settings.description,
  event_types: settings.eventTypes,
  anime_ids: settings.animeIds,
  manga_ids: settings.mangaIds,
  regions: settings.regions,
  services: settings.services,
  only_my_list: settings.onlyMyList,
  takes_adult: settings.takesAdult,
  rate: settings.ratePerSecond,
  schema_version: settings.schemaVersion,
  headers_sealed: headers.length === 0 ? null : seal(app, 'headers', id, JSON.stringify(headers)),
});

/**
 * Creates an endpoint, and asks it whether it answers. It gets events after that.
 * @throws Refusal `TIER_REQUIRED` without a tier that has webhooks, `CONFLICT` with as many endpoints as an account may have
 */
export const createEndpoint = async (
  app: App,
  tx: Tx,
  { userId, visitor, ...settings }: EndpointSettings & { userId: string; visitor: Visitor },
): Promise<MadeEndpoint> => {
  await requireWebhooks(tx, userId);
  await requireRoom(tx, userId);
  const id = app.ids.next();
  const secret = makeSecret();
  await tx
    .insertInto('webhooks.endpoint')
    .values({
      id,
      user_id: userId,
      url: settings.url,
      ...settingColumns(app, id, settings),
      secret_sealed: seal(app, 'secret', id, secret),
      state: 'PENDING',
      created_at: app.clock.now(),
    })
    .execute();
  await enqueuePing(app, tx, id);
  await auditEndpoint(app, tx, { userId, visitor }, 'webhook-created');
  return { id, secret };
};
