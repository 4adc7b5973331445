import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entryOf, SYNC_FIELDS, type SyncEntry } from '../rules/merge/entry.ts';
import { randomEntry } from '../rules/merge/fixtures/random-case.ts';
import { projected } from '../rules/merge/project.ts';
import type { Connector } from './connector.ts';
import { SAMPLES, SHOWN_AS } from './fixtures/samples.ts';
import { CONNECTORS } from './index.ts';
import { rowOf } from './row.ts';

const RUNS = { numRuns: 300 };

const kindOf = ({ id }: Connector) => SAMPLES[id]?.entry.kind ?? 'anime';

/** What a service holds of an entry; undefined if it has no word for its status. */
const heldBy = ({ capabilities }: Connector, entry: SyncEntry): Partial<SyncEntry> | undefined => {
  const held: Record<string, unknown> = {};
  for (const field of capabilities.fields) {
    const value = projected(entry, field, capabilities);
    if (value !== undefined) held[field] = value;
  }
  return held['status'] === undefined ? undefined : held;
};

const shown = ({ id }: Connector, encoded: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(encoded).map(([name, value]) => [SHOWN_AS[id]?.[name] ?? name, value]),
  );

const before = (stated: Partial<SyncEntry>) => entryOf({ status: 'current', ...stated });

describe.each(CONNECTORS.map((connector) => [connector.id, connector] as const))(
  '%s',
  (id, connector) => {
    const kind = kindOf(connector);
    const { capabilities } = connector;

    it('reads an item of its list', () => {
      const { item, entry } = SAMPLES[id] ?? {};
      expect(connector.read?.(item, { kind, timeZone: 'Asia/Tokyo' })).toEqual(entry);
      expect(connector.read === undefined).toBe(connector.reader.media !== undefined);
    });

    it('makes a row of the exchange from it', () => {
      const { entry } = SAMPLES[id] ?? {};
      if (!entry) return;
      const row = rowOf(entry, 3);
      expect(row).toMatchObject({ line: 3, kind, ids: entry.ids });
      expect(row?.says.status).toBe(entry.entry.status?.toUpperCase());
    });

    it('survives whatever a service sends', () => {
      fc.assert(
        fc.property(fc.anything(), (item) => {
          connector.read?.(item, { kind });
        }),
        RUNS,
      );
      const fields = fc.dictionary(
        fc.constantFrom(...Object.keys(SAMPLES[id]?.item ?? {}), 'status', 'rating'),
        fc.anything(),
      );
      fc.assert(
        fc.property(fields, (given) => {
          const decoded = connector.decode(given, { kind });
          expect(
            Object.keys(decoded).filter(
              (name) => !(SYNC_FIELDS as readonly string[]).includes(name),
            ),
          ).toEqual([]);
        }),
        RUNS,
      );
    });

    it('reads back what it writes', () => {
      if (capabilities.isReadOnly) return;
      fc.assert(
        fc.property(randomEntry, (entry) => {
          const held = heldBy(connector, entry);
          if (!held) return;
          if (kind === 'anime') delete held.progressVolumes;
          const read = connector.decode(shown(connector, connector.encode(held, { kind })), {
            kind,
          });
          expect(read).toEqual(held);
        }),
        RUNS,
      );
    });

    it('writes nothing that it says it can’t hold', () => {
      const others = SYNC_FIELDS.filter((field) => !capabilities.fields.includes(field));
      const set = Object.fromEntries(
        others.map((field) => [field, entryOf({ status: 'planning' })[field]]),
      );
      expect(connector.encode(set, { kind })).toEqual({});
    });

    it('deletes with one call, or says that it can’t', () => {
      const calls = connector.write({
        action: 'delete',
        kind,
        workId: '1',
        entryId: '2',
        accountId: '3',
        set: {},
        before: before({ progress: 4 }),
      });
      expect(calls).toHaveLength(capabilities.canDelete ? 1 : 0);
    });

    it('writes by one call if it says so', () => {
      if (!capabilities.atomicWrite) return;
      const operation = {
        kind,
        workId: '1',
        entryId: '2',
        accountId: '3',
        before: before({ progress: 4 }),
      };
      const set =
        heldBy(connector, entryOf({ status: 'completed', progress: 12, score: 80 })) ?? {};
      const counts = (['create', 'update'] as const).map(
        (action) => connector.write({ ...operation, action, set }).length,
      );
      expect(counts).toEqual([1, 1]);
    });
  },
);

it('describes every service once', () => {
  expect(new Set(CONNECTORS.map(({ id }) => id)).size).toBe(CONNECTORS.length);
});
