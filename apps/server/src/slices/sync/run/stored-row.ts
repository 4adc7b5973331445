import { sql, type RawBuilder } from 'kysely';
import type { Database } from '#platform/database/index.ts';
import type { Media } from '#slices/catalog/values.ts';
import type { DecodedEntry } from '../connectors/connector.ts';
import type { PartialEntry, SyncEntry } from '../rules/merge/entry.ts';
import type { Action, Conflict } from '../rules/merge/merge-result.ts';
import type { Asked } from '../rules/merge/decide-holds.ts';

/** An entry of a run. */
export interface RunRow {
  number: number;
  media: Media;
  remoteId: string | null;
  entryId: string | null;
  ids: Record<string, string>;
  title: string | null;
  total: number | null;
  /** As the service states it; null if it does not have it. */
  remote: DecodedEntry | null;
  remoteUpdatedAt: Date | null;
  workId: string | null;
  reason: string | null;
  suggestions: string[];
  local: SyncEntry | null;
  here: Action;
  there: Action;
  hereSet: PartialEntry | null;
  thereSet: PartialEntry | null;
  holds: Asked[];
  conflicts: Conflict[];
  isDoubted: boolean;
  isHeld: boolean;
  appliedAt: Date | null;
}

const COLUMNS = sql`number, media, remote_id as "remoteId", entry_id as "entryId", ids, title, total::float8 as total, remote,
  remote_updated_at as "remoteUpdatedAt", work_id as "workId", reason, suggestions, local, here, there, here_set as "hereSet",
  there_set as "thereSet", holds, conflicts, is_doubted as "isDoubted", is_held as "isHeld", applied_at as "appliedAt"`;

/** Rows of a run that meet a condition, in their order. */
export const runRows = async (
  db: Database,
  runId: string,
  {
    where,
    limit,
    isBackward = false,
  }: { where: RawBuilder<boolean>; limit: number; isBackward?: boolean },
): Promise<RunRow[]> => {
  const { rows } = await sql<RunRow>`
    select ${COLUMNS} from sync.run_row where run_id = ${runId} and ${where}
    order by number ${isBackward ? sql`desc` : sql`asc`} limit ${limit}`.execute(db);
  return rows;
};
