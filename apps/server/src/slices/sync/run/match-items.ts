import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Database } from '#platform/database/index.ts';
import { MEDIA, MEDIUM } from '#slices/catalog/values.ts';
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

/** Which of some works earlier rows of the run have. */
const takenWorks = async (
  db: Database,
  runId: string,
  workIds: readonly string[],
): Promise<Set<string>> => {
  const { rows } = await sql<{ media: string; work_id: string }>`
    select media, work_id from sync.run_row
    where run_id = ${runId} and is_planned and media = any(${MEDIA}::text[]) and work_id = any(${workIds}::uuid[])`.execute(
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
  const matches = rows.map(matchOne);
  const workIds = matches.flatMap(({ workId }) => workId ?? []);
  const taken = await takenWorks(app.db, runId, workIds);
  return matches.map((match, index) => {
    if (match.workId === null) return match;
    const key = pairKey((rows[index] as RunRow).media, match.workId);
    if (taken.has(key)) return unknown('duplicate');
    taken.add(key);
    return match;
  });
};
