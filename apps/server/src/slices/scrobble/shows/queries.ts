import { sql } from 'kysely';
import type { Database, Tx } from '#platform/database/index.ts';
import type { DeliverySummary } from '../pipeline/outcome.ts';
import { waitingShows, type WaitingShow } from './rules/waiting.ts';

/** The most waiting deliveries that are looked at, the latest first. */
const MOST_WAITING = 1_000;

interface Row {
  id: number;
  tokenId: string;
  summary: DeliverySummary;
}

const aloneIn = ({ season, episode, isSingle }: DeliverySummary): string | null => {
  const isAsked = season === 0 || (isSingle === true && season !== null);
  return isAsked && episode !== null ? `S${season}E${episode}` : null;
};

/** The shows of a user's media servers that wait for a word, the latest first. */
export const readWaitingShows = async (
  db: Database | Tx,
  userId: string,
): Promise<WaitingShow[]> => {
  const { rows } = await sql<Row>`
    select inbox.id, token_id as "tokenId", summary - 'matches' as summary
    from scrobble.inbox join scrobble.token on token.id = inbox.token_id
    where token.user_id = ${userId}::uuid and outcome = 'suggested'
    order by inbox.id desc limit ${MOST_WAITING}`.execute(db);
  return waitingShows(
    rows.map(({ id, tokenId, summary }) => ({
      id: String(id),
      tokenId,
      showKeys: summary.showKeys ?? [],
      showTitle: summary.showTitle,
      title: summary.title,
      season: summary.season,
      episode: summary.episode,
      chapter: summary.chapter ?? null,
      alone: aloneIn(summary),
      library: summary.library ?? null,
      suggestions: summary.suggestions ?? [],
    })),
  );
};

/** A show of a media server of which its owner said which anime it is. */
export interface OwnKnownShow {
  id: string;
  title: string;
  animeId: string;
  season: number;
  knownAt: Date;
  /** How many plays were recorded because of it. */
  plays: number;
}

const COLUMNS = sql`known_show.id, title, anime_id as "animeId", season, known_at as "knownAt",
  (select count(*)::int from scrobble.known_show_play where known_show_id = known_show.id) as plays`;

/** The known shows of a token, latest first. */
export const knownShowsOf = async (db: Database, tokenId: string): Promise<OwnKnownShow[]> => {
  const { rows } = await sql<OwnKnownShow>`
    select ${COLUMNS} from scrobble.known_show where token_id = ${tokenId}::uuid
    order by known_at desc, id desc limit 100`.execute(db);
  return rows;
};

/** The known shows with these ids of the media servers of an account. */
export const knownShowsById = async (
  db: Database,
  { userId, ids }: { userId: string; ids: readonly string[] },
): Promise<OwnKnownShow[]> => {
  const { rows } = await sql<OwnKnownShow>`
    select ${COLUMNS} from scrobble.known_show
    where id = any(${[...ids]}::uuid[])
      and token_id in (select id from scrobble.token where user_id = ${userId}::uuid)`.execute(db);
  return rows;
};
