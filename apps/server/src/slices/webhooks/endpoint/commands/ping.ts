import type { WebhookData, WebhookEventType } from '@tsuzuki/contract/webhooks';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { ringWorkers } from '../../event/emit.ts';

/** For how long a ping or a test is tried. */
const TRIAL_MS = 15 * 60_000;

/** A delivery that somebody asked for. */
interface Trial<Type extends WebhookEventType> {
  endpointId: string;
  kind: 'PING' | 'TEST';
  type: Type;
  data: WebhookData<Type>;
}

/** Adds a delivery to one endpoint, which is sent whatever the state of the endpoint is. @returns its id */
export const enqueueTrial = async <Type extends WebhookEventType>(
  app: App,
  tx: Tx,
  { endpointId, kind, type, data }: Trial<Type>,
): Promise<string> => {
  const now = app.clock.now();
  const [id, eventId] = [app.ids.next(), app.ids.next()];
  const event = {
    id: eventId,
    type,
    is_test: kind === 'TEST',
    is_adult: false,
    happened_at: now,
    recorded_at: now,
    data: JSON.stringify(data),
  };
  await tx.insertInto('webhooks.event').values(event).execute();
  const delivery = {
    id,
    endpoint_id: endpointId,
    event_id: eventId,
    kind,
    type,
    state: 'WAITING',
    created_at: now,
    expires_at: new Date(now.getTime() + TRIAL_MS),
    due_at: now,
  };
  await tx.insertInto('webhooks.delivery').values(delivery).execute();
  await ringWorkers(tx);
  return id;
};

/** Asks an endpoint whether it answers. @returns the id of the delivery */
export const enqueuePing = (app: App, tx: Tx, endpointId: string): Promise<string> =>
  enqueueTrial(app, tx, { endpointId, kind: 'PING', type: 'webhook.ping', data: { endpointId } });
