import { expect, it } from 'vitest';
import { entryOf, type SyncEntry } from '../rules/merge/entry.ts';
import { projected } from '../rules/merge/project.ts';
import type { Connector, ServiceCall } from './connector.ts';
import { contractOf, faultsOfCall } from './fixtures/contract.ts';
import { CONNECTORS } from './index.ts';

const STATES: readonly Partial<SyncEntry>[] = [
  { status: 'planning', score: null, notes: null, startedAt: null },
  { status: 'current', progress: 4, progressVolumes: 1, score: 4, startedAt: '2026-09-14' },
  { status: 'completed', progress: 12, score: 100, completedAt: '2026-10-01', notes: 'calm' },
  { status: 'repeating', progress: 2, repeatCount: 60, private: true },
  { status: 'dropped', score: 87 },
  { status: 'paused', progress: 0, private: false },
];

const heldBy = ({ capabilities }: Connector, stated: Partial<SyncEntry>): Partial<SyncEntry> => {
  const entry = entryOf({ status: 'current', ...stated });
  const held: Record<string, unknown> = {};
  for (const field of capabilities.fields) {
    if (stated[field] !== undefined) held[field] = projected(entry, field, capabilities);
  }
  return Object.fromEntries(Object.entries(held).filter(([, value]) => value !== undefined));
};

/** Every kind of call that a connector makes. */
const callsOf = (connector: Connector): ServiceCall[] =>
  connector.capabilities.kinds.flatMap((kind) => {
    const shared = { kind, workId: '1', entryId: '2', accountId: '3' };
    const before = entryOf({ status: 'repeating', progress: 3 });
    return [
      ...STATES.flatMap((state) =>
        (['create', 'update'] as const).flatMap((action) => {
          const known = action === 'create' ? null : before;
          return connector.write({
            ...shared,
            action,
            before: known,
            set: heldBy(connector, state),
          });
        }),
      ),
      ...connector.write({ ...shared, action: 'delete', before, set: {} }),
    ];
  });

it.each(CONNECTORS.map((connector) => [connector.id, connector] as const))(
  'keeps to the contract of %s',
  (id, connector) => {
    const contract = contractOf(id);
    const faults = callsOf(connector).flatMap((call) => faultsOfCall(contract, call));
    expect([...new Set(faults)]).toEqual([]);
  },
);
