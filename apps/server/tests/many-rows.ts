import type pg from 'pg';

/**
 * The row counts of the tables that grow most, and of all others that have rows. Twice as many rows take three times as long and find no
 * other fault, whichever index is dropped.
 */
const ROWS: Readonly<Record<string, number>> = {
  'catalog.anime': 20_000,
  'catalog.manga': 20_000,
  'catalog.relation': 100_000,
  'lists.entry': 100_000,
  'releases.unit': 30_000,
};
const OTHER_ROWS = 10_000;

/** Each has 50 entries, because the cost of a plan depends on the rows of one user. */
const PEOPLE_WITH_LISTS = 2_000;

/** Tables that stay small: they are about the instance and not its users or works, or keep only the last minutes. */
const SMALL: ReadonlySet<string> = new Set([
  'accounts.signing_key',
  'accounts.ended_session',
  'catalog.data_source',
]);
const SCHEMAS_OF_OTHERS = ['pg_catalog', 'information_schema', 'public', 'pgboss'];

/** Columns that need a certain form for a check or a unique expression. */
const FORMS: Readonly<Record<string, string>> = {
  'accounts.user.username': `'u' || i`,
  'accounts.user.email': `'u' || i || '@example.org'`,
  'releases.unit.position': 'i % 500',
  'releases.unit.released_on': `to_char(date '2000-01-01' + i % 9000, 'YYYY-MM-DD')`,
};

/** The user and the work of the i-th row. Every user has every thousandth, so that each pair occurs once. */
const peopleOf = (table: string): number =>
  table === 'lists.entry' ? PEOPLE_WITH_LISTS : OTHER_ROWS;
const userIn = (table: string): string => `md5((i % ${peopleOf(table)})::text)::uuid`;
const workIn = (table: string): string =>
  `md5('w' || (i / ${peopleOf(table)} * 1000 + i % 1000))::uuid`;

interface Column {
  name: string;
  type: string;
  isReference: boolean;
  isUnique: boolean;
  isGenerated: boolean;
  /** Whether a check limits it, for example to a few words. */
  isChecked: boolean;
}

const COLUMNS = `
  select a.attname as name, format_type(a.atttypid, null) as type, a.attgenerated <> '' as "isGenerated",
    exists (select from pg_constraint c where c.conrelid = a.attrelid and c.contype = 'f' and a.attnum = any (c.conkey)) as "isReference",
    exists (select from pg_constraint c where c.conrelid = a.attrelid and c.contype = 'c' and a.attnum = any (c.conkey)) as "isChecked",
    exists (select from pg_index x where x.indrelid = a.attrelid and x.indisunique and a.attnum = any (x.indkey)) as "isUnique"
  from pg_attribute a where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped`;

/** The value of a column in the i-th row; null to keep that of the copied row. */
const valueOf = (table: string, column: Column): string | null => {
  const { name, type, isReference, isUnique, isChecked } = column;
  const form = FORMS[`${table}.${name}`];
  if (form) return form;
  if (type === 'uuid') {
    if (isUnique && !isReference) return 'md5(i::text)::uuid';
    return name === 'user_id' ? userIn(table) : workIn(table);
  }
  // Later than all existing rows, so that only few of many are old enough to be deleted.
  if (type.startsWith('timestamp')) return `t."${name}" + i % 1000000 * interval '1 minute'`;
  if (!isUnique) return null;
  if (type === 'bytea') return 'sha256(i::text::bytea)';
  if (type === 'bigint' || type === 'integer' || type === 'numeric') return 'i';
  return type === 'text' && !isReference && !isChecked ? `t."${name}" || i` : null;
};

const multiply = async (client: pg.Client, table: string): Promise<void> => {
  const { rows: columns } = await client.query<Column>(COLUMNS, [quoted(table)]);
  const kept = columns.filter(({ isGenerated }) => !isGenerated);
  const names = kept.map(({ name }) => `"${name}"`).join(', ');
  const values = kept.map((column) => {
    const value = valueOf(table, column);
    // A null of the copied row stays, because checks hold for existing rows.
    return value === null
      ? `t."${column.name}"`
      : `case when t."${column.name}" is null then null else (${value})::${column.type} end`;
  });
  await client.query(
    `insert into ${quoted(table)} (${names}) overriding system value
     select ${values.join(', ')}
     from generate_series(1, ${ROWS[table] ?? OTHER_ROWS}) i
     join (select *, row_number() over () - 1 as nth_row, count(*) over () as all_rows from (select * from ${quoted(table)} limit 50) few) t
       on t.nth_row = i % t.all_rows
     on conflict do nothing`,
  );
};

const INDEXES = `
  select x.indexrelid::regclass as name, pg_get_indexdef(x.indexrelid) as definition from pg_index x
  where x.indrelid = $1::regclass and not x.indisunique`;

/** Drops the indexes and creates them after the rows, because hundreds of thousands of insertions at random places take long. */
const withoutIndexes = async (
  client: pg.Client,
  table: string,
  work: () => Promise<void>,
): Promise<void> => {
  const { rows } = await client.query<{ name: string; definition: string }>(INDEXES, [
    quoted(table),
  ]);
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await work();
  for (const { definition } of rows) await client.query(definition);
};

const quoted = (table: string): string =>
  table
    .split('.')
    .map((part) => `"${part}"`)
    .join('.');

/** Copies the rows of every table that has any, until it has as many as a large instance. @returns the names of the tables */
export const makeManyRows = async (client: pg.Client): Promise<string[]> => {
  await client.query(
    `set session_replication_role = replica; set synchronous_commit = off; set maintenance_work_mem = '256MB'`,
  );
  const { rows } = await client.query<{ name: string }>(
    `select schemaname || '.' || tablename as name from pg_tables where schemaname <> all ($1)`,
    [SCHEMAS_OF_OTHERS],
  );
  const tables = rows.map(({ name }) => name).filter((name) => !SMALL.has(name));
  for (const table of tables) await withoutIndexes(client, table, () => multiply(client, table));
  await client.query(`set session_replication_role = default; analyze`);
  return tables;
};
