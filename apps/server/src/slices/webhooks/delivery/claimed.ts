import { sql } from 'kysely';
import type { WebhookVersion } from '@tsuzuki/contract/webhooks';
import type { HeldDelivery } from '#platform/delivery/index.ts';
import type { SealedEndpoint } from '../endpoint/secret.ts';
import type { StoredEvent } from '../event/body.ts';
import type { DeliveryKind } from '../model.ts';

/** A delivery that a worker has. */
export interface ClaimedDelivery extends HeldDelivery {
  kind: DeliveryKind;
  isAdult: boolean;
  event: StoredEvent;
  endpoint: SealedEndpoint & { userId: string; url: string; schemaVersion: WebhookVersion };
}

/** What is needed to send it. */
export const claimedRows = sql`
  select due.id, due.kind, due.tries, due.expires_at as "expiresAt",
    event.id as event_id, event.sequence, event.type, event.is_test, event.is_adult as "isAdult", event.happened_at, event.data,
    endpoint.id as "targetId", endpoint.user_id, endpoint.url, endpoint.schema_version,
    endpoint.secret_sealed, endpoint.old_secret_sealed, endpoint.old_secret_ends_at, endpoint.headers_sealed
  from due join webhooks.event on event.id = due.event_id
    join webhooks.endpoint on endpoint.id = due.endpoint_id`;

/** A row of them. */
export interface ClaimedRow extends Pick<
  ClaimedDelivery,
  'id' | 'targetId' | 'kind' | 'tries' | 'expiresAt' | 'isAdult'
> {
  event_id: string;
  sequence: number;
  type: string;
  is_test: boolean;
  happened_at: Date;
  data: string;
  user_id: string;
  url: string;
  schema_version: string;
  secret_sealed: Buffer;
  old_secret_sealed: Buffer | null;
  old_secret_ends_at: Date | null;
  headers_sealed: Buffer | null;
}

export const claimedOf = (row: ClaimedRow, lease: Date): ClaimedDelivery => ({
  id: row.id,
  targetId: row.targetId,
  kind: row.kind,
  isTrial: row.kind !== 'EVENT',
  tries: row.tries,
  expiresAt: row.expiresAt,
  lease,
  isAdult: row.isAdult,
  event: {
    id: row.event_id,
    sequence: row.sequence,
    type: row.type,
    isTest: row.is_test,
    happenedAt: row.happened_at,
    data: row.data,
  },
  endpoint: {
    id: row.targetId,
    userId: row.user_id,
    url: row.url,
    schemaVersion: row.schema_version as WebhookVersion,
    secretSealed: row.secret_sealed,
    oldSecretSealed: row.old_secret_sealed,
    oldSecretEndsAt: row.old_secret_ends_at,
    headersSealed: row.headers_sealed,
  },
});
