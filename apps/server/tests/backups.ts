import pg from 'pg';
import { runHere, type Ran } from './product/command-here.ts';
import { commandEnvironment } from './databases.ts';

/** A database and the data folder that belongs to it. */
export interface Instance {
  url: string;
  dataDir: string;
}

/** Runs `tsuzuki` on an instance, in this process. */
export const tsuzukiOn = (
  { url, dataDir }: Instance,
  words: readonly string[],
  more: Record<string, string> = {},
): Promise<Ran> =>
  runHere(words, {
    environment: commandEnvironment(url, dataDir, { LOG_LEVEL: 'error', ...more }),
    folder: dataDir,
  });

type Read = <Row extends pg.QueryResultRow>(text: string) => Promise<Row[]>;

/** Work on one connection to a database. */
const reading = async <T>(url: string, work: (read: Read) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(
      async <Row extends pg.QueryResultRow>(text: string) => (await client.query<Row>(text)).rows,
    );
  } finally {
    await client.end();
  }
};

/** The rows of one statement, on a connection of its own. */
export const readOnce = <Row extends pg.QueryResultRow>(
  url: string,
  text: string,
): Promise<Row[]> => reading(url, (read) => read<Row>(text));

const TABLES = `
  select format('%I.%I', nspname, relname) as name, case relkind when 'S' then 'last_value, is_called' else '*' end as columns
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind in ('r', 'm', 'S') and nspname !~ '^pg_' and nspname not in ('information_schema', 'pgboss')
  order by 1`;

/** Every row of every table, and the state of every sequence, by the name of the table. Only the queue is left out. */
export const rowsOf = (url: string): Promise<Map<string, string[]>> =>
  reading(url, async (read) => {
    const found = new Map<string, string[]>();
    for (const { name, columns } of await read<{ name: string; columns: string }>(TABLES)) {
      const rows = await read<{ row: string }>(
        `select to_jsonb(t)::text as row from (select ${columns} from ${name}) t order by 1`,
      );
      found.set(
        name,
        rows.map(({ row }) => row),
      );
    }
    return found;
  });

/** What the schema says: columns, constraints, indexes and triggers. */
export const schemaOf = (url: string): Promise<object[]> =>
  readOnce(
    url,
    `select kind, definition from (
       select 'constraint' as kind, concat(conrelid::regclass, ' ', conname, ' ', pg_get_constraintdef(oid)) as definition
       from pg_constraint where conrelid <> 0 and contype <> 'n'
       union all select 'trigger', concat(tgenabled, pg_get_triggerdef(oid)) from pg_trigger where not tgisinternal
       union all select 'index', indexdef from pg_indexes
     ) as part where definition !~ 'pg_catalog|pg_toast|pgboss' order by 1, 2`,
  );
