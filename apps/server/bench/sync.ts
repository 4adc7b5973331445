import { type MergeCase, merge, type SyncEntry } from '#slices/sync/index.ts';
import { benchFirstSync } from './first-sync.ts';
import { median, type Effort } from './measure.ts';
import { atMost, tableOf, writeResult, type Verdict } from './report.ts';

const ENTRIES = 10_000;
const TARGET_MS = 200;
const WARM_UP = 3;
/** Two that say whose account it is, ten pages of anime, and one of manga. */
const MOST_CALLS = 13;
/** What is not collected yet of some pages; the list with its notes is larger. */
const MOST_GROWTH_MB = 64;

const entryAt = (index: number): SyncEntry => ({
  status: 'current',
  progress: index % 24,
  progressVolumes: 0,
  score: (index % 10) * 10 + 5,
  repeatCount: 0,
  startedAt: '2026-09-14',
  completedAt: null,
  notes: index % 7 === 0 ? `note ${index}` : null,
  private: false,
});

/** A tenth changed here, a tenth there, a tenth on both sides; the rest is as it was. */
const caseAt = (index: number): MergeCase => {
  const before = entryAt(index);
  const rounded = { ...before, score: Math.ceil((index % 10) + 0.5) * 10 };
  const isHere = index % 10 === 1 || index % 10 === 3;
  const isThere = index % 10 === 2 || index % 10 === 3;
  return {
    there: {
      fields: ['status', 'progress', 'score', 'repeatCount', 'startedAt', 'completedAt', 'notes'],
      statuses: ['planning', 'current', 'completed', 'paused', 'dropped', 'repeating'],
      score: 'int10',
      dates: 'full',
      updatedAtTrusted: true,
      canDelete: true,
    },
    policy: { direction: 'two-way', deletes: 'propagate' },
    length: { total: 24, totalVolumes: null },
    pair: { local: before, remote: rounded },
    local: isHere ? { ...before, status: 'paused', progress: before.progress + 1 } : before,
    remote: isThere ? { ...rounded, status: 'dropped', notes: 'from there' } : rounded,
    isMapped: true,
    isDeletedHere: false,
    localChangedAt: 1_000_000,
    remoteUpdatedAt: 2_000_000,
  };
};

/** Measures the merge of a long list with a service, which is pure, and a first sync. There is no reference beside them. */
export const benchSync = async ({ rounds }: Effort): Promise<Verdict[]> => {
  const cases = Array.from({ length: ENTRIES }, (_, index) => caseAt(index));
  const times = Array.from({ length: rounds + WARM_UP }, () => {
    const since = performance.now();
    for (const one of cases) merge(one);
    return performance.now() - since;
  });
  const mergeMs = median(times.slice(WARM_UP));
  process.stdout.write(
    `\n${tableOf(['merge', 'ms'], [[`${ENTRIES} entries`, mergeMs.toFixed(1)]])}\n`,
  );
  const first = await benchFirstSync();
  process.stdout.write(
    `\n${tableOf(
      ['first sync of 5,000 entries', 'calls', 's', 'MB more'],
      [['AniList', String(first.calls), first.seconds.toFixed(1), first.growthMb.toFixed(0)]],
    )}\n`,
  );
  const verdicts = [
    atMost(`merge of ${ENTRIES} entries, ms`, mergeMs, TARGET_MS),
    atMost('calls of a first sync of 5,000 entries', first.calls, MOST_CALLS),
    atMost('growth in a first sync of 5,000 entries, MB', first.growthMb, MOST_GROWTH_MB),
  ];
  writeResult('sync', { mergeMs, firstMs: times[0], first, verdicts });
  return verdicts;
};
