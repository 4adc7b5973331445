import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { HOUR_MS } from '#platform/durations.ts';
import { refusal } from '../../reasons.ts';
import { makeSecret, seal, secretsInForce } from '../secret.ts';
import { auditEndpoint, lockOwnEndpoint, type EndpointInHand } from './own-endpoint.ts';

/** A new secret, which is known only now. */
export interface RotatedSecret {
  secret: string;
  /** Until when requests are signed with the old one as well. */
  oldSecretEndsAt: Date;
}

/**
 * Makes a new secret. Until the overlap ends, requests carry a signature of each.
 * @throws Refusal `NOT_FOUND`, `CONFLICT` while the overlap of an earlier rotation lasts
 */
export const rotateSecret = async (
  app: App,
  tx: Tx,
  endpoint: EndpointInHand,
  overlapHours: number,
): Promise<RotatedSecret> => {
  const { id } = endpoint;
  const row = await lockOwnEndpoint(tx, endpoint);
  const [current = '', old] = secretsInForce(app, {
    id,
    secretSealed: row.secret_sealed,
    oldSecretSealed: row.old_secret_sealed,
    oldSecretEndsAt: row.old_secret_ends_at,
    headersSealed: null,
  });
  if (old !== undefined) throw refusal('CONFLICT', 'WEBHOOK_SECRET_JUST_ROTATED');
  const secret = makeSecret();
  const oldSecretEndsAt = new Date(app.clock.nowMs() + overlapHours * HOUR_MS);
  await tx
    .updateTable('webhooks.endpoint')
    .set({
      secret_sealed: seal(app, 'secret', id, secret),
      old_secret_sealed: seal(app, 'oldSecret', id, current),
      old_secret_ends_at: oldSecretEndsAt,
    })
    .where('id', '=', id)
    .execute();
  await auditEndpoint(app, tx, endpoint, 'webhook-secret-rotated');
  return { secret, oldSecretEndsAt };
};

/** Lets the old secret sign no more. @throws Refusal `NOT_FOUND` */
export const expireOldSecret = async (
  app: App,
  tx: Tx,
  endpoint: EndpointInHand,
): Promise<void> => {
  const { id, old_secret_sealed: old } = await lockOwnEndpoint(tx, endpoint);
  if (old === null) return;
  await tx
    .updateTable('webhooks.endpoint')
    .set({ old_secret_sealed: null, old_secret_ends_at: null })
    .where('id', '=', id)
    .execute();
  await auditEndpoint(app, tx, endpoint, 'webhook-secret-expired');
};
