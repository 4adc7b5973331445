import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applied } from './applied.ts';
import { entryOf, SYNC_FIELDS } from './entry.ts';
import { randomCase } from './fixtures/random-case.ts';
import { merge } from './merge.ts';
import { projected } from './project.ts';

/** RUNS=100000 looks at more states. */
const RUNS = { numRuns: Number(process.env['RUNS'] ?? 3_000) };
/** That a run reaches a fixed point is what keeps two services from correcting each other for ever. */
const MANY_RUNS = { numRuns: Number(process.env['RUNS'] ?? 100_000) };

/** A rewatch and a completed work decide about these together. */
const RULED = new Set<string>(['status', 'progress', 'progressVolumes']);

it('does nothing in a second run, and asks nothing new', () => {
  fc.assert(
    fc.property(randomCase, (entry) => {
      const first = merge(entry);
      const second = merge(applied(entry, first));
      expect([second.local, second.remote]).toEqual(['none', 'none']);
      const asked = new Set(first.holds.map(({ field }) => field));
      const again = new Set(second.holds.map(({ field }) => field));
      expect([...again].filter((field) => !asked.has(field))).toEqual([]);
      // A number beyond the end is not asked about once nothing would be written any more.
      const gone = first.holds.filter(({ field }) => !again.has(field));
      expect(gone.filter(({ reason }) => reason !== 'over-total')).toEqual([]);
    }),
    MANY_RUNS,
  );
});

it('sends only what the service can hold', () => {
  fc.assert(
    fc.property(randomCase, (entry) => {
      const { remoteSet = {} } = merge(entry);
      const set = entryOf({ status: 'current', ...remoteSet });
      const wrong = SYNC_FIELDS.filter(
        (field) => field in remoteSet && projected(set, field, entry.there) !== remoteSet[field],
      );
      expect(wrong).toEqual([]);
    }),
    RUNS,
  );
});

it('writes only where the link may', () => {
  fc.assert(
    fc.property(randomCase, (entry) => {
      const { local, remote } = merge(entry);
      if (entry.policy.direction === 'push') expect(local).toBe('none');
      if (entry.policy.direction === 'pull') expect(remote).toBe('none');
    }),
    RUNS,
  );
});

it('loses no field that one side changed', () => {
  fc.assert(
    fc.property(randomCase, (entry) => {
      const { local, remote, pair, there } = entry;
      const result = merge(entry);
      if (!local || !remote || !pair || !entry.isMapped) return;
      if (entry.policy.direction !== 'two-way') return;
      const after = applied(entry, result);
      const lost = SYNC_FIELDS.filter((field) => {
        const isOurs = local[field] !== pair.local[field] && remote[field] === pair.remote[field];
        const isTheirs = remote[field] !== pair.remote[field] && local[field] === pair.local[field];
        const isHeld = result.holds.some((hold) => hold.field === field);
        if (isHeld || RULED.has(field)) return false;
        if (isOurs) return after.local?.[field] !== local[field];
        return (
          isTheirs &&
          there.fields.includes(field) &&
          projected(local, field, there) !== remote[field] &&
          after.local?.[field] !== remote[field]
        );
      });
      expect(lost).toEqual([]);
    }),
    RUNS,
  );
});

it('deletes nothing that was edited on either side, and nothing in the first run', () => {
  fc.assert(
    fc.property(randomCase, (entry) => {
      const result = merge(entry);
      if (result.local !== 'delete' && result.remote !== 'delete') return;
      const { pair, local, remote } = entry;
      expect(pair).not.toBeNull();
      expect(local ?? remote).toEqual(local ? pair?.local : pair?.remote);
    }),
    RUNS,
  );
});

it('never takes back progress in the first run of a link in one direction', () => {
  fc.assert(
    fc.property(randomCase, (entry) => {
      if (entry.pair || entry.policy.direction === 'two-way') return;
      const { localSet, remoteSet } = merge(entry);
      expect(localSet?.progress ?? Infinity).toBeGreaterThanOrEqual(entry.local?.progress ?? 0);
      expect(remoteSet?.progress ?? Infinity).toBeGreaterThanOrEqual(entry.remote?.progress ?? 0);
    }),
    RUNS,
  );
});
