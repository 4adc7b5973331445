import type { App } from '#platform/app.ts';
import { readUnplacedPlays, type UnplacedPlay } from '../inbox/unplaced.ts';
import { workAtOnce } from '../inbox/work.ts';

/** What came of deliveries that a word of their owner made due. */
export interface Came {
  /** How many are recorded. */
  recorded: number;
  /** How many are still processed. */
  pending: number;
  /** What the show does not have. */
  unplaced: UnplacedPlay[];
}

/** Processes deliveries that a user’s word made due, and tells what came of them. */
export const cameOf = async (
  app: App,
  { userId, ids }: { userId: string; ids: readonly number[] },
): Promise<Came> => {
  if (ids.length === 0) return { recorded: 0, pending: 0, unplaced: [] };
  await workAtOnce(app, ids);
  const rows = await app.db
    .selectFrom('scrobble.inbox')
    .select('outcome')
    .where('id', 'in', [...ids])
    .execute();
  return {
    recorded: rows.filter(({ outcome }) => outcome === 'recorded').length,
    pending: rows.filter(({ outcome }) => outcome === null).length,
    unplaced: await readUnplacedPlays(app.db, { userId, ids }),
  };
};
