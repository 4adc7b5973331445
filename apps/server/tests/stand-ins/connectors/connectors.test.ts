import { afterAll, describe, expect, it } from 'vitest';
import type { Connector } from '#slices/sync/connectors/connector.ts';
import { CONNECTORS } from '#slices/sync/connectors/index.ts';
import type { ServiceReader } from '#slices/sync/connectors/reader.ts';
import { contractFaults } from './contract-faults.ts';
import { liveThrough, TOTAL } from './life.ts';
import { SERVICES } from './services.ts';
import { type Kind, Sender } from './service-under-test.ts';

/** How many calls read a list, as its connector states. */
const callsFor = (entries: number, { entriesAtOnce, callsBesides = 0 }: ServiceReader): number =>
  callsBesides + Math.max(1, Math.ceil(entries / entriesAtOnce));

const idOf = (connector: Connector, number: number): string =>
  connector.id === 'mangadex'
    ? `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
    : String(number);

const tested = CONNECTORS.filter(({ id }) => SERVICES[id]);

describe.each(tested.map((connector) => [connector.id, connector] as const))(
  '%s',
  async (id, connector) => {
    const service = await (SERVICES[id] as (typeof SERVICES)[string])();
    const { standIn } = service;
    const sender = new Sender(service, connector);
    const kinds = connector.capabilities.kinds as readonly Kind[];
    const [kind = 'anime'] = kinds;
    afterAll(standIn.close);

    const addWork = (number: number, of: Kind = kind): string => {
      const workId = idOf(connector, number);
      service.addWork({
        id: workId,
        kind: of,
        title: `Work ${number}`,
        total: TOTAL,
        malId: number,
      });
      return workId;
    };

    it('says whose account it is', async () => {
      const { json } = await sender.send(sender.reader.viewer);
      expect(sender.reader.readViewer(json)?.id).toBe(service.account.id);
    });

    it('takes an entry through everything that can become of it, and reads it back', async () => {
      for (const kind of kinds) {
        const added = addWork(kind === 'anime' ? 1 : 2, kind);
        const workId = service.workId?.(added) ?? added;
        const { lived, last } = await liveThrough(sender, kind, workId);
        for (const { set, read } of lived) expect(read).toMatchObject({ workId, kind, entry: set });
        expect(last).toBe(connector.capabilities.canDelete ? null : undefined);
      }
    });

    it('reads 5,000 entries with the fewest calls', async () => {
      service.clear();
      for (let number = 101; number <= 5100; number += 1) service.put(kind, addWork(number));
      const calls = standIn.log.length;
      const items = await sender.readAll(kind);
      const ids = items.map(
        (item) => connector.read?.(item, { kind, timeZone: 'Asia/Tokyo' })?.workId,
      );
      const known = new Set(ids);
      known.delete(undefined);
      expect(standIn.log.length - calls).toBe(callsFor(5000, sender.reader));
      expect(known.size).toBe(5000);
    });

    it('made no call that the service refuses, or that its contract does not have', () => {
      const refused = standIn.log.filter(
        ({ status, method, json }) =>
          status >= 400 && !(status === 404 && (method === 'GET' || isRead(json))),
      );
      expect(refused.map(({ path, answer }) => `${path}: ${answer}`)).toEqual([]);
      expect(contractFaults(id, { log: standIn.log, address: service.address })).toEqual([]);
    });
  },
);

const isRead = (json: unknown): boolean =>
  (json as { query?: string } | undefined)?.query?.startsWith('query') ?? false;
