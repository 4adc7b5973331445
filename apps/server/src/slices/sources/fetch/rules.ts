import { DAY_MS, HOUR_MS } from '#platform/durations.ts';
import type { FetchedSource } from './fetched-source.ts';
import type { LicensedSource } from '../licence-gate.ts';
import type { SourceChoice, SourceKey } from './keys.ts';

/** The regular fetching begins at this hour (UTC), after the night's work on dates, and is spread over so many hours. */
const NIGHT_FROM_HOUR = 16;
const NIGHT_HOURS = 5;

/**
 * When a source is fetched next, after a run that went well. `jitter` (0 to 1) spreads instances and sources over the night, so that
 * nobody's server meets all of them at once.
 */
export const nextRun = (now: Date, everyDays: number, jitter: number): Date => {
  const day = new Date(now.getTime() + everyDays * DAY_MS);
  day.setUTCHours(NIGHT_FROM_HOUR, 0, 0, 0);
  // A run in the evening would otherwise be followed by one a day and some hours later, and then drift.
  const early = day.getTime() - now.getTime() > (everyDays + 0.5) * DAY_MS;
  return new Date(day.getTime() - (early ? DAY_MS : 0) + jitter * NIGHT_HOURS * HOUR_MS);
};

/** When a source is tried again after so many failures in a row: 1, 2, 4 … hours, a day at most. */
export const nextTry = (now: Date, failures: number, jitter: number): Date =>
  new Date(now.getTime() + Math.min(HOUR_MS * 2 ** (failures - 1), DAY_MS) * (1 + jitter / 4));

/** A source is first fetched minutes after the instance knows of it: soon, and not while it starts. */
export const firstRun = (now: Date, jitter: number): Date =>
  new Date(now.getTime() + (1 + 4 * jitter) * 60_000);

/** Until when a source is left alone that wants to be asked seldom; null for one that may be asked. */
export const restsUntil = (
  { restHours }: Pick<FetchedSource, 'restHours'>,
  triedAt: Date | null,
  now: Date,
): Date | null => {
  if (restHours === undefined || triedAt === null) return null;
  const until = new Date(triedAt.getTime() + restHours * HOUR_MS);
  return until > now ? until : null;
};

/** A file that has lost more than a fifth is taken for a broken one. */
const LEAST_SHARE = 0.8;

export const hasShrunk = (bytes: number, before: number | null): boolean =>
  before !== null && bytes < before * LEAST_SHARE;

/** What of a source's row decides whether it may be fetched. */
export interface Permission {
  isOff: boolean;
  /** What was agreed to, word for word. */
  consentTerms: string | null;
}

/** Whether a source is fetched, and if not, why. */
export type Standing = 'on' | 'unlisted' | 'unconsented' | 'off' | 'barred' | 'keyless';

const isChosen = (choice: SourceChoice, key: SourceKey): boolean =>
  choice === 'auto' || (choice !== 'off' && choice.includes(key));

/** Other terms than those that were agreed to need another consent. */
export const hasConsent = (
  { licence }: Pick<LicensedSource, 'licence'>,
  { consentTerms }: Pick<Permission, 'consentTerms'>,
): boolean => !licence.needsConsent || consentTerms === licence.terms;

/** How a source stands, the reason that weighs most first. */
export const standingOf = (
  source: Pick<LicensedSource, 'licence'> & { key: SourceKey },
  permission: Permission,
  {
    choice,
    isPaid,
    lacksKey = false,
  }: { choice: SourceChoice; isPaid: boolean; lacksKey?: boolean },
): Standing => {
  if (!isChosen(choice, source.key)) return 'unlisted';
  if (source.licence.isNonCommercial && isPaid) return 'barred';
  if (lacksKey) return 'keyless';
  if (!hasConsent(source, permission)) return 'unconsented';
  return permission.isOff ? 'off' : 'on';
};

/** Data older than this is told to administrators. */
export const MOST_AGE_DAYS = 30;
/** A source that has failed for so long is told, too: a night or two without it matter to nobody. */
export const MOST_FAILING_DAYS = 7;

const daysBetween = (from: number, to: Date): number => (to.getTime() - from) / DAY_MS;

/** Whether data of a day (`2026-04-24`, or the beginning of such) is too old. */
export const isOld = (asOf: string, now: Date): boolean =>
  daysBetween(Date.parse(asOf), now) > MOST_AGE_DAYS;

export const isFailingLong = (failedSince: Date | null, now: Date): boolean =>
  failedSince !== null && daysBetween(failedSince.getTime(), now) > MOST_FAILING_DAYS;
