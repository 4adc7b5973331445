import type { App } from '#platform/app.ts';
import type { Refusal } from '#platform/errors.ts';
import { hasPaidAccounts } from '#slices/access/index.ts';
import { forbidsPaidUse, needsConsent } from '../licence-gate.ts';
import { refusal } from '../reasons.ts';
import { choiceFor } from './choice.ts';
import { refusalOf } from './fault.ts';
import type { ImportedRows } from './import.ts';
import { isFetchedKey, FETCHED_KEYS, type FetchedKey } from './keys.ts';
import { leaseNext, makeDue, type Lease, type RunStep } from './lease.ts';
import { takeSmaller } from './permit.ts';
import { FETCHED_SOURCES, sourceOf } from './registry.ts';
import { standingOf, type Standing } from './rules.ts';
import { runSource, type Run } from './run.ts';
import { requireRested, restingSources } from './rest.ts';
import { settleFailure, settleStop, settleSuccess } from './settle.ts';
import { ensureRows, permissionOf, readRow, readRows } from './stored.ts';

/** What became of one source. */
export type Outcome =
  | { key: FetchedKey; outcome: 'imported'; imported: ImportedRows }
  | { key: FetchedKey; outcome: 'unchanged' }
  | { key: FetchedKey; outcome: 'failed'; fault: Refusal };

/** The sources by how they stand. */
export const standings = async (app: App): Promise<Map<FetchedKey, Standing>> => {
  const rows = await readRows(app.db);
  const situation = { choice: choiceFor(app), isPaid: await hasPaidAccounts(app.db) };
  return new Map(
    FETCHED_SOURCES.flatMap((source) => {
      const row = rows.get(source.key);
      return row ? [[source.key, standingOf(source, permissionOf(row), situation)] as const] : [];
    }),
  );
};

/** The sources that are on, without those that want to be left alone still. */
const keysToFetch = async (app: App): Promise<FetchedKey[]> => {
  const resting = await restingSources(app);
  return [...(await standings(app))].flatMap(([key, standing]) =>
    standing === 'on' && !resting.has(key) ? [key] : [],
  );
};

/** Runs a source that was leased, and writes down how that went. @throws the reason of the signal when it was ended from outside. */
export const runLeased = async (app: App, lease: Lease): Promise<Outcome> => {
  const { key } = lease;
  const run: Run = { source: sourceOf(key), row: await readRow(app.db, key), lease };
  try {
    const result = await runSource(app, run);
    await lease.end();
    await settleSuccess(app, run, result);
    const { imported } = result;
    return imported ? { key, outcome: 'imported', imported } : { key, outcome: 'unchanged' };
  } catch (error) {
    await lease.end();
    if (lease.signal.aborted) {
      await settleStop(app, run);
      throw lease.signal.reason;
    }
    const known = refusalOf(run.source, error);
    if (!known) app.log.error({ err: error, source: key }, 'a data source could not be fetched');
    const fault = known ?? refusal('INTERNAL', 'SOURCE_FAILED', { source: run.source.info.name });
    await settleFailure(app, run, fault);
    return { key, outcome: 'failed', fault };
  }
};

/** Fetches the source that is longest due. @returns whether one was. */
export const fetchNext = async (app: App, signal: AbortSignal): Promise<boolean> => {
  if (choiceFor(app) === 'off') return false;
  await ensureRows(app);
  const lease = await leaseNext(app, await keysToFetch(app), signal);
  if (!lease) return false;
  const outcome = await runLeased(app, lease).catch((error: unknown) => {
    if (!lease.signal.aborted) throw error;
    return null;
  });
  if (outcome?.outcome === 'failed')
    app.log.warn({ source: outcome.key, reason: outcome.fault.message }, 'a data source failed');
  else if (outcome) app.log.info({ source: outcome.key, ...outcome }, 'a data source was fetched');
  return true;
};

/** @throws Refusal saying why a source may not be fetched. */
export const requireOn = (key: FetchedKey, standing: Standing | undefined): void => {
  const source = sourceOf(key);
  const { name } = source.info;
  if (standing === 'unlisted') throw refusal('CONFLICT', 'SOURCE_UNLISTED', { source: name });
  if (standing === 'off') throw refusal('CONFLICT', 'SOURCE_SWITCHED_OFF', { source: name });
  if (standing === 'barred') throw forbidsPaidUse(source);
  if (standing === 'unconsented') throw needsConsent(source);
};

/** @throws Refusal for a name that is no source. */
export const keyOf = (name: string): FetchedKey => {
  if (isFetchedKey(name)) return name;
  throw refusal('NOT_FOUND', 'SOURCE_UNKNOWN', { source: name, choices: FETCHED_KEYS.join(', ') });
};

export interface RefreshOptions {
  /** Those that are on, unless told. */
  keys?: readonly FetchedKey[];
  /** Whether files that are much smaller than the last ones are taken, this time. */
  takesSmaller?: boolean;
  onStep?: (key: FetchedKey, step: RunStep) => void;
  signal?: AbortSignal;
}

/** Fetches a source now, in this process. @throws Refusal when another process is at it. */
const refreshOne = async (
  app: App,
  key: FetchedKey,
  { onStep = () => {}, takesSmaller = false, signal }: RefreshOptions,
): Promise<Outcome> => {
  const lease = (await makeDue(app, key)) ? await leaseNext(app, [key], signal) : undefined;
  if (!lease) throw refusal('CONFLICT', 'SOURCE_BUSY', { source: sourceOf(key).info.name });
  if (takesSmaller) await takeSmaller(app.db, key);
  const report: Lease['report'] = (step) => {
    lease.report(step);
    onStep(key, step);
  };
  return runLeased(app, { ...lease, report });
};

/** Fetches sources now. @throws Refusal, before anything is fetched, when one that is named may not be. */
export const refreshSources = async (
  app: App,
  options: RefreshOptions = {},
): Promise<Outcome[]> => {
  if (choiceFor(app) === 'off') throw refusal('CONFLICT', 'SOURCES_OFF');
  await ensureRows(app);
  const all = await standings(app);
  for (const key of options.keys ?? []) requireOn(key, all.get(key));
  await requireRested(app, options.keys ?? []);
  const outcomes: Outcome[] = [];
  for (const key of options.keys ?? (await keysToFetch(app)))
    outcomes.push(await refreshOne(app, key, options));
  return outcomes;
};
