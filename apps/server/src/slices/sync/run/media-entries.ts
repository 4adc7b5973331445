import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { animeOfMedia, matchMedia } from '#slices/exchange/index.ts';
import type { MediaRow } from '#slices/exchange/values.ts';
import type { DecodedEntry, RemoteEntry } from '../connectors/connector.ts';
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

/** Films and episodes as entries of the anime that they are, as far as the mapping knows them. A score is a part of one. */
export const mediaEntries = (app: App, rows: readonly MediaRow[], today: string): RemoteEntry[] => {
  const scores = rows.flatMap((row) => {
    if (row.says.about !== 'score') return [];
    const animeId = animeOfMedia(app, row, today);
    return animeId === undefined ? [] : [entryOfAnime(animeId, { score: row.says.score }, null)];
  });
  const others = rows.filter(({ says }) => says.about !== 'score');
  const watched = matchMedia(app, others, { today }).matched.flatMap(({ workId, row }) => {
    const { status, progress = 0 } = row.says;
    const entry = { status: status.toLowerCase() as SyncStatus, progress };
    return workId === null ? [] : [entryOfAnime(workId, entry, row.updatedAt)];
  });
  return [...scores, ...watched];
};

/** Forgets what was rated and neither watched nor planned, because that is no entry. */
export const dropBareParts = async (tx: Tx, runId: string): Promise<void> => {
  await sql`delete from sync.run_row where run_id = ${runId} and remote is not null and remote->>'status' is null`.execute(
    tx,
  );
};
