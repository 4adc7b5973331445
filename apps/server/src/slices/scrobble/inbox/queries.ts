import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import type { Database } from '#platform/database/index.ts';
import { connectionOfRows, rowLimit, type Connection } from '#platform/graphql/connection.ts';
import { pageArguments, type PageArguments } from '#platform/graphql/page.ts';
import type { DeliveryOutcome, DeliverySummary } from '../pipeline/outcome.ts';

/** A delivery as the owner of its token sees it. */
export interface Delivery {
  id: string;
  receivedAt: Date;
  outcome: DeliveryOutcome;
  summary: DeliverySummary | null;
  batchId: string | null;
  /** The payload without private fields; null if not kept. */
  payload: string | null;
}

interface Row {
  id: number;
  received_at: Date;
  outcome: DeliveryOutcome;
  summary: DeliverySummary | null;
  batch_id: string | null;
  body: Buffer;
}

type Key = readonly [id: number];
const deliveryKey: z.ZodType<Key> = z.tuple([z.int().nonnegative()]);

const COLUMNS = sql`id, received_at, outcome, summary, batch_id, body`;

const deliveryOf = (row: Row): Delivery => ({
  id: String(row.id),
  receivedAt: row.received_at,
  outcome: row.outcome,
  summary: row.summary,
  batchId: row.batch_id,
  payload: row.body.length > 0 ? row.body.toString('utf8') : null,
});

/** The token, and the filter. */
export interface DeliveryFilter {
  tokenId: string;
  outcome: DeliveryOutcome | null;
}

const matching = ({ tokenId, outcome }: DeliveryFilter): RawBuilder<unknown> =>
  outcome === null
    ? sql`token_id = ${tokenId}::uuid and outcome is not null`
    : sql`token_id = ${tokenId}::uuid and outcome = ${outcome}`;

/** A page of the log of a token, the latest delivery first. */
export const deliveryPage = async (
  db: Database,
  filter: DeliveryFilter,
  args: PageArguments,
): Promise<Connection<Delivery>> => {
  const page = pageArguments<Key>(args, deliveryKey);
  const order = page.direction === 'forward' ? sql`desc` : sql`asc`;
  const after = page.after ? sql`and id < ${page.after[0]}` : sql``;
  const before = page.before ? sql`and id > ${page.before[0]}` : sql``;
  const { rows } = await sql<Row>`
    select ${COLUMNS} from scrobble.inbox where ${matching(filter)} ${after} ${before}
    order by id ${order} limit ${rowLimit(page)}`.execute(db);
  return connectionOfRows({
    rows: rows.map(deliveryOf),
    page,
    keyOf: ({ id }): Key => [Number(id)],
    totalCount: null,
  });
};

/** One delivery of a user. */
export const findDelivery = async (
  db: Database,
  { id, userId }: { id: string; userId: string },
): Promise<Delivery | undefined> => {
  const { rows } = await sql<Row>`
    select ${COLUMNS} from scrobble.inbox where id = ${id}::bigint and outcome is not null
      and token_id in (select id from scrobble.token where user_id = ${userId}::uuid)`.execute(db);
  return rows[0] && deliveryOf(rows[0]);
};
