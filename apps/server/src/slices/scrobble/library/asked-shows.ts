import { sql } from 'kysely';
import type { Tx } from '#platform/database/index.ts';
import { DAY_MS } from '#platform/durations.ts';

/** For this long, an event does not lead to the same question about a show again. */
export const AGAIN_MS = DAY_MS;

/** Shows that one server is asked about a day, against hostile senders. */
export const MOST_SHOWS = 2_000;

/** Keys that are longer are not asked about. */
export const MOST_KEY = 300;

/** A show of the media server of a webhook token. */
export interface AskedShow {
  tokenId: string;
  showKey: string;
}

/** Notes that a server, which its owner lets us read, is asked about a show, unless it was after `unlessSince`. @returns whether it was noted */
export const noteAsked = async (
  tx: Tx,
  { tokenId, showKey, at, unlessSince = at }: AskedShow & { at: Date; unlessSince?: Date },
): Promise<boolean> => {
  const { rows } = await sql`
    insert into scrobble.asked_show (token_id, show_key, asked_at)
    select token_id, ${showKey}, ${at} from scrobble.library_access where token_id = ${tokenId}
      and (select count(*) from scrobble.asked_show where asked_show.token_id = ${tokenId}) < ${MOST_SHOWS}
    on conflict (token_id, show_key) do update set asked_at = excluded.asked_at where asked_show.asked_at <= ${unlessSince}
    returning token_id`.execute(tx);
  return rows.length > 0;
};

/** Deletes which shows were asked about long ago. */
export const forgetAskedShows = async (tx: Tx, now: Date): Promise<void> => {
  await tx
    .deleteFrom('scrobble.asked_show')
    .where('asked_at', '<', new Date(now.getTime() - AGAIN_MS))
    .execute();
};
