import { sql } from 'kysely';
import type { Tx } from '#platform/database/index.ts';
import { HUB_DATA } from '#slices/catalog/index.ts';
import type { WorkLine } from '../dump/work-line.ts';

/**
 * Lines of works that were merged here after the hub had merged them: it describes them again, so it took that back. Works that only this
 * instance merged still have what the hub says among their claims.
 */
export const ledElsewhere = async (
  tx: Tx,
  lines: readonly WorkLine[],
): Promise<{ led: WorkLine[]; others: WorkLine[] }> => {
  const ids = lines.map(({ id }) => id);
  const { rows } = await sql<{ id: string }>`
    select old_id as id from catalog.redirect
    where old_id = any(${ids}::uuid[]) and not exists (
      select 1 from catalog.claim where source = ${HUB_DATA} and source_id = old_id::text)`.execute(
    tx,
  );
  const led = new Set(rows.map(({ id }) => id));
  return {
    led: lines.filter(({ id }) => led.has(id)),
    others: lines.filter(({ id }) => !led.has(id)),
  };
};
