import { sql } from 'kysely';
import type { Database, Tx } from '#platform/database/index.ts';
import type { DeliverySummary, Unplaced } from '../pipeline/outcome.ts';

/** The most deliveries that are looked at, the latest first. */
const MOST_LOOKED_AT = 1_000;
const MOST_SHOWN = 100;

/** What is the same in all deliveries of one episode or chapter of a server. */
const UNIT = sql`jsonb_build_array(summary -> 'showKeys', summary -> 'season', summary -> 'episode', summary -> 'chapter')`;

type Told = Pick<DeliverySummary, 'title' | 'showTitle' | 'season' | 'episode'>;

/** An episode or a chapter that was played, but that its show or manga does not have. */
export interface UnplacedPlay extends Told, Partial<Unplaced> {
  /** The latest delivery of it. */
  deliveryId: string;
  tokenId: string;
  chapter: number | null;
  /** How often it was played. */
  plays: number;
}

interface Row {
  id: number;
  tokenId: string;
  summary: DeliverySummary;
  plays: number;
}

/** What the servers of a user played that their shows do not have, the latest first; of some deliveries alone, if these are given. */
export const readUnplacedPlays = async (
  db: Database | Tx,
  { userId, ids }: { userId: string; ids?: readonly number[] },
): Promise<UnplacedPlay[]> => {
  const isMeant = ids ? sql`and inbox.id = any(${ids}::bigint[])` : sql``;
  const { rows } = await sql<Row>`
    with unplaced as (
      select inbox.id, token_id, summary from scrobble.inbox join scrobble.token on token.id = inbox.token_id
      where token.user_id = ${userId}::uuid and outcome = 'out_of_range' ${isMeant}
      order by inbox.id desc limit ${MOST_LOOKED_AT})
    select max(id) as id, token_id as "tokenId", (array_agg(summary order by id desc))[1] as summary, count(*)::int as plays
    from unplaced group by token_id, ${UNIT} order by max(id) desc limit ${MOST_SHOWN}`.execute(db);
  return rows.map(({ id, tokenId, plays, summary }) => {
    const { title, showTitle, season, episode, chapter = null, unplaced } = summary;
    const told = { title, showTitle, season, episode, chapter };
    return { deliveryId: String(id), tokenId, plays, ...told, ...unplaced };
  });
};

/** Leaves all plays of an episode or a chapter alone that its show or manga does not have. */
export const declineUnplaced = async (tx: Tx, id: number): Promise<void> => {
  await sql`
    update scrobble.inbox set outcome = 'declined'
    from (select token_id, ${UNIT} as unit from scrobble.inbox where id = ${id}::bigint) as meant
    where inbox.token_id = meant.token_id and outcome = 'out_of_range' and ${UNIT} = meant.unit`.execute(
    tx,
  );
};
