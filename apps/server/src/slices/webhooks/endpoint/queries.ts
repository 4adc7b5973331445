import { sql, type RawBuilder } from 'kysely';
import type { SubscribedEventType, WebhookVersion } from '@tsuzuki/contract/webhooks';
import type { Database } from '#platform/database/index.ts';
import type { DisabledFor, EndpointState } from '../model.ts';

/** An endpoint as its owner sees it. */
export interface Endpoint {
  id: string;
  userId: string;
  url: string;
  description: string;
  eventTypes: readonly SubscribedEventType[];
  animeIds: readonly string[] | null;
  mangaIds: readonly string[] | null;
  regions: readonly string[] | null;
  services: readonly string[] | null;
  onlyMyList: boolean;
  takesAdult: boolean;
  ratePerSecond: number;
  schemaVersion: WebhookVersion;
  headersSealed: Buffer | null;
  state: EndpointState;
  disabledFor: DisabledFor | null;
  createdAt: Date;
  oldSecretEndsAt: Date | null;
  failures: number;
  failingSince: Date | null;
  lastSuccessAt: Date | null;
  closedUntil: Date | null;
}

const COLUMNS = sql`id, user_id as "userId", url, description, event_types as "eventTypes", anime_ids as "animeIds",
  manga_ids as "mangaIds", regions, services, only_my_list as "onlyMyList", takes_adult as "takesAdult", rate as "ratePerSecond",
  schema_version as "schemaVersion", headers_sealed as "headersSealed", state, disabled_for as "disabledFor",
  created_at as "createdAt", old_secret_ends_at as "oldSecretEndsAt", failures, failing_since as "failingSince",
  last_success_at as "lastSuccessAt", closed_until as "closedUntil"`;

const read = async (db: Database, where: RawBuilder<unknown>): Promise<Endpoint[]> => {
  const { rows } = await sql<Endpoint>`
    select ${COLUMNS} from webhooks.endpoint where ${where} order by user_id, id`.execute(db);
  return rows;
};

/** The endpoints of a user, oldest first. */
export const listEndpoints = (db: Database, userId: string): Promise<Endpoint[]> =>
  read(db, sql`user_id = ${userId}`);

/** One of them. */
export const findEndpoint = async (
  db: Database,
  { id, userId }: { id: string; userId: string },
): Promise<Endpoint | undefined> => (await read(db, sql`id = ${id} and user_id = ${userId}`))[0];

/** How an endpoint did in the last 24 hours. */
export interface EndpointHealth {
  delivered: number;
  failed: number;
  /** Events that are tried again, or not yet for the first time. */
  waiting: number;
  /** Of requests that were answered; null if there were none. */
  medianMs: number | null;
}

/** Counting stops there, so that a long queue does not slow its page. */
const MOST_COUNTED = 10_000;

/** How endpoints did since a moment, by id. */
export const healthOf = async (
  db: Database,
  endpointIds: readonly string[],
  since: Date,
): Promise<Map<string, EndpointHealth>> => {
  const { rows } = await sql<EndpointHealth & { id: string }>`
    select endpoint.id, recent.delivered, recent.failed, recent."medianMs", queue.waiting
    from unnest(${endpointIds}::uuid[]) as endpoint (id)
    cross join lateral (
      select count(*) filter (where delivery.state = 'DELIVERED')::int as delivered,
        count(*) filter (where delivery.state in ('FAILED', 'EXPIRED'))::int as failed,
        round(percentile_cont(0.5) within group (order by took.ms))::int as "medianMs"
      from (select * from webhooks.delivery where endpoint_id = endpoint.id order by id desc limit ${sql.lit(MOST_COUNTED)}) delivery
      left join lateral (select took_ms as ms from webhooks.attempt where delivery_id = delivery.id and status is not null
        order by attempt.id desc limit 1) took on true
      where delivery.created_at >= ${since} and delivery.kind = 'EVENT') recent
    cross join lateral (
      select count(*)::int as waiting from (
        select from webhooks.delivery where endpoint_id = endpoint.id and due_at is not null and kind = 'EVENT' limit ${sql.lit(MOST_COUNTED)}) waiting) queue`.execute(
    db,
  );
  return new Map(rows.map(({ id, ...health }) => [id, health]));
};
