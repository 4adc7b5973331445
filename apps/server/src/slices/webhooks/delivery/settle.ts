import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Outcome } from './outcome.ts';

/** An endpoint whose row of failures grew. */
export interface FailingEndpoint {
  id: string;
  failures: number;
  failingSince: Date;
  warnings: number;
}

const settledRow = ({ delivery, state, dueAt, tries, attempt, closedUntil }: Outcome) => ({
  id: delivery.id,
  lease: delivery.lease,
  state,
  due_at: dueAt,
  tries,
  closed_until: closedUntil,
  is_event: delivery.kind === 'EVENT',
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
});

/**
 * Writes what became of deliveries in one statement. One that another worker claimed meanwhile stays with it, but the attempt is recorded.
 * Successes of an endpoint that was fine a minute ago leave its row alone, because they are many.
 * @returns the endpoints that failed without a success beside it
 */
export const settle = async (
  app: App,
  outcomes: readonly Outcome[],
): Promise<FailingEndpoint[]> => {
  const now = app.clock.now();
  const rows = JSON.stringify(outcomes.map(settledRow));
  const { rows: failing } = await sql<FailingEndpoint>`
    with outcome as materialized (
      select * from jsonb_to_recordset(${rows}::jsonb) as row (
        id uuid, lease timestamptz, state text, due_at timestamptz, tries smallint, closed_until timestamptz, is_event boolean,
        is_tried boolean, began_at timestamptz, took_ms integer, status smallint, fault text, fault_code text,
        request_headers jsonb, response_headers jsonb, response_body text, is_body_cut boolean)),
    settled as (
      update webhooks.delivery set state = outcome.state, due_at = outcome.due_at, tries = outcome.tries, leased_until = null,
        tried_at = coalesce(outcome.began_at, tried_at),
        status = case when outcome.is_tried then outcome.status else delivery.status end,
        fault = case when outcome.is_tried then outcome.fault else delivery.fault end
      from outcome where delivery.id = outcome.id and delivery.leased_until = outcome.lease),
    recorded as (
      insert into webhooks.attempt
        (delivery_id, began_at, took_ms, status, fault, fault_code, request_headers, response_headers, response_body, is_body_cut)
      select outcome.id, began_at, took_ms, outcome.status, outcome.fault, fault_code, request_headers, response_headers, response_body, is_body_cut
      from outcome join webhooks.delivery on delivery.id = outcome.id where is_tried),
    tally as (
      select endpoint_id, count(*) filter (where outcome.state <> 'DELIVERED') as failures,
        bool_or(outcome.state = 'DELIVERED') as is_fine, max(outcome.closed_until) as closed_until, min(began_at) as since
      from outcome join webhooks.delivery on delivery.id = outcome.id where is_tried and is_event and outcome.fault is distinct from 'OURS' group by endpoint_id),
    health as (
      update webhooks.endpoint set
        failures = case when is_fine then 0 else endpoint.failures + tally.failures end,
        failing_since = case when is_fine then null else coalesce(failing_since, tally.since) end,
        warnings = case when is_fine then 0 else warnings end,
        last_success_at = case when is_fine then ${now} else last_success_at end,
        closed_until = greatest(endpoint.closed_until, tally.closed_until)
      from tally where endpoint.id = tally.endpoint_id
        and (not is_fine or endpoint.failures > 0 or tally.closed_until is not null
          or last_success_at is null or last_success_at < ${now}::timestamptz - interval '1 minute')
      returning endpoint.id, endpoint.failures, failing_since as "failingSince", warnings)
    select * from health where failures > 0`.execute(app.db);
  return failing;
};
