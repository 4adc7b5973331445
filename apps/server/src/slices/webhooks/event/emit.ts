import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { ringSenders, type DeliveryState } from '#platform/delivery/index.ts';
import { ownersAmong } from '#slices/lists/index.ts';
import { DELIVERIES_CHANNEL } from '../channel.ts';
import type { EndpointState } from '../model.ts';
import { passes, type EndpointFilter, type EventFacts } from '../rules/filter.ts';
import type { Occurrence } from './occurrence.ts';

/** What became of an occurrence: whether it was known already, and how many endpoints are told. */
export interface Emitted {
  isDuplicate: boolean;
  deliveries: number;
}

/** An endpoint that may want an event. */
export interface Candidate extends EndpointFilter {
  id: string;
  userId: string;
  onlyMyList: boolean;
  state: EndpointState;
}

/** Records an event. @returns false if it is known already */
const insertEvent = async (app: App, tx: Tx, occurrence: Occurrence): Promise<boolean> => {
  const { id, facts, happenedAt, data } = occurrence;
  const { rows } = await sql`
    insert into webhooks.event (id, type, is_test, is_adult, happened_at, recorded_at, data)
    values (${id}, ${facts.type}, false, ${facts.isAdult}, ${happenedAt}, ${app.clock.now()}, ${data})
    on conflict (id) do nothing returning 1 as one`.execute(tx);
  return rows.length > 0;
};

/**
 * Endpoints that want events of a type. Those that are paused, disabled or asked for an answer again get theirs when they are replayed. One
 * that never answered has missed nothing.
 */
export const candidatesFor = async (tx: Tx, type: string): Promise<Candidate[]> => {
  const { rows } = await sql<Candidate>`
    select id, user_id as "userId", state, only_my_list as "onlyMyList", takes_adult as "takesAdult",
      anime_ids as "animeIds", manga_ids as "mangaIds", regions, services
    from webhooks.endpoint
    where event_types @> array[${type}]
      and (state in ('ACTIVE', 'PAUSED', 'DISABLED') or (state = 'PENDING' and opened_at is not null))`.execute(
    tx,
  );
  return rows;
};

/** Without those that want only works on their owner's list, where this one is not. */
const ofLists = async (
  tx: Tx,
  { media, workId }: EventFacts,
  endpoints: readonly Candidate[],
): Promise<Candidate[]> => {
  const asking = endpoints.filter(({ onlyMyList }) => onlyMyList);
  if (asking.length === 0) return [...endpoints];
  const userIds = asking.map(({ userId }) => userId);
  const owners = new Set(await ownersAmong(tx, { media, workId }, userIds));
  return endpoints.filter(({ onlyMyList, userId }) => !onlyMyList || owners.has(userId));
};

const stateFor = ({ state }: Candidate): DeliveryState =>
  state === 'ACTIVE' ? 'WAITING' : 'SKIPPED';

/** One row for each. An endpoint that is deleted meanwhile gets none, and does not undo the cause of the event. */
const insertDeliveries = async (
  app: App,
  tx: Tx,
  { id, expiresAt, facts }: Occurrence,
  endpoints: readonly Candidate[],
): Promise<void> => {
  const now = app.clock.now();
  const rows = endpoints.map((endpoint) => ({
    id: app.ids.next(),
    endpoint_id: endpoint.id,
    state: stateFor(endpoint),
  }));
  await sql`
    insert into webhooks.delivery (id, endpoint_id, event_id, kind, type, state, created_at, expires_at, due_at)
    select row.id, row.endpoint_id, ${id}, 'EVENT', ${facts.type}, row.state, ${now}, ${expiresAt},
      case row.state when 'WAITING' then ${now}::timestamptz end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id uuid, endpoint_id uuid, state text)
      join webhooks.endpoint on endpoint.id = row.endpoint_id for key share of endpoint`.execute(
    tx,
  );
};

/** Lets workers of all processes look for deliveries when this transaction commits. */
export const ringWorkers = (tx: Tx): Promise<void> =>
  ringSenders(tx, { channel: DELIVERIES_CHANNEL });

/**
 * Tells those of some endpoints that want it of an occurrence: one row for each, in the caller's transaction, which workers send. An occurrence
 * that is emitted again changes nothing.
 */
export const emitWebhookEvent = async (
  app: App,
  tx: Tx,
  occurrence: Occurrence,
  candidates: readonly Candidate[],
): Promise<Emitted> => {
  const { facts } = occurrence;
  const willing = candidates.filter((each) => passes(each, facts));
  const endpoints = await ofLists(tx, facts, willing);
  if (endpoints.length === 0) return { isDuplicate: false, deliveries: 0 };
  if (!(await insertEvent(app, tx, occurrence))) return { isDuplicate: true, deliveries: 0 };
  await insertDeliveries(app, tx, occurrence, endpoints);
  await ringWorkers(tx);
  return { isDuplicate: false, deliveries: endpoints.length };
};
