import { Option, type Command } from 'commander';
import type { App } from '#platform/app.ts';
import {
  agreeToTerms,
  SOURCE_KEYS,
  type SourceKey,
  sourceKeyOf,
  refreshSources,
  type RefreshOutcome,
  sourcesState,
  type SourceState,
  withdrawSource,
} from '#slices/sources/index.ts';
import { createProgress } from './progress.ts';
import { print, table } from './print.ts';
import { withApp } from './session.ts';

const STANDINGS: Record<SourceState['standing'], string> = {
  on: 'on',
  off: 'switched off',
  unlisted: 'not chosen',
  unconsented: 'needs consent',
  barred: 'not with paid tiers',
  keyless: 'needs a key',
};

const stateText = ({ standing, fault, run, fetchedAt }: SourceState): string => {
  if (run) return `${run.stage} …`;
  if (standing !== 'on') return STANDINGS[standing];
  if (fault) return 'failed';
  return fetchedAt ? 'up to date' : 'not fetched yet';
};

const moment = (date: Date | null): string =>
  date ? date.toISOString().slice(0, 16).replace('T', ' ') : '-';

const numberOf = (count: number | null): string => (count === null ? '-' : String(count));

const rowOf = (source: SourceState): string[] => [
  source.key,
  stateText(source),
  source.asOf ?? '-',
  numberOf(source.asked ? source.asked.found : source.rows),
  numberOf(source.asked ? source.asked.failed : source.refused),
  moment(source.fetchedAt),
  moment(source.nextAt),
  source.licence,
];

const HEADER = ['source', 'state', 'data of', 'rows', 'refused', 'fetched', 'next', 'licence'];

const faultLines = (sources: readonly SourceState[]): string[] =>
  sources.flatMap(({ key, fault }) => (fault ? [`${key}: ${fault.message}`] : []));

const showSources = async ({ json }: { json?: boolean }): Promise<void> => {
  const state = await withApp('catalog sources', sourcesState);
  const { isOff, newest, sources } = state;
  print({ ...state }, { ...(json && { json }) }, [
    ...table(HEADER, sources.map(rowOf)),
    ...faultLines(sources),
    `The newest data is from ${newest ?? 'no day'}.${isOff ? ' Fetching is off: see CATALOGUE_SOURCES.' : ''}`,
  ]);
};

interface RefreshCommand {
  acceptLicence: SourceKey[];
  acceptSmaller: boolean;
  json?: boolean;
}

const lineOf = (outcome: RefreshOutcome): string => {
  if (outcome.outcome === 'failed') return `${outcome.key}: ${outcome.fault.message}`;
  if (outcome.outcome === 'unchanged') return `${outcome.key}: unchanged.`;
  if (outcome.outcome === 'asked') {
    const { asked, found, missing, failed, left } = outcome.asked;
    return `${outcome.key}: ${asked} works asked about: ${found} found, ${missing} missing, ${failed} failed, ${left} left.`;
  }
  const { rows, added, updated, unchanged, removed, refused } = outcome.imported;
  return `${outcome.key}: ${rows} rows: ${added} added, ${updated} updated, ${unchanged} unchanged, ${removed} removed, ${refused} refused.`;
};

/** An outcome as JSON, with the reason of a failure. */
const recordOf = (outcome: RefreshOutcome) => {
  const { key: source } = outcome;
  if (outcome.outcome === 'failed') {
    const { reason, message } = outcome.fault;
    return { source, outcome: outcome.outcome, reason, message };
  }
  if (outcome.outcome === 'asked') return { source, outcome: outcome.outcome, ...outcome.asked };
  return outcome.outcome === 'imported'
    ? { source, outcome: outcome.outcome, ...outcome.imported }
    : { source, outcome: outcome.outcome };
};

const consent = async (app: App, keys: readonly SourceKey[]): Promise<void> => {
  for (const key of keys)
    await app.db
      .transaction()
      .execute((tx) => agreeToTerms(app, tx, { key, consenter: { kind: 'operator' } }));
};

const refresh = async (
  keys: SourceKey[],
  { acceptLicence, acceptSmaller, json }: RefreshCommand,
): Promise<void> => {
  const outcomes = await withApp('catalog refresh', async (app) => {
    const progress = createProgress();
    try {
      await consent(app, acceptLicence);
      return await refreshSources(app, {
        ...(keys.length > 0 && { keys }),
        takesSmaller: acceptSmaller,
        onStep: (key, { stage, done, total }) =>
          progress.step({ label: `${stage} ${key}`, done, total: total ?? Math.max(done, 1) }),
      });
    } finally {
      progress.end();
    }
  });
  print({ sources: outcomes.map(recordOf) }, { ...(json && { json }) }, outcomes.map(lineOf));
  const failed = outcomes.filter(({ outcome }) => outcome === 'failed');
  if (failed.length > 0)
    throw new Error(`${failed.length} of ${outcomes.length} sources could not be fetched.`);
};

const withdraw = async (key: SourceKey): Promise<void> => {
  const isRemoved = await withApp('catalog withdraw', (app) => withdrawSource(app, key));
  print({ source: key, isRemoved }, {}, [
    isRemoved
      ? `Everything that ${key} gave was removed. Lists keep their entries.`
      : `${key} is being fetched. The server removes everything that it gave when that has ended.`,
  ]);
};

/** `catalog sources`, `catalog withdraw` and `catalog refresh`. */
export const sourceCommands = (catalog: Command): void => {
  catalog
    .command('sources')
    .description('show how the data sources stand, and when they are fetched next')
    .action(showSources);
  catalog
    .command('refresh')
    .description('fetch data sources now: the files of those that are on, or the sources named')
    .addOption(
      new Option('--accept-licence <source...>', 'agree to the terms of a source')
        .choices(SOURCE_KEYS)
        .default([]),
    )
    .option('--accept-smaller', 'accept files that are much smaller than the last ones', false)
    .argument('[source...]', `one or several of ${SOURCE_KEYS.join(', ')}`)
    .action((sources: string[], options: RefreshCommand) =>
      refresh(sources.map(sourceKeyOf), options),
    );
  catalog
    .command('withdraw')
    .description('take back your consent to the terms of a source, and remove all it gave')
    .argument('<source>', 'the name of the source, as `catalog sources` shows it')
    .action((source: string) => withdraw(sourceKeyOf(source)));
};
