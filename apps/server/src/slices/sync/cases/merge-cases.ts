import type { Capabilities } from '../rules/merge/capabilities.ts';
import { entryOf, type SyncEntry } from '../rules/merge/entry.ts';
import { mergeManyLinks } from '../rules/merge/many-links.ts';
import type { EditTimes, MergeCase, Pair } from '../rules/merge/merge-case.ts';
import type { MergeResult } from '../rules/merge/merge-result.ts';
import { merge } from '../rules/merge/merge.ts';
import type { ManyCase, PairCase, Providers, StatedEntry } from './form.ts';

const stated = (entry: StatedEntry): SyncEntry =>
  entryOf({
    status: entry.status,
    progress: entry.progress ?? 0,
    progressVolumes: entry.progressVolumes ?? 0,
    score: entry.score ?? null,
    repeatCount: entry.repeatCount ?? 0,
    startedAt: entry.startedAt ?? null,
    completedAt: entry.completedAt ?? null,
    notes: entry.notes ?? null,
    private: entry.private ?? false,
  });

const statedOrNull = (entry: StatedEntry | null | undefined): SyncEntry | null =>
  entry ? stated(entry) : null;

const pairOf = (base: PairCase['base']): Pair | null =>
  base
    ? {
        local: stated(base.local),
        remote: stated(base.remote),
        ...(base.unset && { unset: base.unset }),
      }
    : null;

const timesOf = (times: PairCase['localChangedAt']): EditTimes | undefined => {
  if (times === undefined) return;
  if (typeof times === 'string') return Date.parse(times);
  return Object.fromEntries(
    Object.entries(times).map(([field, time]) => [field, Date.parse(time)]),
  );
};

const timeOf = (time: string | undefined): number | undefined =>
  time === undefined ? undefined : Date.parse(time);

const capabilitiesOf = (providers: Providers, name: string): Capabilities => {
  const there = providers[name];
  if (!there) throw new Error(`No provider has the name ${name}.`);
  return there;
};

/** The part of a case that is the same for one link and for several. */
const shared = ({ media, local, localChangedAt, tombstone }: PairCase | ManyCase) => ({
  length: { total: media.total ?? null, totalVolumes: media.totalVolumes ?? null },
  local: statedOrNull(local),
  localChangedAt: timesOf(localChangedAt),
  isDeletedHere: tombstone != null,
  deletedHereAt: timeOf(tombstone?.deletedAt),
});

/** A case of a file in the form that the merge takes. */
export const mergeCaseOf = (providers: Providers, given: PairCase): MergeCase => ({
  ...shared(given),
  there: capabilitiesOf(providers, given.provider),
  policy: given.policy,
  pair: pairOf(given.base),
  remote: statedOrNull(given.remote),
  remoteUpdatedAt: timeOf(given.remoteUpdatedAt),
  isMapped: given.mapped,
});

export const runPairCase = (providers: Providers, given: PairCase): MergeResult =>
  merge(mergeCaseOf(providers, given));

const linkResult = (result: MergeResult | undefined) => {
  if (!result) return { action: 'skip' };
  const { remote: action, remoteSet, holds, base } = result;
  return {
    action,
    ...(remoteSet && { set: remoteSet }),
    ...(holds.length > 0 && { holds }),
    ...(base && { base }),
  };
};

export const runManyCase = (providers: Providers, given: ManyCase) => {
  const names = Object.keys(given.remotes);
  const { here, links } = mergeManyLinks({
    ...shared(given),
    links: Object.entries(given.remotes).map(([name, link]) => ({
      there: capabilitiesOf(providers, name),
      policy: link.policy,
      pair: pairOf(link.base),
      remote: statedOrNull(link.remote),
      remoteUpdatedAt: timeOf(link.updatedAt),
      isMapped: link.mapped,
      isUnavailable: link.unavailable,
    })),
  });
  return {
    hub: here,
    providers: Object.fromEntries(names.map((name, index) => [name, linkResult(links[index])])),
  };
};
