import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applied } from './applied.ts';
import { entryOf } from './entry.ts';
import { randomManyLinks } from './fixtures/random-case.ts';
import { type ManyLinksCase, mergeManyLinks } from './many-links.ts';

/** RUNS=100000 looks at more states. */
const RUNS = { numRuns: Number(process.env['RUNS'] ?? 2_000) };

const after = (entry: ManyLinksCase): ManyLinksCase => {
  const { here, links, changedAt } = mergeManyLinks(entry);
  const { status, ...rest } = { ...entry.local, ...here.set };
  const local =
    here.action === 'delete' || status === undefined ? null : entryOf({ status, ...rest });
  return {
    ...entry,
    local,
    localChangedAt: changedAt,
    isDeletedHere: entry.isDeletedHere || here.action === 'delete',
    links: entry.links.map((link, index) => {
      const result = links[index];
      if (!result) return link;
      const { pair, remote } = applied({ ...link, ...entry, local }, { ...result, local: 'none' });
      return { ...link, pair, remote };
    }),
  };
};

it('does nothing in a second run', () => {
  fc.assert(
    fc.property(randomManyLinks, (entry) => {
      const { here, links } = mergeManyLinks(after(entry));
      expect([here.action, ...links.map((link) => link?.remote)]).toEqual([
        'none',
        ...entry.links.map(() => 'none'),
      ]);
    }),
    RUNS,
  );
});

it('comes to the same result in any order, if the clocks tell which edit was the latest', () => {
  fc.assert(
    fc.property(randomManyLinks, (entry) => {
      const links = entry.links.map((link, index) => ({
        ...link,
        there: { ...link.there, updatedAtTrusted: true },
        remoteUpdatedAt: index * 1_000_000,
      }));
      const one = mergeManyLinks({ ...entry, links });
      const other = mergeManyLinks({ ...entry, links: links.toReversed() });
      expect({ ...other, links: other.links.toReversed() }).toEqual(one);
    }),
    RUNS,
  );
});
