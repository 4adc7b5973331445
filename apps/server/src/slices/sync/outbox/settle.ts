import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { HOUR_MS } from '#platform/durations.ts';
import { storableText } from '#platform/text.ts';
import type { RemoteEntry } from '../connectors/connector.ts';
import type { OpenLink } from '../link/ask-link.ts';
import { lockLink } from '../link/queries.ts';
import { markWorking, setBack } from '../link/set-back.ts';
import { entryOf, type SyncEntry } from '../rules/merge/entry.ts';
import type { CallAnswer, Step } from '../rules/outbox/next-step.ts';
import { recordWrites } from '../run/audit-store.ts';
import { remoteEntryOf } from '../run/entry-state.ts';
import { capabilitiesOf } from '../run/merge-row.ts';
import { dropPairs, storePairs } from '../run/pair.ts';
import { lockOperation, type StoredOperation } from './stored-operation.ts';

/** An operation, and what came of sending it. */
export interface Sent {
  operation: StoredOperation;
  open: OpenLink;
}
const RETRY_MS = 60_000;
const LONGEST_FAULT = 1000;

const remove = (tx: Tx, id: string) =>
  tx.deleteFrom('sync.operation').where('id', '=', id).execute();

/** The side of the service as it was read back; fields that wait for a decision stay as they were. */
const remoteAfter = ({ operation, open }: Sent, read: RemoteEntry): SyncEntry | undefined => {
  const { pair, held, set, before } = operation;
  if (!pair) return;
  const status = set.status ?? before?.status ?? pair.remote.status;
  const known = entryOf({ ...before, ...set, status });
  const { fields } = capabilitiesOf(open, 0);
  const remote = remoteEntryOf(read.entry, { fields, known }) ?? known;
  return { ...remote, ...Object.fromEntries(held.map((field) => [field, pair.remote[field]])) };
};

const line = ({ operation }: Sent, outcome: 'written' | 'refused', message?: string) => ({
  media: operation.media,
  workId: operation.workId,
  side: 'there' as const,
  action: operation.kind,
  changes: operation.changes,
  outcome,
  ...(message !== undefined && { message }),
});

const keepPair = async (app: App, tx: Tx, sent: Sent, read: RemoteEntry | null): Promise<void> => {
  const { operation, open } = sent;
  const { media, workId, remoteId, pair } = operation;
  const remote = read && remoteAfter(sent, read);
  if (!pair || !remote) return dropPairs(tx, open.link.id, [workId]);
  const unset = [...(pair.unset ?? [])];
  const entryId = read?.entryId ?? operation.entryId;
  const about = { linkId: open.link.id, at: app.clock.now() };
  await storePairs(tx, about, [
    { media, workId, remoteId, entryId, local: pair.local, remote, unset },
  ]);
};

/** Notes that a service has what was sent: what it has is the new half of the pair. */
export const settleSent = (
  app: App,
  sent: Sent,
  { read, callsPerMinute }: { read: RemoteEntry | null; callsPerMinute: number | null },
): Promise<void> =>
  app.db.transaction().execute(async (tx) => {
    const { operation, open } = sent;
    await lockLink(tx, open.link.id);
    await markWorking(tx, app, open, callsPerMinute);
    if (!(await lockOperation(tx, operation.id))) return;
    await keepPair(app, tx, sent, read);
    await recordWrites(app, tx, { linkId: open.link.id, runId: operation.runId }, [
      line(sent, 'written'),
    ]);
    await remove(tx, operation.id);
  });

/** The entry is not what the plan was made for, so it is looked at again. */
const replan = async (app: App, tx: Tx, { operation, open }: Sent): Promise<void> => {
  const now = app.clock.now();
  const { media, workId } = operation;
  await remove(tx, operation.id);
  await sql`insert into sync.edited (link_id, media, work_id, edited_at) values (${open.link.id}, ${media}, ${workId}, ${now})
    on conflict (link_id, media, work_id) do update set edited_at = excluded.edited_at`.execute(tx);
  await sql`update sync.link set push_at = coalesce(push_at, ${now}::timestamptz), due_at = least(due_at, ${now}::timestamptz)
    where id = ${open.link.id}`.execute(tx);
};

/** The service will never take it. Its words are kept for the owner. */
const park = async (app: App, tx: Tx, sent: Sent, answer: CallAnswer): Promise<void> => {
  const { operation, open } = sent;
  const message =
    answer.kind === 'answer'
      ? storableText(answer.message ?? String(answer.status), LONGEST_FAULT)
      : '';
  await tx
    .updateTable('sync.operation')
    .set({ state: 'parked', due_at: null, fault: message })
    .where('id', '=', operation.id)
    .execute();
  await recordWrites(app, tx, { linkId: open.link.id, runId: operation.runId }, [
    line(sent, 'refused', message),
  ]);
};

/** Notes that an operation was not done, and when it is tried again. */
export const settleFailed = (
  app: App,
  sent: Sent,
  { step, answer }: { step: Step; answer: CallAnswer },
): Promise<void> =>
  app.db.transaction().execute(async (tx) => {
    const { operation, open } = sent;
    await lockLink(tx, open.link.id);
    const setback = await setBack(app, tx, open, { step, answer });
    if (!(await lockOperation(tx, operation.id))) return;
    if (step.do === 'replan') return replan(app, tx, sent);
    if (step.do === 'park') return park(app, tx, sent, answer);
    const nowMs = app.clock.nowMs();
    const restMs = setback ? HOUR_MS : RETRY_MS;
    await tx
      .updateTable('sync.operation')
      .set({
        due_at: setback?.retryAt ?? new Date(nowMs + restMs),
        outages: operation.outages + (step.do === 'read' ? 1 : 0),
        limited: operation.limited + (step.do === 'wait' ? 1 : 0),
      })
      .where('id', '=', operation.id)
      .execute();
  });
