import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { lockSecrets, TIERS, tierOf } from '#slices/access/index.ts';
import { audit, type Visitor } from '#slices/accounts/index.ts';
import type { AuditAction } from '#platform/vocabulary.ts';
import { refusal } from '../../reasons.ts';

/** An endpoint in somebody's hand. */
export interface EndpointInHand {
  id: string;
  userId: string;
  visitor: Visitor;
}

/** Keeps concurrent requests from exceeding the limit of endpoints. */
const ENDPOINTS_LOCK = 7_482_130;

export const lockEndpointsOf = (tx: Tx, userId: string): Promise<void> =>
  lockSecrets(tx, ENDPOINTS_LOCK, userId);

/** @throws Refusal `TIER_REQUIRED` for an account whose tier has no webhooks */
export const requireWebhooks = async (tx: Tx, userId: string): Promise<void> => {
  if (!TIERS[await tierOf(tx, userId)].hasWebhooks)
    throw refusal('TIER_REQUIRED', 'WEBHOOKS_NEED_PAID_TIER', { tiers: ['INDIE', 'COMMERCIAL'] });
};

/** Locks an endpoint of the user. @throws Refusal `NOT_FOUND` */
export const lockOwnEndpoint = async (
  tx: Tx,
  { id, userId }: Pick<EndpointInHand, 'id' | 'userId'>,
) => {
  const row = await tx
    .selectFrom('webhooks.endpoint')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw refusal('NOT_FOUND', 'WEBHOOK_NOT_FOUND');
  return row;
};

/** Writes the audit of an act on an endpoint. */
export const auditEndpoint = (
  app: App,
  tx: Tx,
  { userId, visitor }: Omit<EndpointInHand, 'id'>,
  action: AuditAction,
): Promise<void> => audit(app, tx, { userId, action, visitor });
