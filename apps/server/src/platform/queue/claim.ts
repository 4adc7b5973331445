import { sql, type RawBuilder, type SelectType } from 'kysely';
import type { Database, DB } from '#platform/database/index.ts';

/** A table whose rows are work that becomes due. */
export interface Queue<
  Name extends keyof DB = keyof DB,
  Column extends keyof DB[Name] & string = keyof DB[Name] & string,
> {
  table: Name;
  /** Its primary key. */
  key: keyof DB[Name] & string;
  /** When a row is due; null if it is not waiting for work. */
  due: keyof DB[Name] & string;
  /** The order in which rows are claimed, by default the longest due first. An index must provide this order. */
  order?: keyof DB[Name] & string;
  /** The columns of a claimed row to read. */
  columns: readonly Column[];
}

/** A claimed row, with its values from before the claim. */
export type Claimed<Name extends keyof DB, Column extends keyof DB[Name]> = {
  [Each in Column]: SelectType<DB[Name][Each]>;
};

/** Which rows to claim. */
export interface Claim {
  now: Date;
  /** The most rows; an expression if a query around this one says. */
  limit: number | RawBuilder<number>;
  /** A further condition, which refers to the table by its name. */
  where?: RawBuilder<boolean>;
}

/** Declares a queue. */
export const defineQueue = <Name extends keyof DB, Column extends keyof DB[Name] & string>(
  queue: Queue<Name, Column>,
): Queue<Name, Column> => queue;

/**
 * The query that finds due rows and locks them until the transaction ends. It skips rows that another transaction has locked, and rows of a
 * process that dies become free at once. It can be used in `with due as materialized (…)`: then read its columns and not the table's, which
 * may be from an older version of the row.
 */
export const dueRows = <Name extends keyof DB, Column extends keyof DB[Name] & string>(
  { table, key, due, order = due, columns }: Queue<Name, Column>,
  { now, limit, where = sql`true` }: Claim,
): RawBuilder<Claimed<Name, Column>> => sql`
  select ${sql.join([...new Set<string>([key, due, ...columns])].map((name) => sql.ref(name)))}
  from ${sql.table(table)} where ${sql.ref(due)} <= ${now} and ${where}
  order by ${sql.ref(order)} limit ${typeof limit === 'number' ? sql.lit(limit) : limit} for update skip locked`;

/**
 * Claims due rows for longer than a transaction. They become due again when the lease ends, unless they were settled or postponed before.
 * For work that takes long or talks to other machines.
 */
export const leaseDue = async <Name extends keyof DB, Column extends keyof DB[Name] & string>(
  db: Database,
  queue: Queue<Name, Column>,
  { leaseMs, ...claim }: Claim & { leaseMs: number },
): Promise<Claimed<Name, Column>[]> => {
  const { table, key, due, columns } = queue;
  const until = new Date(claim.now.getTime() + leaseMs);
  const { rows } = await sql<Claimed<Name, Column>>`
    with due as materialized (${dueRows(queue, claim)})
    update ${sql.table(table)} leased set ${sql.ref(due)} = ${until} from due
    where leased.${sql.ref(key)} = due.${sql.ref(key)}
    returning ${sql.join(columns.map((name) => sql.ref(`due.${name}`)))}`.execute(db);
  return rows;
};

/** Removes due rows from the table and returns them. This transaction processes them; if it fails, they are there again. */
export const takeDue = async <Name extends keyof DB, Column extends keyof DB[Name] & string>(
  db: Database,
  queue: Queue<Name, Column>,
  claim: Claim,
): Promise<Claimed<Name, Column>[]> => {
  const { table, key, columns } = queue;
  const { rows } = await sql<Claimed<Name, Column>>`
    with due as materialized (${dueRows(queue, claim)})
    delete from ${sql.table(table)} taken using due
    where taken.${sql.ref(key)} = due.${sql.ref(key)}
    returning ${sql.join(columns.map((name) => sql.ref(`due.${name}`)))}`.execute(db);
  return rows;
};
