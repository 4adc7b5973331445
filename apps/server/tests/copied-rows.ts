import type pg from 'pg';

/** Adds rows beside one that is there, with its values but for those that each copy states. */
export const copyRow = async (
  pool: pg.Pool,
  table: string,
  id: string,
  copies: readonly Record<string, unknown>[],
): Promise<void> => {
  const { rows } = await pool.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''`,
    [table],
  );
  const columns = rows.map(({ name }) => `"${name}"`);
  await pool.query(
    `insert into ${table} (${columns.join(', ')})
     select ${columns.map((name) => `copy.${name}`).join(', ')} from ${table} as original,
       jsonb_array_elements($2::jsonb) as said, lateral jsonb_populate_record(original, said) as copy
     where original.id = $1`,
    [id, JSON.stringify(copies)],
  );
};
