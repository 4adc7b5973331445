import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { storableText } from '#platform/text.ts';
import type { Action } from '../rules/merge/merge-result.ts';
import type { FieldChange } from './changes.ts';

/** A write to one entry, on one side. */
export interface AuditLine {
  media: string;
  workId: string;
  side: 'here' | 'there';
  action: Exclude<Action, 'none'>;
  changes: readonly FieldChange[];
  outcome: 'written' | 'refused';
  message?: string | undefined;
}

const LONGEST_MESSAGE = 1000;

/** Records what was written. */
export const recordWrites = async (
  app: App,
  tx: Tx,
  { linkId, runId }: { linkId: string; runId: string | null },
  lines: readonly AuditLine[],
): Promise<void> => {
  if (lines.length === 0) return;
  const rows = lines.map(({ media, workId, side, action, changes, outcome, message }) => ({
    id: app.ids.next(),
    media,
    work_id: workId,
    side,
    action,
    changes,
    outcome,
    message: message === undefined ? null : storableText(message, LONGEST_MESSAGE),
  }));
  await sql`
    insert into sync.audit (id, link_id, run_id, media, work_id, side, action, changes, outcome, message, at)
    select id, ${linkId}::uuid, ${runId}::uuid, media, work_id, side, action, changes, outcome, message, ${app.clock.now()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id uuid, media text, work_id uuid, side text, action text,
      changes jsonb, outcome text, message text)`.execute(tx);
};
