import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import {
  MEDIA,
  MEDIUM,
  newestWorkChange,
  type WorkChange,
  workChangesSince,
} from '#slices/catalog/index.ts';
import type { ChangeLine, EndLine, GoneLine, PutLine } from './change-line.ts';
import { openSources } from './open-sources.ts';
import { linesOf } from './work-lines.ts';
import type { WorkLine } from './work-line.ts';

const changedLine = (
  { seq, medium, workId, mergedInto }: WorkChange,
  work: WorkLine | undefined,
): PutLine | GoneLine =>
  work
    ? { op: 'put', seq, work }
    : { op: 'gone', seq, kind: MEDIUM[medium].kind, id: workId, mergedInto };

const readLines = async (
  tx: Tx,
  changes: readonly WorkChange[],
): Promise<Map<string, WorkLine>> => {
  const { termsOf } = await openSources(tx);
  const lines = new Map<string, WorkLine>();
  for (const medium of MEDIA) {
    const shown = changes.filter((change) => change.medium === medium && !change.isGone);
    const ids = shown.map(({ workId }) => workId);
    for (const [id, line] of await linesOf(tx, { medium, ids }, { termsOf, isPublic: true }))
      lines.set(id, line);
  }
  return lines;
};

/**
 * A page of the works that changed after a place in the order of commits, as they are now, and where the next page begins. A work that may
 * not be passed on any more is gone for those who copy, and so is one for adults only.
 */
export const changeLines = (
  app: App,
  { since, first }: { since: number; first: number },
): Promise<ChangeLine[]> =>
  app.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const newest = await newestWorkChange(tx);
      const changes = await workChangesSince(tx, { since, first });
      const lines = await readLines(tx, changes);
      const end: EndLine = { op: 'end', next: changes.at(-1)?.seq ?? since, newest };
      return [...changes.map((change) => changedLine(change, lines.get(change.workId))), end];
    });
