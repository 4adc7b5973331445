import { sql, type RawBuilder } from 'kysely';
import type { App } from '#platform/app.ts';

/** A table whose rows belong to users, and how to find the user of a row. */
export interface OwnedTable {
  schema: string;
  name: string;
  /** The columns that the export includes. */
  columns: readonly string[];
  /** The condition that a row belongs to the user. */
  ownedBy: (userId: string) => RawBuilder<boolean>;
}

interface Reference {
  schema: string;
  name: string;
  column: string;
  target_schema: string;
  target: string;
  target_column: string;
}

/** The columns that name whose a row is. Other columns, such as a reviewer's, refer to somebody else. */
const OWNERS = new Set(['user_id', 'author_id', 'reporter_id']);

/**
 * All foreign keys of one column, by which tables lead to a user. What somebody wrote belongs to them, although it stays, without its author, when
 * their account is deleted.
 */
const readReferences = async (app: App): Promise<Reference[]> => {
  const { rows } = await sql<Reference>`
    select n.nspname as schema, c.relname as name, a.attname as column,
      tn.nspname as target_schema, t.relname as target, ta.attname as target_column
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    join pg_class t on t.oid = k.confrelid join pg_namespace tn on tn.oid = t.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
    join pg_attribute ta on ta.attrelid = t.oid and ta.attnum = k.confkey[1]
    where k.contype = 'f' and cardinality(k.conkey) = 1 and c.oid <> t.oid
      and (k.confdeltype = 'c' or a.attname = 'author_id')
    order by n.nspname, c.relname, a.attname`.execute(app.db);
  return rows;
};

/** Hashes, sealed boxes and all other secrets are bytes, except the hash of the password, which is text. */
const readColumns = async (app: App, schema: string, name: string): Promise<string[]> => {
  const { rows } = await sql<{ column: string }>`
    select column_name as column from information_schema.columns
    where table_schema = ${schema} and table_name = ${name}
      and data_type <> 'bytea' and column_name !~ '(hash|secret|sealed)$'
    order by ordinal_position`.execute(app.db);
  return rows.map(({ column }) => column);
};

const isSame = (table: OwnedTable, schema: string, name: string): boolean =>
  table.schema === schema && table.name === name;

/** The tables of all slices with rows of users. They are found by following the foreign keys, so that none is forgotten. */
export const ownedTables = async (app: App): Promise<OwnedTable[]> => {
  const references = await readReferences(app);
  const tables: OwnedTable[] = [
    {
      schema: 'accounts',
      name: 'user',
      columns: await readColumns(app, 'accounts', 'user'),
      ownedBy: (userId) => sql<boolean>`id = ${userId}`,
    },
  ];
  // The loop also visits the tables that it adds, because a table can belong to a user through another table.
  for (const parent of tables) {
    const isUser = isSame(parent, 'accounts', 'user');
    const children = references.filter(
      (reference) =>
        isSame(parent, reference.target_schema, reference.target) &&
        (!isUser || OWNERS.has(reference.column)) &&
        !tables.some((table) => isSame(table, reference.schema, reference.name)),
    );
    for (const { schema, name, column, target_column: key } of children) {
      tables.push({
        schema,
        name,
        columns: await readColumns(app, schema, name),
        ownedBy: (userId) =>
          isUser
            ? sql<boolean>`${sql.ref(column)} = ${userId}`
            : sql<boolean>`${sql.ref(column)} in (select ${sql.ref(key)}
                from ${sql.table(`${parent.schema}.${parent.name}`)} where ${parent.ownedBy(userId)})`,
      });
    }
  }
  return tables;
};

/** The rows of a table that belong to a user. */
export const readOwnedRows = async (
  app: App,
  { schema, name, columns, ownedBy }: OwnedTable,
  userId: string,
): Promise<Record<string, unknown>[]> => {
  const selected = sql.join(columns.map((column) => sql.ref(column)));
  const table = sql.table(`${schema}.${name}`);
  const { rows } = await sql<Record<string, unknown>>`
    select ${selected} from ${table} where ${ownedBy(userId)}`.execute(app.db);
  return rows;
};
