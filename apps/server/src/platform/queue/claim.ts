import { sql, type RawBuilder, type SelectType } from 'kysely';
import type { Database, DB } from '#platform/database/index.ts';

/** A table whose rows are work to be done from a moment on. */
export interface Queue<
  Name extends keyof DB = keyof DB,
  Column extends keyof DB[Name] & string = keyof DB[Name] & string,
> {
  table: Name;
  /** Its primary key. */
  key: keyof DB[Name] & string;
  /** The moment from which a row is to be worked on; null when it is not. */
  due: keyof DB[Name] & string;
  /** What comes first; the longest due unless told. An index must give this order. */
  order?: keyof DB[Name] & string;
  /** What is read of a row that is claimed. */
  columns: readonly Column[];
}

/** A claimed row as it stood before the claim. */
export type Claimed<Name extends keyof DB, Column extends keyof DB[Name]> = {
  [Each in Column]: SelectType<DB[Name][Each]>;
};

/** Which rows are claimed. */
export interface Claim {
  now: Date;
  /** How many at most. */
  limit: number;
  /** What else must hold of them, about the table by its name. */
  where?: RawBuilder<boolean>;
}

/** Declares a queue. */
export const defineQueue = <Name extends keyof DB, Column extends keyof DB[Name] & string>(
  queue: Queue<Name, Column>,
): Queue<Name, Column> => queue;

/**
 * The query that finds due rows and locks them until the transaction ends. Rows another transaction holds are passed over, and a
 * process that dies leaves them free at once. Fit for `with due as materialized (…)`: read its columns and not the table's, which may
 * be those of an older version of the row.
 */
export const dueRows = <Name extends keyof DB, Column extends keyof DB[Name] & string>(
  { table, key, due, order = due, columns }: Queue<Name, Column>,
  { now, limit, where = sql`true` }: Claim,
): RawBuilder<Claimed<Name, Column>> => sql`
  select ${sql.join([...new Set<string>([key, due, ...columns])].map((name) => sql.ref(name)))}
  from ${sql.table(table)} where ${sql.ref(due)} <= ${now} and ${where}
  order by ${sql.ref(order)} limit ${sql.lit(limit)} for update skip locked`;

/**
 * Claims due rows for longer than a transaction: they become due again when the lease runs out, unless they were settled or put off
 * before. For work that takes long or talks to other machines.
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

/** Takes due rows out of the table: they are worked on by this transaction or, should it fail, are there again. */
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
