import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applied } from './applied.ts';
import { entryOf, SYNC_FIELDS, type SyncEntry, type SyncField } from './entry.ts';
import { randomManyLinks } from './fixtures/random-case.ts';
import { type LinkState, type ManyLinksCase, mergeManyLinks } from './many-links.ts';
import { merge } from './merge.ts';

/** RUNS=100000 looks at more states. */
const RUNS = { numRuns: Number(process.env['RUNS'] ?? 1_000) };

/** What every list has in the end; undefined if somebody is asked. */
type Lists = { local: SyncEntry | null; remotes: (SyncEntry | null)[] } | undefined;

/** As the rules for many links say. */
const together = (entry: ManyLinksCase): Lists => {
  const { here, links } = mergeManyLinks(entry);
  if (links.some((link) => (link?.holds.length ?? 0) > 0)) return;
  const { status, ...rest } = { ...entry.local, ...here.set };
  const local = status === undefined ? null : entryOf({ status, ...rest });
  const remotes = entry.links.map((link, index) => {
    const result = links[index];
    const one = { ...link, ...entry, local };
    return result ? applied(one, { ...result, local: 'none' }).remote : link.remote;
  });
  return { local, remotes };
};

/** As runs do it: one link after the other, again and again, until nothing is written. */
const oneByOne = (entry: ManyLinksCase): Lists => {
  let { local } = entry;
  let links = [...entry.links];
  for (let isQuiet = false; !isQuiet;) {
    isQuiet = true;
    for (const [index, link] of links.entries()) {
      const one = { ...link, ...entry, local };
      const result = merge(one);
      if (result.holds.length > 0) return;
      const after = applied(one, result);
      isQuiet &&= result.local === 'none' && result.remote === 'none';
      ({ local } = after);
      links = links.with(index, { ...link, pair: after.pair, remote: after.remote });
    }
  }
  return { local, remotes: links.map(({ remote }) => remote) };
};

/** A rewatch and a completed work decide about these together. */
const TOGETHER: readonly (readonly SyncField[])[] = [
  ['status', 'progress', 'progressVolumes'],
  ...SYNC_FIELDS.filter((field) => !['status', 'progress', 'progressVolumes'].includes(field)).map(
    (field) => [field],
  ),
];

const hasChanged = (
  before: SyncEntry | undefined,
  now: SyncEntry | null,
  fields: readonly SyncField[],
): boolean => fields.some((field) => before?.[field] !== now?.[field]);

/** Whether no two sides changed the same. */
const isWithoutConflict = ({ local, links }: ManyLinksCase): boolean =>
  TOGETHER.every((fields) => {
    const sides = [
      hasChanged(links[0]?.pair?.local, local, fields),
      ...links.map(({ pair, remote }) => hasChanged(pair?.remote, remote, fields)),
    ];
    return sides.filter(Boolean).length <= 1;
  });

const known = ({ pair, remote }: LinkState): boolean => pair !== null && remote !== null;

const two = { direction: 'two-way', deletes: 'propagate' } as const;

it('comes to the same one by one, in any order, as with all links at once, if no two sides changed the same', () => {
  const settled = randomManyLinks
    .map((entry) => ({
      ...entry,
      length: { total: null, totalVolumes: null },
      links: entry.links.map((link) => ({ ...link, isMapped: true, policy: two })),
    }))
    .filter((entry) => entry.local !== null && entry.links.every(known))
    .filter(isWithoutConflict);
  fc.assert(
    fc.property(settled, (entry) => {
      const all = together(entry);
      const forth = oneByOne(entry);
      const back = oneByOne({ ...entry, links: entry.links.toReversed() });
      if (!all || !forth || !back) return;
      expect(forth).toEqual(all);
      expect({ ...back, remotes: back.remotes.toReversed() }).toEqual(all);
    }),
    RUNS,
  );
});
