import { sql, type RawBuilder } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Database } from '#platform/database/index.ts';
import type { FailureRow, HealthRules } from './health.ts';
import type { DeliveryTables, SendRules } from './deliveries.ts';
import type { HeldDelivery } from './model.ts';
import type { Outcome } from './outcome.ts';

/** A target whose row of failures grew. */
export interface FailingTarget extends FailureRow {
  id: string;
}

const BUSY = 429;

/** Whether it says something about the health of its target: trials do not, and neither does a bug of ours. */
const isCounted = ({ countsBusy }: HealthRules, { delivery, attempt }: Outcome): boolean =>
  attempt !== null &&
  !delivery.isTrial &&
  attempt.fault !== 'OURS' &&
  (countsBusy || attempt.status !== BUSY);

const settledRow = (health: HealthRules, outcome: Outcome) => {
  const { delivery, state, dueAt, tries, attempt, closedUntil } = outcome;
  return {
    id: delivery.id,
    target_id: delivery.targetId,
    lease: delivery.lease,
    state,
    due_at: dueAt,
    tries,
    closed_until: closedUntil,
    is_counted: isCounted(health, outcome),
    is_tried: attempt !== null,
    began_at: attempt?.beganAt ?? null,
    took_ms: attempt?.tookMs ?? null,
    status: attempt?.status ?? null,
    fault: attempt?.fault ?? null,
    fault_code: attempt?.faultCode?.slice(0, 60) ?? null,
    request_headers: attempt?.requestHeaders ?? null,
    response_headers: attempt?.responseHeaders ?? null,
    response_body: attempt?.responseBody ?? null,
    is_body_cut: attempt?.isBodyCut ?? false,
  };
};

/** Without a log of requests, a delivery says what the system said of its latest one. */
const codeOn = ({ attempt }: DeliveryTables): RawBuilder<unknown> =>
  attempt === null
    ? sql`, fault_code = case when outcome.is_tried then outcome.fault_code else delivery.fault_code end`
    : sql``;

const recordedIn = ({ attempt, delivery }: DeliveryTables): RawBuilder<unknown> =>
  attempt === null
    ? sql``
    : sql`recorded as (
      insert into ${sql.table(attempt)}
        (delivery_id, began_at, took_ms, status, fault, fault_code, request_headers, response_headers, response_body, is_body_cut)
      select outcome.id, began_at, took_ms, outcome.status, outcome.fault, fault_code, request_headers, response_headers, response_body, is_body_cut
      from outcome join ${sql.table(delivery)} as delivery on delivery.id = outcome.id where is_tried),`;

/**
 * Writes what became of deliveries in one statement. One that another worker claimed meanwhile stays with it, but the attempt is recorded.
 * Successes of a target that was fine a minute ago leave its row alone, because they are many. Rows of targets are locked in the order of
 * their ids, because workers settle deliveries to the same ones.
 * @returns the targets that failed without a success beside it
 */
export const settle = async <Held extends HeldDelivery>(
  app: App,
  { tables, health }: Pick<SendRules<Held>, 'tables' | 'health'>,
  outcomes: readonly Outcome<Held>[],
  db: Database = app.db,
): Promise<FailingTarget[]> => {
  const now = app.clock.now();
  const rows = JSON.stringify(outcomes.map((outcome) => settledRow(health, outcome)));
  // The planner takes the rows of a text for many, and would read all targets.
  const targets = [...new Set(outcomes.map(({ delivery }) => delivery.targetId))];
  const { rows: failing } = await sql<FailingTarget>`
    with outcome as materialized (
      select * from jsonb_to_recordset(${rows}::jsonb) as row (
        id uuid, target_id uuid, lease timestamptz, state text, due_at timestamptz, tries smallint, closed_until timestamptz, is_counted boolean,
        is_tried boolean, began_at timestamptz, took_ms integer, status smallint, fault text, fault_code text,
        request_headers jsonb, response_headers jsonb, response_body text, is_body_cut boolean)),
    settled as (
      update ${sql.table(tables.delivery)} as delivery set state = outcome.state, due_at = outcome.due_at, tries = outcome.tries, leased_until = null,
        tried_at = coalesce(outcome.began_at, tried_at),
        status = case when outcome.is_tried then outcome.status else delivery.status end,
        fault = case when outcome.is_tried then outcome.fault else delivery.fault end ${codeOn(tables)}
      from outcome where delivery.id = outcome.id and delivery.leased_until = outcome.lease),
    ${recordedIn(tables)}
    tally as (
      select target_id, count(*) filter (where is_counted and state <> 'DELIVERED') as failures,
        bool_or(is_counted and state = 'DELIVERED') as is_fine, max(closed_until) as closed_until,
        min(began_at) filter (where is_counted) as since
      from outcome where is_counted or closed_until is not null group by target_id),
    changed as materialized (
      select target.id from ${sql.table(tables.target)} as target join tally on target.id = tally.target_id
      where target.id = any(${targets}::uuid[])
        and (not is_fine or target.failures > 0 or tally.closed_until is not null
          or last_success_at is null or last_success_at < ${now}::timestamptz - interval '1 minute')
      order by target.id for no key update of target),
    health as (
      update ${sql.table(tables.target)} as target set
        failures = case when is_fine then 0 else target.failures + tally.failures end,
        failing_since = case when is_fine then null else coalesce(failing_since, tally.since) end,
        warnings = case when is_fine then 0 else warnings end,
        last_success_at = case when is_fine then ${now} else last_success_at end,
        closed_until = greatest(target.closed_until, tally.closed_until)
      from tally join changed on changed.id = tally.target_id where target.id = changed.id
      returning target.id, target.failures, failing_since as "failingSince", warnings)
    select * from health where failures > 0`.execute(db);
  return failing;
};
