import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import type { ChangedWorks } from '#slices/catalog/index.ts';
import { announceMapping } from '#slices/mapping/index.ts';
import { settleWhole } from '../../editable/work.ts';
import { settleDates } from '#slices/sources/index.ts';

/** Brings what is built on works to what they are now: schedules, releases of films, the mapping. `bare` works lose dates that no claim states. */
export const settleAround = async (
  app: App,
  tx: Tx,
  { medium, ids, anime }: ChangedWorks,
  bare: readonly string[] = [],
): Promise<void> => {
  if (anime) await settleDates(app, tx, { changed: anime.changed, bare });
  await settleWhole(app, tx, { medium, ids });
  if (!anime) return;
  await announceMapping(app, tx, 0);
};
