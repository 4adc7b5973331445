import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { animeOfMedia, animeOfShow, matchMedia } from '#slices/exchange/index.ts';
import type { MediaRow } from '#slices/exchange/values.ts';
import type { DecodedEntry, RemoteEntry } from '../connectors/connector.ts';
import type { MediaPage } from '../connectors/reader.ts';
import { droppedOf } from '../rules/dropped.ts';
import type { SyncStatus } from '../rules/merge/entry.ts';

/** The service has no id of it, so ours stands for it. */
const entryOfAnime = (
  animeId: string,
  entry: DecodedEntry,
  updatedAt: string | null,
): RemoteEntry => ({
  kind: 'anime',
  entryId: null,
  workId: animeId,
  ids: { tsuzuki: animeId },
  title: null,
  total: null,
  entry,
  updatedAt,
});

/** A score is a part of an entry. */
const saidEntries = (app: App, rows: readonly MediaRow[], today: string): RemoteEntry[] => {
  const scores = rows.flatMap((row) => {
    if (row.says.about !== 'score') return [];
    const animeId = animeOfMedia(app, row, today);
    return animeId === undefined ? [] : [entryOfAnime(animeId, { score: row.says.score }, null)];
  });
  const others = rows.filter(({ says }) => says.about !== 'score');
  const watched = matchMedia(app, others, { today }).matched.flatMap(({ workId, row }) => {
    const { status, progress = 0 } = row.says;
    if (workId === null || status === undefined) return [];
    const entry = { status: status.toLowerCase() as SyncStatus, progress };
    return [entryOfAnime(workId, entry, row.updatedAt)];
  });
  return [...scores, ...watched];
};

/** What a run has read of the statuses of anime so far. */
const statusesOf = async (tx: Tx, runId: string, ids: readonly string[]) => {
  const { rows } = await sql<{ id: string; status: SyncStatus | null }>`
    select remote_id as id, remote->>'status' as status from sync.run_row
    where run_id = ${runId} and media = 'ANIME' and remote_id = any(${ids}::text[])`.execute(tx);
  return new Map(rows.map(({ id, status }) => [id, status ?? undefined]));
};

/** A show is dropped as a whole, while its seasons are entries of their own here. */
const droppedEntries = async (
  app: App,
  tx: Tx,
  { runId, rows, today }: { runId: string; rows: readonly MediaRow[]; today: string },
): Promise<RemoteEntry[]> => {
  const shows = rows.map((row) => [
    ...new Set([animeOfMedia(app, row, today) ?? [], animeOfShow(app, row)].flat()),
  ]);
  const statuses = await statusesOf(tx, runId, shows.flat());
  return shows
    .flatMap((ids) => droppedOf(ids, (id) => statuses.get(id)))
    .map((id) => entryOfAnime(id, { status: 'dropped' }, null));
};

/** Films and episodes as entries of the anime that they are, as far as the mapping knows them. */
export const mediaEntries = async (
  app: App,
  tx: Tx,
  { runId, page: { rows, isDropped }, today }: { runId: string; page: MediaPage; today: string },
): Promise<RemoteEntry[]> =>
  isDropped ? droppedEntries(app, tx, { runId, rows, today }) : saidEntries(app, rows, today);

/** Forgets what was rated and neither watched nor planned, because that is no entry. */
export const dropBareParts = async (tx: Tx, runId: string): Promise<void> => {
  await sql`delete from sync.run_row where run_id = ${runId} and remote is not null and remote->>'status' is null`.execute(
    tx,
  );
};
