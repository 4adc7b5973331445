import type pg from 'pg';
import { quoted } from './tables.ts';

interface Constraint {
  table: string;
  name: string;
  definition: string;
}

const FOREIGN_KEYS = `
  select o.conrelid::regclass::text as "table", quote_ident(o.conname) as name, pg_get_constraintdef(o.oid) as definition
  from pg_constraint o join pg_class c on c.oid = o.conrelid join pg_namespace n on n.oid = c.relnamespace
  where o.contype = 'f' and concat(n.nspname, '.', c.relname) = any($1)
  order by o.oid`;

/**
 * Work on tables without their foreign keys and triggers. The keys are checked when they return, all rows at once, which is faster and takes rows in
 * any order. Triggers have done already what the rows tell.
 */
export const withoutConstraints = async (
  client: pg.ClientBase,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> => {
  const { rows: keys } = await client.query<Constraint>(FOREIGN_KEYS, [tables]);
  const forAll = async (write: (table: string) => string): Promise<void> => {
    for (const table of tables) await client.query(write(quoted(table)));
  };
  for (const { table, name } of keys) {
    await client.query(`alter table ${table} drop constraint ${name}`);
  }
  await forAll((table) => `alter table ${table} disable trigger user`);
  await work();
  await forAll((table) => `alter table ${table} enable trigger user`);
  for (const { table, name, definition } of keys) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  }
};
