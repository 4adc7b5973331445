import { sql, type RawBuilder } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { DAY_MS } from '#platform/durations.ts';
import type { Origin } from '../pipeline/origin.ts';
import type { DeliveryOutcome } from '../pipeline/outcome.ts';

/** What makes a delivery due again, as if nobody had looked at it. */
export const dueAgain = (app: App): { due_at: Date; settled_at: null; outcome: null } => ({
  due_at: app.clock.now(),
  settled_at: null,
  outcome: null,
});

/** How long a delivery without a match waits for a mapping. */
const MATCH_PATIENCE_MS = DAY_MS;

/** Makes the unmatched deliveries of the last day due again. @returns how many. */
export const retryUnmatched = async (app: App): Promise<number> => {
  const since = new Date(app.clock.now().getTime() - MATCH_PATIENCE_MS);
  const result = await app.db
    .updateTable('scrobble.inbox')
    .set(dueAgain(app))
    .where('outcome', 'in', ['no_mapping', 'ambiguous', 'out_of_range', 'suggested'])
    .where('received_at', '>', since)
    .where(sql<boolean>`length(body) > 0`)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
};

/** What nobody could match. */
export const UNMATCHED = [
  'no_external_id',
  'no_mapping',
  'ambiguous',
  'out_of_range',
  'suggested',
] as const;

/** As the index names them, which parameters would not be matched to. */
const UNMATCHED_LIST = sql.join(UNMATCHED.map((outcome) => sql.lit(outcome)));

interface OfShow {
  tokenId: string;
  keys: readonly string[];
  outcomes?: readonly DeliveryOutcome[];
}

/** Makes unmatched deliveries of a show due again, because the owner has corrected, confirmed or ignored the show since. @returns their ids */
export const retryOfShow = async (
  app: App,
  tx: Tx,
  { tokenId, keys, outcomes = UNMATCHED }: OfShow,
): Promise<number[]> => {
  const rows = await tx
    .updateTable('scrobble.inbox')
    .set(dueAgain(app))
    .where('token_id', '=', tokenId)
    .where('outcome', 'in', [...outcomes])
    .where(sql<boolean>`summary -> 'showKeys' ?| ${keys}::text[]`)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
};

/**
 * Makes unmatched deliveries of other owners than that of a token due again, or of all without one, whose show is known to all now. Those that somebody works on are left alone.
 * @returns their origins
 */
export const retryOfOthers = async (
  app: App,
  tx: Tx,
  { tokenId, keys }: { tokenId?: string; keys: readonly string[] },
): Promise<Pick<Origin, 'id' | 'userId'>[]> => {
  const ofOthers = sql<boolean>`token_id in (
    select id from scrobble.token
    where user_id is distinct from (select user_id from scrobble.token where id = ${tokenId ?? null}::uuid))`;
  return (
    tx
      .with('retried', (db) =>
        db
          .updateTable('scrobble.inbox')
          .set(dueAgain(app))
          .where('id', 'in', (of) =>
            of
              .selectFrom('scrobble.inbox')
              .select('id')
              .where(sql<boolean>`outcome in (${UNMATCHED_LIST})`)
              .where(sql<boolean>`summary -> 'showKeys' ?| ${[...keys]}::text[]`)
              .where(sql<boolean>`length(body) > 0`)
              .where(ofOthers)
              .forUpdate()
              .skipLocked(),
          )
          .returning('token_id'),
      )
      .selectFrom('scrobble.token')
      .select(['id', 'user_id as userId'])
      .where('id', 'in', (of) => of.selectFrom('retried').select('token_id'))
      // Notices are removed in this order, so that no two who tell of different shows wait for each other.
      .orderBy('id')
      .execute()
  );
};

