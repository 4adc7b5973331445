import type {
  Connector,
  DecodedEntry,
  RemoteEntry,
  WriteOperation,
} from '#slices/sync/connectors/connector.ts';
import {
  entryOf,
  type PartialEntry,
  type SyncEntry,
  type SyncField,
} from '#slices/sync/rules/merge/entry.ts';
import { projected } from '#slices/sync/rules/merge/project.ts';
import type { Kind, Sender } from './service-under-test.ts';

/** The length of the works that live through it. */
export const TOTAL = 12;

/** What an entry goes through: each state follows from the one before. */
const STATES: readonly PartialEntry[] = [
  { status: 'planning' },
  { status: 'current', progress: 4, score: 40, startedAt: '2026-09-14', notes: 'One a week' },
  { status: 'paused', progress: 5, score: null },
  { status: 'completed', progress: TOTAL, score: 87, completedAt: '2026-10-01', private: true },
  { status: 'repeating', progress: 2, repeatCount: 1, notes: null },
  { status: 'dropped', progress: 3, private: false },
];

/** Whether the lists of a service tell a field. */
const told = ({ reader }: Connector, field: SyncField): boolean =>
  reader.tells?.includes(field) ?? true;

/** Whether a field is exchanged: Bangumi counts the episodes of anime itself, and some lists do not tell scores. */
const isSent = (connector: Connector, kind: Kind, field: SyncField, entry: SyncEntry): boolean =>
  told(connector, field) &&
  Object.keys(connector.encode({ [field]: entry[field] }, { kind })).length > 0;

/** What of a state a service can hold; undefined if it has no word for its status. */
const heldOf = (connector: Connector, kind: Kind, state: PartialEntry) => {
  const { capabilities } = connector;
  const entry = entryOf({ status: 'current', ...state });
  const stated = (Object.keys(state) as SyncField[]).filter(
    (field) =>
      (kind === 'manga' || field !== 'progressVolumes') && isSent(connector, kind, field, entry),
  );
  const held = stated.flatMap((field) => {
    const value = projected(entry, field, capabilities);
    return value === undefined ? [] : [[field, value] as const];
  });
  return capabilities.statuses.includes(entry.status)
    ? (Object.fromEntries(held) as PartialEntry)
    : undefined;
};

/** What was written of a state, and what was read after that. */
export interface Lived {
  set: PartialEntry;
  read: RemoteEntry | null | undefined;
}

/** Takes an entry through everything that can become of it. What is read after its deletion comes last, if it can be deleted. */
export const liveThrough = async (
  { connector, service, send, readEntry }: Sender,
  kind: Kind,
  workId: string,
): Promise<{ lived: Lived[]; last?: RemoteEntry | null | undefined }> => {
  let before: DecodedEntry | null = null;
  let entryId: string | null = null;
  const write = async (operation: Pick<WriteOperation, 'action' | 'set'>) => {
    const of = { kind, workId, entryId, accountId: service.account.id, before };
    for (const call of connector.write({ ...operation, ...of })) await send(call);
    return readEntry(kind, workId, entryId);
  };
  const lived: Lived[] = [];
  for (const state of STATES) {
    const set = heldOf(connector, kind, state);
    if (!set) continue;
    const read = await write({ action: before ? 'update' : 'create', set });
    lived.push({ set, read });
    before = read?.entry ?? null;
    entryId = read?.entryId ?? null;
  }
  if (!connector.capabilities.canDelete) return { lived };
  return { lived, last: await write({ action: 'delete', set: {} }) };
};
