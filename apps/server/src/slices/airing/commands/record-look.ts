import { sql } from 'kysely';
import type { Tx } from '#platform/database/index.ts';
import type { Airing, KnownAiring, Look } from '../rules/announcements.ts';

/** The airings of some anime that were recorded. */
export const knownAirings = async (tx: Tx, animeIds: readonly string[]): Promise<KnownAiring[]> => {
  const { rows } = await sql<KnownAiring>`
    select anime_id as "animeId", airing_at as "airingAt", ordinal, state, announced_at as "announcedAt", moves
    from airing.announcement where anime_id = any(${animeIds}::uuid[])`.execute(tx);
  return rows;
};

const keyOf = ({ animeId, airingAt }: Airing) => ({ anime_id: animeId, airing_at: airingAt });

/** Records what a look found. A time that an airing no longer has is forgotten, so that it is announced if the airing returns to it. */
export const recordLook = async (
  tx: Tx,
  { announce, aired, missed }: Look,
  now: Date,
): Promise<void> => {
  const left = announce.flatMap(({ previous }) => previous ?? []);
  if (left.length > 0)
    await sql`
      delete from airing.announcement using jsonb_to_recordset(${JSON.stringify(left.map(keyOf))}::jsonb)
        as gone (anime_id uuid, airing_at timestamptz)
      where announcement.anime_id = gone.anime_id and announcement.airing_at = gone.airing_at`.execute(
      tx,
    );
  const rows = [
    ...announce.map(({ airing, moves }) => ({ ...airing, state: 'announced', at: now, moves })),
    ...missed.map((airing) => ({ ...airing, state: 'missed', at: null, moves: 0 })),
    ...aired.map((airing) => ({ ...airing, state: 'aired', at: null, moves: 0 })),
  ].map(({ ordinal, state, at, moves, ...key }) => ({
    ...keyOf({ ...key, ordinal }),
    ordinal,
    state,
    announced_at: at,
    moves,
  }));
  await sql`
    insert into airing.announcement
    select * from jsonb_populate_recordset(null::airing.announcement, ${JSON.stringify(rows)}::jsonb)
    on conflict (anime_id, airing_at) do update set state = excluded.state`.execute(tx);
};
