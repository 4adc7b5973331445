import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { DAY_MS } from '#platform/durations.ts';
import { HUB_DATA } from '#slices/catalog/index.ts';
import type { GoneLine } from '../dump/change-line.ts';
import { refusal } from '../reasons.ts';
import { hasLostTooMany } from '../rules/lost-rows.ts';

/**
 * Counts the works that a hub takes back in a day, over all pages. Merges do not count, as their works are still there.
 * @throws Refusal `CONFLICT` above a fifth of its works: then the page is not believed
 */
export const countGone = async (
  app: App,
  tx: Tx,
  { address, gone }: { address: string; gone: readonly GoneLine[] },
): Promise<void> => {
  const lost = gone.filter(({ mergedInto }) => mergedInto === null).length;
  if (lost === 0) return;
  const now = app.clock.now();
  const dayAgo = new Date(now.getTime() - DAY_MS);
  const { rows } = await sql<{ missing: number; left: number }>`
    update sources.hub set
      gone_count = case when gone_since > ${dayAgo} then gone_count else 0 end + ${lost}::integer,
      gone_since = case when gone_since > ${dayAgo} then gone_since else ${now}::timestamptz end
    where address = ${address}
    returning gone_count as missing, (select count(*)::integer from catalog.claim where source = ${HUB_DATA}) as left`.execute(
    tx,
  );
  const { missing = 0, left = 0 } = rows[0] ?? {};
  // What earlier pages of the day took back is not among those that are left.
  const total = left + missing - lost;
  if (hasLostTooMany({ total, missing }))
    throw refusal('CONFLICT', 'HUB_LOST_WORKS', { hub: address, missing, total });
};
