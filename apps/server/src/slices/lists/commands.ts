import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { refusal } from '#platform/errors.ts';
import { catalogue } from '#slices/catalog/index.ts';
import {
  afterPlay,
  isSameState,
  SAME_PLAY_MS,
  type EntryState,
  type ListStatus,
  type PlaySource,
} from './rules.ts';

/** An episode somebody has watched, told by a machine. */
export interface PlayInput {
  userId: string;
  animeId: string;
  episode: number;
  source: PlaySource;
  /** When the service learned of it. */
  at: Date;
}

/**
 * Records a watched episode: a history row, and the entry moved forward. The same play told again within 20 minutes changes nothing.
 * @returns `recorded`, or `duplicate` when the play is already in the history.
 * @throws Refusal `NOT_FOUND` for an anime the catalogue does not have.
 */
export const recordPlay = async (
  app: App,
  tx: Tx,
  input: PlayInput,
): Promise<'recorded' | 'duplicate'> => {
  const anime = app.get(catalogue).anime(input.animeId);
  if (!anime) throw refusal('NOT_FOUND', `No anime has the id ${input.animeId}.`);
  await lockEntry(tx, input);
  if (await isAlreadyRecorded(tx, input)) return 'duplicate';
  const before = await readState(tx, input);
  const after = afterPlay(before, {
    episode: input.episode,
    lastEpisode: anime.episodeCountSource === 'RECORDED' ? anime.episodeCount : null,
    on: input.at.toISOString().slice(0, 10),
  });
  if (!isSameState(before, after)) await writeState(app, tx, { ...input, state: after });
  await tx
    .insertInto('lists.history')
    .values({
      id: app.ids.next(),
      user_id: input.userId,
      anime_id: input.animeId,
      episode: input.episode,
      source: input.source,
      recorded_at: input.at,
      previous: JSON.stringify(before),
    })
    .execute();
  return 'recorded';
};

type EntryKey = Pick<PlayInput, 'userId' | 'animeId'>;

/** Two deliveries of one play may be worked on at once, before the entry has a row that could be locked. */
const lockEntry = (tx: Tx, { userId, animeId }: EntryKey) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`${userId}/${animeId}`}, 0))`.execute(tx);

const isAlreadyRecorded = async (tx: Tx, play: PlayInput): Promise<boolean> => {
  const row = await tx
    .selectFrom('lists.history')
    .select('id')
    .where('user_id', '=', play.userId)
    .where('anime_id', '=', play.animeId)
    .where('episode', '=', String(play.episode))
    .where('recorded_at', '>', new Date(play.at.getTime() - SAME_PLAY_MS))
    .where('recorded_at', '<', new Date(play.at.getTime() + SAME_PLAY_MS))
    .executeTakeFirst();
  return row !== undefined;
};

const readState = async (tx: Tx, { userId, animeId }: EntryKey): Promise<EntryState | null> => {
  const row = await tx
    .selectFrom('lists.entry')
    .select(['status', 'progress', 'started_on', 'completed_on'])
    .where('user_id', '=', userId)
    .where('anime_id', '=', animeId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    status: row.status as ListStatus,
    progress: Number(row.progress),
    startedOn: row.started_on,
    completedOn: row.completed_on,
  };
};

const writeState = async (
  app: App,
  tx: Tx,
  { userId, animeId, state }: EntryKey & { state: EntryState },
): Promise<void> => {
  const now = app.clock.now();
  const values = {
    status: state.status,
    progress: state.progress,
    started_on: state.startedOn,
    completed_on: state.completedOn,
    updated_at: now,
  };
  await tx
    .insertInto('lists.entry')
    .values({ id: app.ids.next(), user_id: userId, anime_id: animeId, created_at: now, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'anime_id'])
        .doUpdateSet({ ...values, version: sql`lists.entry.version + 1` }),
    )
    .execute();
};
