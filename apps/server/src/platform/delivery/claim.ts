import { sql, type RawBuilder } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Deliveries } from './deliveries.ts';
import type { HeldDelivery } from './model.ts';

/** After this a worker counts as dead, and another claims its deliveries. Longer than any request can take. */
const LEASE_MS = 60_000;
/** Targets for which something waits, and of these those for which it is due, that one claim looks at. The next one goes on after them. */
const MOST_LOOKED_AT = 2_000;
const MOST_TARGETS_AT_ONCE = 256;

/** The cursor before all targets. */
export const FIRST_TARGET = '00000000-0000-0000-0000-000000000000';

/** The lease of a delivery that is sent now. */
export const leaseFrom = (now: Date): Date => new Date(now.getTime() + LEASE_MS);

/** Where the rows of a kind are, and which of them a claim takes. */
export type Places = Pick<Deliveries<HeldDelivery>, 'tables' | 'claim'>;

/** Leases what `due` found. */
export const leaseDueRows = ({ tables }: Places, until: Date): RawBuilder<unknown> => sql`
  leased as (
    update ${sql.table(tables.delivery)} leased set due_at = ${until}, leased_until = ${until}
    from due where leased.id = due.id)`;

/**
 * Targets after `cursor` for which something waits, and when the first of it is due. They are found by jumping from one to the next in the
 * index, so that a million deliveries to one target cost as much as one.
 */
const lookedAfter = ({ tables, claim }: Places, cursor: string): RawBuilder<unknown> => {
  const [delivery, target] = [sql.table(tables.delivery), sql.ref(tables.targetId)];
  return sql`
  waiting as (
    (select ${target} as target_id, due_at from ${delivery}
      where ${claim.inTurn} and due_at is not null and ${target} > ${cursor}::uuid order by ${target}, due_at limit 1)
    union all
    select next.* from waiting cross join lateral (
      select ${target} as target_id, due_at from ${delivery}
      where ${claim.inTurn} and due_at is not null and ${target} > waiting.target_id
      order by ${target}, due_at limit 1) next),
  looked as materialized (select * from waiting limit ${sql.lit(MOST_LOOKED_AT)})`;
};

/**
 * Those that may be sent to, and how many requests each has left. Their rows are locked, so that two workers together do not exceed the
 * limits of one target. A lock waits for no snapshot: what another worker claimed after this statement began is not counted here, but it has
 * changed `rate_at` of the locked row, and then the target is left for the next look. The rate follows the clock of the database: it is about
 * real time, in tests as well.
 */
const roomOf = (
  { tables, claim }: Places,
  { now, most }: { now: Date; most: number },
): RawBuilder<unknown> => sql`
  due_for as materialized (
    select target_id from looked where due_at <= ${now} limit ${most}),
  gate as materialized (
    select id, ${claim.rate} as rate, rate_at, greatest(rate_at, clock_timestamp() - interval '1 second') as used_until
    from ${sql.table(tables.target)}
    where id in (select target_id from due_for)
      and ${claim.isOpen} and (closed_until is null or closed_until <= ${now})
    order by id for no key update skip locked),
  room as materialized (
    select gate.id, gate.rate, used_until, least(
      ${sql.lit(claim.mostInFlight)} - (
        select count(*) from ${sql.table(tables.delivery)} busy
        where busy.${sql.ref(tables.targetId)} = gate.id and busy.leased_until > ${now}),
      floor(extract(epoch from clock_timestamp() - used_until) * gate.rate)) as places
    from gate join ${sql.table(tables.target)} seen on seen.id = gate.id and seen.rate_at = gate.rate_at)`;

/** Deliveries that were claimed. */
export interface Claimed<Held> {
  claimed: Held[];
  /** After which target the next claim goes on; null if this one came to the last. */
  cursor: string | null;
}

/** How far a claim came, beside each of its rows, and alone if there are none. */
interface Reach {
  looked: number;
  lastLooked: string | null;
  dueFor: number;
  lastDueFor: string | null;
}

const mostTargets = (limit: number): number => Math.min(limit, MOST_TARGETS_AT_ONCE);

const cursorAfter = (claimed: readonly HeldDelivery[], limit: number, reach: Reach) => {
  const last = claimed.at(-1)?.targetId;
  if (claimed.length === limit && last !== undefined) return last;
  if (reach.dueFor === mostTargets(limit)) return reach.lastDueFor;
  return reach.looked === MOST_LOOKED_AT ? reach.lastLooked : null;
};

/**
 * Claims deliveries, as many as a target may have at once to each of many targets, so that none waits behind another.
 * @param cursor the target after which to begin
 */
export const claimInTurn = async <Held extends HeldDelivery>(
  app: App,
  kind: Deliveries<Held>,
  { limit, cursor }: { limit: number; cursor: string },
): Promise<Claimed<Held>> => {
  const now = app.clock.now();
  const lease = leaseFrom(now);
  const { tables, claim } = kind;
  const [targets, targetId] = [sql.table(tables.target), sql.ref(tables.targetId)];
  const where = sql<boolean>`${claim.inTurn} and ${targetId} = room.id`;
  const { rows } = await sql<Reach & { id: string | null }>`
    with recursive ${lookedAfter(kind, cursor)}, ${roomOf(kind, { now, most: mostTargets(limit) })},
    due as materialized (
      select due.* from (select * from room where places > 0 order by id) room
      cross join lateral (${claim.dueRows({ now, limit: sql`room.places::int`, where })}) due
      limit ${limit}),
    spent as (
      update ${targets} as target set rate_at = room.used_until + interval '1 second' * used.requests / room.rate
      from (select ${targetId} as target_id, count(*) as requests from due group by 1) used
        join room on room.id = used.target_id
      where target.id = room.id),
    reach as (
      select (select count(*)::int from looked) as looked, (select target_id from looked order by target_id desc limit 1) as "lastLooked",
        (select count(*)::int from due_for) as "dueFor", (select target_id from due_for order by target_id desc limit 1) as "lastDueFor"),
    ${leaseDueRows(kind, lease)}
    select reach.*, claimed.* from reach left join (${claim.claimed}) claimed on true order by "targetId", id`.execute(
    app.db,
  );
  const claimed = rows.filter(({ id }) => id !== null).map((row) => kind.heldOf(row, lease));
  const [reach] = rows;
  return { claimed, cursor: reach ? cursorAfter(claimed, limit, reach) : null };
};
