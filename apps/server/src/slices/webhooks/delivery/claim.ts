import { sql, type RawBuilder } from 'kysely';
import type { WebhookVersion } from '@tsuzuki/contract/webhooks';
import type { App } from '#platform/app.ts';
import { defineQueue, dueRows } from '#platform/queue/index.ts';
import type { SealedEndpoint } from '../endpoint/secret.ts';
import type { StoredEvent } from '../event/body.ts';
import { MOST_IN_FLIGHT, type DeliveryKind } from '../model.ts';

/** After this a worker counts as dead, and another claims its deliveries. Longer than any request can take. */
const LEASE_MS = 60_000;
/** Endpoints that one claim looks at. The next one goes on after them. */
const MOST_ENDPOINTS_AT_ONCE = 256;

/** A delivery that a worker has. */
export interface ClaimedDelivery {
  id: string;
  kind: DeliveryKind;
  tries: number;
  expiresAt: Date;
  /** What settles it: a claim by somebody else has another. */
  lease: Date;
  isAdult: boolean;
  event: StoredEvent;
  endpoint: SealedEndpoint & { userId: string; url: string; schemaVersion: WebhookVersion };
}

const deliveries = defineQueue({
  table: 'webhooks.delivery',
  key: 'id',
  due: 'due_at',
  columns: ['id', 'endpoint_id', 'event_id', 'kind', 'tries', 'expires_at'],
});

/** Leases what `due` found, and reads what is needed to send it. */
const leaseAndRead = (until: Date): RawBuilder<unknown> => sql`
  leased as (
    update webhooks.delivery leased set due_at = ${until}, leased_until = ${until}
    from due where leased.id = due.id)
  select due.id, due.kind, due.tries, due.expires_at as "expiresAt", ${until}::timestamptz as lease,
    event.id as event_id, event.sequence, event.type, event.is_test, event.is_adult as "isAdult", event.happened_at, event.data,
    endpoint.id as endpoint_id, endpoint.user_id, endpoint.url, endpoint.schema_version,
    endpoint.secret_sealed, endpoint.old_secret_sealed, endpoint.old_secret_ends_at, endpoint.headers_sealed
  from due join webhooks.event on event.id = due.event_id
    join webhooks.endpoint on endpoint.id = due.endpoint_id`;

interface Row extends Pick<
  ClaimedDelivery,
  'id' | 'kind' | 'tries' | 'expiresAt' | 'lease' | 'isAdult'
> {
  event_id: string;
  sequence: number;
  type: string;
  is_test: boolean;
  happened_at: Date;
  data: string;
  endpoint_id: string;
  user_id: string;
  url: string;
  schema_version: string;
  secret_sealed: Buffer;
  old_secret_sealed: Buffer | null;
  old_secret_ends_at: Date | null;
  headers_sealed: Buffer | null;
}

const claimedOf = (row: Row): ClaimedDelivery => ({
  id: row.id,
  kind: row.kind,
  tries: row.tries,
  expiresAt: row.expiresAt,
  lease: row.lease,
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
    id: row.endpoint_id,
    userId: row.user_id,
    url: row.url,
    schemaVersion: row.schema_version as WebhookVersion,
    secretSealed: row.secret_sealed,
    oldSecretSealed: row.old_secret_sealed,
    oldSecretEndsAt: row.old_secret_ends_at,
    headersSealed: row.headers_sealed,
  },
});

/**
 * Endpoints after `cursor` for which something waits, found by jumping from one to the next in the index, so that a million deliveries of
 * one endpoint cost as much as one.
 */
const waitingAfter = (cursor: string): RawBuilder<unknown> => sql`
  waiting as (
    (select endpoint_id from webhooks.delivery
      where kind = 'EVENT' and due_at is not null and endpoint_id > ${cursor}::uuid order by endpoint_id limit 1)
    union all
    select (select other.endpoint_id from webhooks.delivery other
      where other.kind = 'EVENT' and other.due_at is not null and other.endpoint_id > waiting.endpoint_id
      order by other.endpoint_id limit 1)
    from waiting where waiting.endpoint_id is not null)`;

/**
 * Those that may be sent to, and how many requests each has left. Their rows are locked, so that two workers together do not exceed the
 * limits of one endpoint. A lock waits for no snapshot: what another worker claimed after this statement began is not counted here, but it has
 * changed `rate_at` of the locked row, and then the endpoint is left for the next look. The rate follows the clock of the database: it is about
 * real time, in tests as well.
 */
const roomOf = (now: Date): RawBuilder<unknown> => sql`
  gate as materialized (
    select id, rate, rate_at, greatest(rate_at, clock_timestamp() - interval '1 second') as used_until
    from webhooks.endpoint
    where id in (select endpoint_id from waiting where endpoint_id is not null limit ${sql.lit(MOST_ENDPOINTS_AT_ONCE)})
      and state = 'ACTIVE' and (closed_until is null or closed_until <= ${now})
    order by id for no key update skip locked),
  room as materialized (
    select gate.id, gate.rate, used_until, least(
      ${sql.lit(MOST_IN_FLIGHT)} - (select count(*) from webhooks.delivery busy where busy.endpoint_id = gate.id and busy.leased_until > ${now}),
      floor(extract(epoch from clock_timestamp() - used_until) * gate.rate)) as places
    from gate join webhooks.endpoint seen on seen.id = gate.id and seen.rate_at = gate.rate_at)`;

/**
 * Claims events, as many as an endpoint may have at once from each of many endpoints, so that none waits behind another.
 * @param cursor the endpoint after which to begin
 */
export const claimEvents = async (
  app: App,
  { limit, cursor }: { limit: number; cursor: string },
): Promise<ClaimedDelivery[]> => {
  const now = app.clock.now();
  const where = sql<boolean>`kind = 'EVENT' and endpoint_id = room.id`;
  const { rows } = await sql<Row>`
    with recursive ${waitingAfter(cursor)}, ${roomOf(now)},
    due as materialized (
      select due.* from (select * from room where places > 0 order by id) room
      cross join lateral (${dueRows(deliveries, { now, limit: sql`room.places::int`, where })}) due
      limit ${limit}),
    spent as (
      update webhooks.endpoint set rate_at = room.used_until + interval '1 second' * used.requests / room.rate
      from (select endpoint_id, count(*) as requests from due group by endpoint_id) used
        join room on room.id = used.endpoint_id
      where endpoint.id = room.id),
    ${leaseAndRead(new Date(now.getTime() + LEASE_MS))}`.execute(app.db);
  return rows.map(claimedOf);
};

/** Claims pings and tests, of endpoints in any state. */
export const claimTrials = async (app: App, limit: number): Promise<ClaimedDelivery[]> => {
  const now = app.clock.now();
  const { rows } = await sql<Row>`
    with due as materialized (${dueRows(deliveries, { now, limit, where: sql`kind <> 'EVENT'` })}),
    ${leaseAndRead(new Date(now.getTime() + LEASE_MS))}`.execute(app.db);
  return rows.map(claimedOf);
};
