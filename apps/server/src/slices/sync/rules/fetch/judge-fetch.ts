/** How a service answered when its list was read. */
export interface Fetched {
  /** Whether every page came. */
  isComplete: boolean;
  /** How many entries came. */
  count: number;
  status: number | null;
  /** It answered with a page for people, such as that of a proxy or a block. */
  isPage: boolean;
  /** Only what changed was asked for. */
  isIncremental: boolean;
  /** Only ids were asked for. */
  isIdsOnly: boolean;
  /** The service ends its list at a number of entries, and that many came. */
  isCapped: boolean;
  /** Other entries were asked for than in the last run. */
  isOtherFilter: boolean;
  /** Seconds that its clock is off. */
  clockSkew: number;
}

/** A list that was read, and what we know of the link. */
export interface ListRead {
  /** How many entries the service had after the last run. */
  baseCount: number;
  fetched: Fetched | null;
  /** How many entries are missing since then; null if they were not counted. */
  missing: number | null;
  /** What a new token was answered with; null if none was asked for. */
  refreshStatus: number | null;
  /** Whether a single read found the entries that were missing; null if there was none. */
  isFoundByReading: boolean | null;
  isRunning: boolean;
  isOtherAccount: boolean;
}

/** What a run may do with a list that was read. */
export interface FetchVerdict {
  updates: 'apply' | 'abort' | 'none';
  deletes: 'apply' | 'abort' | 'hold' | 'none';
  reason?: string;
  token?: 'keep' | 'expired';
  conflictRules?: 'without-clocks';
}

/** The most entries that may go missing before a person is asked: this many, or this share of the list. */
const MOST_MISSING = 10;
const MOST_MISSING_SHARE = 0.2;
/** Seconds of difference from which times of the service prove nothing. */
const MOST_SKEW = 120;

const stopped = (reason: string, token?: FetchVerdict['token']): FetchVerdict => ({
  updates: 'none',
  deletes: 'none',
  ...(token && { token }),
  reason,
});

const withoutDeletes = (reason: string): FetchVerdict => ({
  updates: 'apply',
  deletes: 'none',
  reason,
});

const isRefused = (status: number | null): boolean => status === 400 || status === 401;

const isOk = (status: number | null): boolean => status !== null && status >= 200 && status < 300;

/** Why nothing of the list counts. */
const stopOf = ({ fetched, refreshStatus, isRunning, isOtherAccount }: ListRead) => {
  if (isRunning) return stopped('already-running');
  if (isOtherAccount) return stopped('different-account');
  if (!fetched) return;
  const { status, isPage, isComplete, count } = fetched;
  if (isPage) return stopped('provider-down', 'keep');
  if (status === 401) {
    if (isOk(refreshStatus)) return isComplete ? undefined : stopped('read-again', 'keep');
    return refreshStatus === null || isRefused(refreshStatus)
      ? stopped('reauthorise', 'expired')
      : stopped('provider-down', 'keep');
  }
  if (status === 403) return stopped('provider-disabled', 'keep');
  if (isComplete || count > 0) return;
  return status === 429 ? stopped('rate-limited', 'keep') : stopped('provider-down', 'keep');
};

/** Why nothing that is missing counts as deleted. */
const doubtOf = ({ fetched, isFoundByReading }: ListRead): FetchVerdict | undefined => {
  if (!fetched) return { updates: 'apply', deletes: 'none' };
  if (!fetched.isComplete) return withoutDeletes('incomplete-fetch');
  if (fetched.isIncremental) return withoutDeletes('incremental-feed');
  if (fetched.isCapped) return withoutDeletes('provider-cap');
  if (fetched.isOtherFilter) return withoutDeletes('different-filter');
  return isFoundByReading ? withoutDeletes('confirm-read-found-it') : undefined;
};

/** Whether more is missing than a person is likely to have deleted since the last run. */
const guardOf = ({ baseCount, fetched, missing }: ListRead): FetchVerdict | undefined => {
  const count = fetched?.count ?? 0;
  const lost = missing ?? Math.max(0, baseCount - count);
  const isMass = lost > Math.max(MOST_MISSING, baseCount * MOST_MISSING_SHARE);
  if (count === 0 && baseCount > 0)
    return isMass
      ? { updates: 'abort', deletes: 'abort', reason: 'mass-delete-guard' }
      : { updates: 'apply', deletes: 'hold', reason: 'empty-remote-needs-approval' };
  return isMass ? { updates: 'apply', deletes: 'hold', reason: 'mass-delete-guard' } : undefined;
};

/** Judges what a list that was read proves: what to merge, and whether what is missing was deleted there. */
export const judgeFetch = (read: ListRead): FetchVerdict => {
  const stop = stopOf(read);
  if (stop) return stop;
  const verdict = doubtOf(read) ??
    guardOf(read) ?? { updates: 'apply' as const, deletes: 'apply' as const };
  const { isIdsOnly = false, clockSkew = 0 } = read.fetched ?? {};
  return {
    ...verdict,
    ...(isIdsOnly && verdict.updates === 'apply' && { updates: 'none' as const }),
    ...(Math.abs(clockSkew) > MOST_SKEW && { conflictRules: 'without-clocks' as const }),
  };
};
