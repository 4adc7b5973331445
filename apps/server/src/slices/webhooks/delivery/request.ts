import { signatureHeaders } from '@tsuzuki/contract/webhooks';
import { baseUrl } from '#platform/address.ts';
import type { App } from '#platform/app.ts';
import type { DeliveryRequest } from '#platform/delivery/index.ts';
import { ownHeaders, signingKeys } from '../endpoint/secret.ts';
import { bodyOf } from '../event/body.ts';
import type { ClaimedDelivery } from './claimed.ts';

/** What a request says beside its signature. */
const plainHeaders = (app: App) => ({
  'content-type': 'application/json',
  'user-agent': `Tsuzuki-Webhooks (+${new URL('/docs/webhooks', baseUrl(app.settings)).href})`,
});

/** The request of a delivery, signed at this moment. */
export const requestOf = async (
  app: App,
  { event, endpoint }: ClaimedDelivery,
  beganAt: Date,
): Promise<DeliveryRequest> => {
  const body = bodyOf(event, endpoint.schemaVersion);
  const signed = { id: event.id, seconds: Math.floor(beganAt.getTime() / 1_000), body };
  const shown = {
    ...plainHeaders(app),
    ...signatureHeaders(await signingKeys(app, endpoint), signed),
  };
  const own = ownHeaders(app, endpoint);
  return {
    address: endpoint.url,
    method: 'POST',
    headers: { ...Object.fromEntries(own.map(({ name, value }) => [name, value])), ...shown },
    body,
    // The values of their own headers are secrets of the receiver.
    shownHeaders: { ...shown, ...Object.fromEntries(own.map(({ name }) => [name, '…'])) },
    readsAnswer: true,
  };
};
