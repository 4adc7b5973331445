import type { Database, Tx } from '#platform/database/index.ts';
import type { Media } from '#slices/catalog/values.ts';
import { decisionKey, type Decisions } from './match-rows.ts';

/** All decisions of a user about unmatched rows. */
export const readDecisions = async (db: Database, userId: string): Promise<Decisions> => {
  const rows = await db
    .selectFrom('exchange.list_match')
    .select(['media', 'key', 'work_id'])
    .where('user_id', '=', userId)
    .execute();
  return new Map(rows.map((row) => [decisionKey(row.media as Media, row.key), row.work_id]));
};

/** Remembers the work of a row, or that the row is always ignored. */
export const rememberDecision = async (
  tx: Tx,
  decision: { userId: string; media: Media; key: string; workId: string | null; at: Date },
): Promise<void> => {
  const { userId, media, key, workId, at } = decision;
  await tx
    .insertInto('exchange.list_match')
    .values({ user_id: userId, media, key, work_id: workId, decided_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'media', 'key'])
        .doUpdateSet({ work_id: workId, decided_at: at }),
    )
    .execute();
};
