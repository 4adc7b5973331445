import type { App } from '#platform/app.ts';
import type { Refusal } from '#platform/errors.ts';
import { forbidsPaidUse, needsConsent } from '../licence-gate.ts';
import { refusal } from '../reasons.ts';
import { askLeased, type AskedWorks } from '../asked/ask.ts';
import { lacksKey } from '../asked/key.ts';
import { askedSourceOf } from '../asked/registry.ts';
import { choiceFor } from './choice.ts';
import { refusalOf } from './fault.ts';
import type { ImportedRows } from './import.ts';
import {
  type AskedKey,
  isAskedKey,
  isFetchedKey,
  isSourceKey,
  SOURCE_KEYS,
  type FetchedKey,
  type SourceKey,
} from './keys.ts';
import { leaseNext, makeDue, type Lease, type RunStep } from './lease.ts';
import { licensedSource } from './licensed.ts';
import { takeSmaller } from './permit.ts';
import { sourceOf } from './registry.ts';
import type { Standing } from './rules.ts';
import { runSource, type Run } from './run.ts';
import { requireRested, restingSources } from './rest.ts';
import { settleFailure, settleStop, settleSuccess } from './settle.ts';
import { standings } from './standings.ts';
import { ensureRows, readRow } from './stored.ts';

/** What became of one source. */
export type Outcome =
  | { key: FetchedKey; outcome: 'imported'; imported: ImportedRows }
  | { key: FetchedKey; outcome: 'unchanged' }
  | { key: AskedKey; outcome: 'asked'; asked: AskedWorks }
  | { key: SourceKey; outcome: 'failed'; fault: Refusal };

/** The sources that are on, without those that want to be left alone still. */
const keysToFetch = async (app: App): Promise<FetchedKey[]> => {
  const resting = await restingSources(app);
  return [...(await standings(app))].flatMap(([key, standing]) =>
    standing === 'on' && isFetchedKey(key) && !resting.has(key) ? [key] : [],
  );
};

/** Runs a source that was leased, and writes down how that went. @throws the reason of the signal when it was ended from outside. */
export const runLeased = async (app: App, lease: Lease<FetchedKey>): Promise<Outcome> => {
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
export const requireOn = (key: SourceKey, standing: Standing | undefined): void => {
  const source = licensedSource(key);
  const { name } = source.info;
  if (standing === 'unlisted') throw refusal('CONFLICT', 'SOURCE_UNLISTED', { source: name });
  if (standing === 'off') throw refusal('CONFLICT', 'SOURCE_SWITCHED_OFF', { source: name });
  if (standing === 'barred') throw forbidsPaidUse(source);
  if (standing === 'keyless' && isAskedKey(key)) throw lacksKey(askedSourceOf(key));
  if (standing === 'unconsented') throw needsConsent(source);
};

/** @throws Refusal for a name that is no source. */
export const keyOf = (name: string): SourceKey => {
  if (isSourceKey(name)) return name;
  throw refusal('NOT_FOUND', 'SOURCE_UNKNOWN', { source: name, choices: SOURCE_KEYS.join(', ') });
};

export interface RefreshOptions {
  /** Unless told, the files of those that are on. */
  keys?: readonly SourceKey[];
  /** Whether files that are much smaller than the last ones are taken, this time. */
  takesSmaller?: boolean;
  onStep?: (key: SourceKey, step: RunStep) => void;
  signal?: AbortSignal;
}

/** Takes a source for this process. @throws Refusal when another process is at it. */
const leaseNow = async <Key extends SourceKey>(
  app: App,
  key: Key,
  { onStep = () => {}, signal }: RefreshOptions,
): Promise<Lease<Key>> => {
  const lease = (await makeDue(app, key)) ? await leaseNext(app, [key], signal) : undefined;
  if (!lease) throw refusal('CONFLICT', 'SOURCE_BUSY', { source: licensedSource(key).info.name });
  const report: Lease['report'] = (step) => {
    lease.report(step);
    onStep(key, step);
  };
  return { ...lease, report };
};

/** Fetches or asks a source now, in this process. */
const refreshOne = async (app: App, key: SourceKey, options: RefreshOptions): Promise<Outcome> => {
  if (isAskedKey(key)) return askLeased(app, await leaseNow(app, key, options));
  const lease = await leaseNow(app, key, options);
  if (options.takesSmaller) await takeSmaller(app.db, key);
  return runLeased(app, lease);
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
