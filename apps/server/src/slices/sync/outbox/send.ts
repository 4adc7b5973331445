import type { App } from '#platform/app.ts';
import { MEDIUM } from '#slices/catalog/values.ts';
import type { RemoteEntry, WriteOperation } from '../connectors/connector.ts';
import { askLink } from '../link/ask-link.ts';
import { openLink } from '../link/open-link.ts';
import { readItem, readRemote } from '../link/read-remote.ts';
import { type Found, isThere } from '../rules/outbox/is-there.ts';
import { nextStep } from '../rules/outbox/next-step.ts';
import type { ServiceAnswer } from '../service/send-call.ts';
import { remoteEntryOf } from '../run/entry-state.ts';
import { isGood } from '../run/fail-step.ts';
import { capabilitiesOf } from '../run/merge-row.ts';
import { type Sent, settleFailed, settleSent } from './settle.ts';
import { operationById } from './stored-operation.ts';

interface How {
  urgency: 'background';
  signal?: AbortSignal | undefined;
}

/** Clocks may differ by so much. */
const MOST_SKEW_MS = 15 * 60_000;

/** The work of an operation, which changed after the operation was first sent, if at all. */
const remoteWork = (app: App, { operation }: Sent) => ({
  kind: MEDIUM[operation.media].kind,
  workId: operation.remoteId,
  entryId: operation.entryId,
  since: new Date((operation.sentAt ?? app.clock.now()).getTime() - MOST_SKEW_MS),
  before: operation.before,
});

const writeOf = (
  { operation, open }: Sent,
  found: RemoteEntry | null | undefined,
): WriteOperation => {
  const { kind, set, entryId, remoteId, media, before } = operation;
  const isNew = kind === 'create' && !found;
  return {
    action: kind === 'create' && !isNew ? 'update' : kind,
    kind: MEDIUM[media].kind,
    workId: remoteId,
    entryId: found?.entryId ?? entryId,
    accountId: open.link.account.id,
    set,
    before: found === undefined ? before : (found?.entry ?? null),
  };
};

const fail = (app: App, sent: Sent, { answer }: ServiceAnswer): Promise<void> => {
  const { kind, outages, limited } = sent.operation;
  const step = nextStep(kind, answer, { outages, limited, isRefreshed: true });
  // An answer that is good and says nothing was cut off.
  return settleFailed(app, sent, { step: step.do === 'finish' ? { do: 'read' } : step, answer });
};

/** Before the first call, it is noted that there was one. */
const noteSending = (app: App, { operation }: Sent) =>
  app.db
    .updateTable('sync.operation')
    .set({ sent_at: app.clock.now() })
    .where('id', '=', operation.id)
    .execute();

/** What the service has after a write: what it answered, or what a read finds. */
const readBack = async (app: App, sent: Sent, last: ServiceAnswer, how: How): Promise<void> => {
  const { operation, open } = sent;
  const { reader } = open.configured.connector;
  const about = remoteWork(app, sent);
  const { callsPerMinute } = last;
  if (operation.kind === 'delete') return settleSent(app, sent, { read: null, callsPerMinute });
  const item = reader.readWritten?.(last.json, { account: open.link.account, ...about });
  const written = item === undefined ? undefined : readItem(open, about.kind, item);
  if (written) return settleSent(app, sent, { read: written, callsPerMinute });
  const { found, answer } = await readRemote(app, open, about, how);
  if (!found) return fail(app, sent, answer);
  await settleSent(app, sent, { read: found, callsPerMinute });
};

const write = async (
  app: App,
  sent: Sent,
  { found, how }: { found: RemoteEntry | null | undefined; how: How },
): Promise<void> => {
  const { open } = sent;
  await noteSending(app, sent);
  let last: ServiceAnswer | undefined;
  for (const call of open.configured.connector.write(writeOf(sent, found))) {
    last = await askLink(app, open, call, how);
    const isDone =
      isGood(last) ||
      nextStep(sent.operation.kind, last.answer, { outages: 0, limited: 0, isRefreshed: true })
        .do === 'finish';
    if (!isDone) return fail(app, sent, last);
  }
  if (last) return readBack(app, sent, last, how);
  // There is nothing that the service could be told.
  const { found: read, answer } = await readRemote(app, open, remoteWork(app, sent), how);
  if (read === undefined) return fail(app, sent, answer);
  await settleSent(app, sent, { read, callsPerMinute: answer.callsPerMinute });
};

/** What a service has, with what it left out as empty. */
const seenOf = ({ open }: Sent, found: RemoteEntry | null): Found => {
  const { fields } = capabilitiesOf(open, 0);
  return found && remoteEntryOf(found.entry, { fields, known: undefined });
};

/**
 * Sends an operation. If it was sent before and its answer was lost, the service is asked first what it has, so that nothing is written
 * twice.
 */
export const sendOperation = async (app: App, id: string, signal?: AbortSignal): Promise<void> => {
  const operation = await operationById(app.db, id);
  const open = operation && (await openLink(app, operation.linkId));
  if (!operation || !open) {
    await app.db
      .updateTable('sync.operation')
      .set({ due_at: null })
      .where('id', '=', id)
      // Its link may go on since it was read. Then the operation is due already, and no longer leased.
      .where('due_at', '>', app.clock.now())
      .execute();
    return;
  }
  const sent = { operation, open };
  const how = { urgency: 'background' as const, signal };
  if (operation.sentAt === null) return write(app, sent, { found: undefined, how });
  const { found, answer } = await readRemote(app, open, remoteWork(app, sent), how);
  if (found === undefined) return fail(app, sent, answer);
  if (isThere({ kind: operation.kind, set: operation.set }, seenOf(sent, found)))
    return settleSent(app, sent, { read: found, callsPerMinute: answer.callsPerMinute });
  if (operation.kind === 'update' && found === null)
    return settleFailed(app, sent, { step: { do: 'replan' }, answer: answer.answer });
  await write(app, sent, { found, how });
};
