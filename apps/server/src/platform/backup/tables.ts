import pg from 'pg';

/** A table whose rows backups keep. */
export interface StoredTable {
  name: string;
  columns: string[];
  /** The columns of its primary key, in order. */
  key: string[];
}

export const quoted = (name: string): string => name.split('.').map(pg.escapeIdentifier).join('.');
const listed = (names: readonly string[]): string => names.map(pg.escapeIdentifier).join(', ');

/** What is ours in a database that other programs may use too. */
const OURS = `(n.nspname = any($1) or n.nspname = 'public' and c.relname like 'tsuzuki\\_%')`;

/** `public` is first, because its box tells whether the master key is the right one. Columns are in an order that does not depend on when they were added. */
const TABLES = `
  select concat(n.nspname, '.', c.relname) as name,
    array(
      select a.attname::text from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      order by a.attname::text collate "C") as columns,
    array(
      select a.attname::text from pg_index i
      cross join unnest(i.indkey) with ordinality as k (attnum, place)
      join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
      where i.indrelid = c.oid and i.indisprimary order by k.place) as key
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and c.relpersistence = 'p' and ${OURS}
  order by n.nspname <> 'public', concat(n.nspname, '.', c.relname) collate "C"`;

/** The tables of the given schemas and those of the program itself. */
export const storedTables = async (
  client: pg.ClientBase,
  schemas: readonly string[],
): Promise<StoredTable[]> => (await client.query<StoredTable>(TABLES, [schemas])).rows;

/** The names of the sequences there. */
export const storedSequences = async (
  client: pg.ClientBase,
  schemas: readonly string[],
): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select concat(n.nspname, '.', c.relname) as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'S' and ${OURS}
     order by concat(n.nspname, '.', c.relname) collate "C"`,
    [schemas],
  );
  return rows.map(({ name }) => name);
};

/** Rows are in the order of the key, so that two backups of the same rows are the same bytes. */
export const copyOut = ({ name, columns, key }: StoredTable): string =>
  `copy (select ${listed(columns)} from ${quoted(name)} as t
    order by ${key.length > 0 ? listed(key) : 't::text collate "C"'}) to stdout (encoding 'UTF8')`;

export const copyIn = ({ name, columns }: Pick<StoredTable, 'name' | 'columns'>): string =>
  `copy ${quoted(name)} (${listed(columns)}) from stdin (encoding 'UTF8')`;

/** The name under which a backup has jobs that have not run. The rest of the queue is the queue’s own and is made anew. */
export const JOBS = { name: 'pgboss.job', columns: ['job'] };

/** Those of the queue itself make jobs that are due, as does the next start. */
export const JOBS_OUT = `copy (
  select jsonb_build_object('id', id, 'name', name, 'data', data) from pgboss.job
  where state < 'completed' and name not like '\\_\\_%' order by id) to stdout (encoding 'UTF8')`;

/** Values are written, and read, in the same way whatever the server is set to. Copying and waiting may take long. */
const SETTINGS = {
  timezone: 'UTC',
  datestyle: 'ISO, YMD',
  intervalstyle: 'postgres',
  extra_float_digits: '1',
  bytea_output: 'hex',
  statement_timeout: '0',
  lock_timeout: '0',
  idle_in_transaction_session_timeout: '0',
};

/** Settles how values are written until the transaction ends. */
export const settleFormat = async (client: pg.ClientBase): Promise<void> => {
  await client.query('select set_config(key, value, true) from jsonb_each_text($1)', [
    JSON.stringify(SETTINGS),
  ]);
};
