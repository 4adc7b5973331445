import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Database } from '#platform/database/index.ts';
import { MEDIUM } from '#slices/catalog/values.ts';
import { matchRow, readDecisions, titledWorks } from '#slices/exchange/index.ts';
import { rowOf } from '../connectors/row.ts';
import type { OpenLink } from '../link/ask-link.ts';
import { pairKey, worksOfRemotes } from './pair.ts';
import type { RunRow } from './stored-row.ts';

/** What a row is about. */
export interface Match {
  workId: string | null;
  reason: string | null;
  suggestions: readonly string[];
}

const found = (workId: string): Match => ({ workId, reason: null, suggestions: [] });
const unknown = (reason: string): Match => ({ workId: null, reason, suggestions: [] });

/** Works that earlier rows of the run have. */
const takenWorks = async (db: Database, runId: string): Promise<Set<string>> => {
  const { rows } = await sql<{ media: string; work_id: string }>`
    select media, work_id from sync.run_row where run_id = ${runId} and is_planned and work_id is not null`.execute(
    db,
  );
  return new Set(rows.map((row) => pairKey(row.media, row.work_id)));
};

/** Says of which works rows of a service are: those they were in earlier runs, and otherwise those that their ids name. */
export const matchItems = async (
  app: App,
  { link }: OpenLink,
  { runId, rows }: { runId: string; rows: readonly RunRow[] },
): Promise<Match[]> => {
  const remoteIds = rows.flatMap(({ remoteId }) => remoteId ?? []);
  const earlier = await worksOfRemotes(app.db, link.id, remoteIds);
  const decisions = await readDecisions(app.db, link.userId);
  const matching = { decisions, trustTitles: false, works: titledWorks(app) };
  const taken = await takenWorks(app.db, runId);
  const matchOne = (row: RunRow): Match => {
    if (row.workId !== null) return found(row.workId);
    const known = earlier.get(pairKey(row.media, row.remoteId ?? ''));
    if (known !== undefined) return found(known);
    const { kind } = MEDIUM[row.media];
    const { ids, title, total, remoteId, entryId, remote } = row;
    const item = {
      kind,
      ids,
      title,
      total,
      entryId,
      workId: remoteId ?? '',
      entry: remote ?? {},
      updatedAt: null,
    };
    const listed = rowOf(item, row.number);
    if (!listed) return unknown('unknown-status');
    const { workId, reason, suggestions } = matchRow(app, listed, matching);
    return { workId, reason, suggestions };
  };
  return rows.map((row) => {
    const match = matchOne(row);
    if (match.workId === null) return match;
    const key = pairKey(row.media, match.workId);
    if (taken.has(key)) return unknown('duplicate');
    taken.add(key);
    return match;
  });
};
