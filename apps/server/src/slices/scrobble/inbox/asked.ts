import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';

/** How many deliveries of a token wait for a word of its owner. */
export const countWaiting = async (tx: Tx, tokenId: string): Promise<number> => {
  const { count } = await tx
    .selectFrom('scrobble.inbox')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('token_id', '=', tokenId)
    .where('outcome', '=', 'to_be_asked')
    .executeTakeFirstOrThrow();
  return count;
};

/** Makes due what waits of some anime: they are on the list now, so nobody is asked again. */
export const retryAsked = async (
  app: App,
  tx: Tx,
  { tokenId, animeIds }: { tokenId: string; animeIds: readonly string[] },
): Promise<void> => {
  await tx
    .updateTable('scrobble.inbox')
    .set({ due_at: app.clock.now(), settled_at: null, outcome: null })
    .where('token_id', '=', tokenId)
    .where('outcome', '=', 'to_be_asked')
    .where(
      sql<boolean>`exists (select from jsonb_array_elements(summary -> 'matches') as match
        where match ->> 'animeId' = any(${animeIds}::text[]))`,
    )
    .execute();
};
