import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import type { WebhookEventType, WebhookVersion } from '@tsuzuki/contract/webhooks';
import type { Database } from '#platform/database/index.ts';
import { connectionOfRows, rowLimit, type Connection } from '#platform/graphql/connection.ts';
import { pageArguments, type PageArguments } from '#platform/graphql/page.ts';
import { bodyOf } from '../event/body.ts';
import type { DeliveryFault, DeliveryState } from '#platform/delivery/index.ts';
import type { DeliveryKind } from '../model.ts';

/** A delivery as the owner of its endpoint sees it. */
export interface Delivery {
  id: string;
  endpointId: string;
  eventId: string;
  type: WebhookEventType;
  kind: DeliveryKind;
  state: DeliveryState;
  createdAt: Date;
  /** When it is tried next; null if it is not. */
  dueAt: Date | null;
  triedAt: Date | null;
  status: number | null;
  fault: DeliveryFault | null;
  /** The body, the same in every try. */
  body: string;
}

/** One request. */
export interface AttemptRecord {
  beganAt: Date;
  tookMs: number;
  status: number | null;
  fault: DeliveryFault | null;
  faultCode: string | null;
  requestHeaders: Readonly<Record<string, string>>;
  responseHeaders: Readonly<Record<string, string>> | null;
  responseBody: string | null;
  isBodyCut: boolean;
}

type Row = Omit<Delivery, 'body'> & {
  sequence: number;
  isTest: boolean;
  happenedAt: Date;
  data: string;
  schemaVersion: WebhookVersion;
};

const deliveryOf = ({
  sequence,
  isTest,
  happenedAt,
  data,
  schemaVersion,
  ...row
}: Row): Delivery => ({
  ...row,
  body: bodyOf(
    { id: row.eventId, type: row.type, sequence, isTest, happenedAt, data },
    schemaVersion,
  ),
});

const SELECT = sql`
  select delivery.id, delivery.endpoint_id as "endpointId", delivery.event_id as "eventId", delivery.type, delivery.kind, delivery.state,
    delivery.created_at as "createdAt", delivery.due_at as "dueAt", delivery.tried_at as "triedAt", delivery.status, delivery.fault,
    event.sequence, event.is_test as "isTest", event.happened_at as "happenedAt", event.data, endpoint.schema_version as "schemaVersion"
  from webhooks.delivery join webhooks.event on event.id = delivery.event_id
    join webhooks.endpoint on endpoint.id = delivery.endpoint_id`;

type Key = readonly [id: string];
const deliveryKey: z.ZodType<Key> = z.tuple([z.uuid()]);

/** Which deliveries of an endpoint to show. */
export interface DeliveryFilter {
  endpointId: string;
  state: DeliveryState | null;
  type: WebhookEventType | null;
}

/** Only the conditions there are, so that PostgreSQL plans with the index of the filter. */
const matching = ({ endpointId, state, type }: DeliveryFilter): RawBuilder<unknown> => {
  const ofState = state === null ? sql`` : sql`and delivery.state = ${state}`;
  const ofType = type === null ? sql`` : sql`and delivery.type = ${type}`;
  return sql`delivery.endpoint_id = ${endpointId}::uuid ${ofState} ${ofType}`;
};

/** A page of the log of an endpoint, the latest delivery first. */
export const deliveryPage = async (
  db: Database,
  filter: DeliveryFilter,
  args: PageArguments,
): Promise<Connection<Delivery>> => {
  const page = pageArguments<Key>(args, deliveryKey);
  const order = page.direction === 'forward' ? sql`desc` : sql`asc`;
  const after = page.after ? sql`and delivery.id < ${page.after[0]}::uuid` : sql``;
  const before = page.before ? sql`and delivery.id > ${page.before[0]}::uuid` : sql``;
  const { rows } = await sql<Row>`
    ${SELECT} where ${matching(filter)} ${after} ${before}
    order by delivery.id ${order} limit ${rowLimit(page)}`.execute(db);
  return connectionOfRows({
    rows: rows.map(deliveryOf),
    page,
    keyOf: ({ id }): Key => [id],
    totalCount: null,
  });
};

/** Deliveries of a user by their ids. */
export const deliveriesById = async (
  db: Database,
  { ids, userId }: { ids: readonly string[]; userId: string },
): Promise<Delivery[]> => {
  const { rows } = await sql<Row>`
    ${SELECT} where delivery.id = any(${ids}::uuid[]) and endpoint.user_id = ${userId}`.execute(db);
  return rows.map(deliveryOf);
};

/** The most requests of a delivery that are shown: replays add to them. */
const MOST_ATTEMPTS = 50;

/** The requests of deliveries, the latest first, by delivery. */
export const attemptsOf = async (
  db: Database,
  deliveryIds: readonly string[],
): Promise<Map<string, AttemptRecord[]>> => {
  const { rows } = await sql<AttemptRecord & { deliveryId: string }>`
    select delivery_id as "deliveryId", began_at as "beganAt", took_ms as "tookMs", status, fault, fault_code as "faultCode",
      request_headers as "requestHeaders", response_headers as "responseHeaders", response_body as "responseBody",
      is_body_cut as "isBodyCut"
    from unnest(${deliveryIds}::uuid[]) as asked (id)
    cross join lateral (
      select * from webhooks.attempt where delivery_id = asked.id order by attempt.id desc limit ${sql.lit(MOST_ATTEMPTS)}) attempt
    order by delivery_id, attempt.id desc`.execute(db);
  return Map.groupBy(rows, ({ deliveryId }) => deliveryId);
};
