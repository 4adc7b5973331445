import { sql, type RawBuilder } from 'kysely';
import type { App } from '#platform/app.ts';
import { leaseDueRows, leaseFrom, type Places } from './claim.ts';
import type { Deliveries } from './deliveries.ts';
import type { HeldDelivery } from './model.ts';

/** Trials of one owner at the same time, so that targets that hang keep no other owner waiting. */
const MOST_OF_OWNER = 2;
/** Targets with trials that one claim looks at. */
const MOST_LOOKED_AT = 1_000;

/**
 * Trials that may be sent now, at most a few of each owner. The rows of their targets are locked, and trials count for the rate of a target:
 * so a worker that claimed meanwhile has changed `rate_at`, and the target is left for the next look.
 */
const chosen = (
  { tables, claim }: Places,
  trials: NonNullable<Places['claim']['trials']>,
  now: Date,
): RawBuilder<unknown> => {
  const [delivery, target] = [sql.table(tables.delivery), sql.table(tables.target)];
  const targetId = sql.ref(tables.targetId);
  return sql`
  looked as materialized (
    select ${targetId} as target_id from ${delivery} where ${trials.which} and due_at <= ${now}
    order by due_at limit ${sql.lit(MOST_LOOKED_AT)}),
  gate as materialized (
    select id, ${trials.owner} as owner_id, ${claim.rate} as rate, rate_at from ${target}
    where id in (select target_id from looked) order by id for no key update skip locked),
  open as materialized (
    select gate.*, (
      select count(*) from ${target} mine join ${delivery} busy on busy.${targetId} = mine.id
      where mine.${trials.owner} = gate.owner_id and busy.leased_until > ${now} and busy.${trials.which}) as running
    from gate join ${target} seen on seen.id = gate.id and seen.rate_at = gate.rate_at),
  placed as (
    select waiting.id, open.running + row_number() over (partition by open.owner_id order by waiting.due_at, waiting.id) as place
    from open join ${delivery} waiting on waiting.${targetId} = open.id
    where waiting.${trials.which} and waiting.due_at <= ${now}),
  chosen as materialized (select id from placed where place <= ${sql.lit(MOST_OF_OWNER)})`;
};

/** Claims trials, to targets in any state. */
export const claimTrials = async <Held extends HeldDelivery>(
  app: App,
  kind: Deliveries<Held>,
  limit: number,
): Promise<Held[]> => {
  const { claim, tables } = kind;
  const { trials } = claim;
  if (!trials || limit <= 0) return [];
  const now = app.clock.now();
  const lease = leaseFrom(now);
  const where = sql<boolean>`${trials.which} and id in (select id from chosen)`;
  const { rows } = await sql<object>`
    with ${chosen(kind, trials, now)},
    due as materialized (${claim.dueRows({ now, limit, where })}),
    spent as (
      update ${sql.table(tables.target)} as target set
        rate_at = greatest(target.rate_at, clock_timestamp() - interval '1 second') + interval '1 second' * used.requests / open.rate
      from (select ${sql.ref(tables.targetId)} as target_id, count(*) as requests from due group by 1) used
        join open on open.id = used.target_id
      where target.id = used.target_id),
    ${leaseDueRows(kind, lease)} ${claim.claimed}`.execute(app.db);
  return rows.map((row) => kind.heldOf(row, lease));
};