/** Makes deliveries of a token due that wait for a word of the owner, who wants none of them now. */
const retryUnwanted = async (
  app: App,
  tx: Tx,
  { tokenId, isUnwanted }: { tokenId: string; isUnwanted: RawBuilder<boolean> },
): Promise<void> => {
  await tx
    .updateTable('scrobble.inbox')
    .set({ ...dueAgain(app), summary: sql`summary - 'suggestions'` })
    .where('token_id', '=', tokenId)
    .where('outcome', 'in', [...UNMATCHED, 'to_be_asked'])
    .where(isUnwanted)
    .execute();
};

/** As `retryUnwanted`, for those of a library, because the owner ignores it now. */
export const retryOfLibrary = (
  app: App,
  tx: Tx,
  { tokenId, library }: { tokenId: string; library: string },
): Promise<void> => {
  const isUnwanted = sql<boolean>`lower(summary ->> 'library') = lower(${library})`;
  return retryUnwanted(app, tx, { tokenId, isUnwanted });
};

/** As `retryUnwanted`, for those of other users of the server, because only the plays of one count now. */
export const retryOfOtherUsers = (
  app: App,
  tx: Tx,
  { tokenId, onlyUser }: { tokenId: string; onlyUser: string },
): Promise<void> => {
  const isUnwanted = sql<boolean>`lower(summary ->> 'serverUser') is distinct from lower(${onlyUser})`;
  return retryUnwanted(app, tx, { tokenId, isUnwanted });
};

/** Makes what was played in libraries due that were ignored until now; `ignored` are those that still are. */
export const retryLibraries = async (
  app: App,
  tx: Tx,
  { tokenId, ignored }: { tokenId: string; ignored: readonly string[] },
): Promise<void> => {
  const names = ignored.map((name) => name.trim().toLowerCase());
  await tx
    .updateTable('scrobble.inbox')
    .set(dueAgain(app))
    .where('token_id', '=', tokenId)
    .where('outcome', '=', 'ignored_library')
    .where(sql<boolean>`(summary -> 'isWatched')::boolean and length(body) > 0`)
    .where(sql<boolean>`lower(trim(summary ->> 'library')) <> all(${names}::text[])`)
    .execute();
};

/** Makes deliveries of a show due that was ignored until now. */
export const retryIgnored = async (
  app: App,
  tx: Tx,
  { tokenId, ignoredShowId }: { tokenId: string; ignoredShowId: string },
): Promise<void> => {
  await tx
    .updateTable('scrobble.inbox')
    .set(dueAgain(app))
    .where('token_id', '=', tokenId)
    .where('outcome', '=', 'ignored_show')
    .where(sql<boolean>`summary ->> 'ignoredShowId' = ${ignoredShowId} and length(body) > 0`)
    .execute();
};

const ofUser = (userId: string): RawBuilder<boolean> =>
  sql<boolean>`token_id in (select id from scrobble.token where user_id = ${userId}::uuid)`;

/**
 * Makes deliveries due again whose batches were taken back, and those that told of the same plays once more: another word may record these.
 * @returns the ids of the former
 */
export const retryTakenBack = async (
  app: App,
  tx: Tx,
  { userId, batchIds }: { userId: string; batchIds: readonly string[] },
): Promise<number[]> => {
  if (batchIds.length === 0) return [];
  const rows = await tx
    .with('taken', (db) =>
      db
        .updateTable('scrobble.inbox')
        .set({ ...dueAgain(app), batch_id: null })
        .where('batch_id', 'in', [...batchIds])
        .where(ofUser(userId))
        .returning(['id', 'summary']),
    )
    .with('told_again', (db) =>
      db
        .updateTable('scrobble.inbox')
        .set(dueAgain(app))
        .where('outcome', '=', 'duplicate')
        .where(ofUser(userId))
        .where(sql<boolean>`(summary -> 'isWatched')::boolean and length(body) > 0`)
        .where(
          sql<boolean>`exists (select from taken cross join jsonb_array_elements(taken.summary -> 'matches') as own
            where inbox.summary -> 'matches' @> jsonb_build_array(own - '{by,rule,knownShowId}'::text[]))`,
        ),
    )
    .selectFrom('taken')
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
};
