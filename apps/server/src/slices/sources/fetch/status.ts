import type { App } from '#platform/app.ts';
import type { KeptReason } from '#platform/kept-reason.ts';
import { findUser } from '#slices/accounts/index.ts';
import { CORRECTIONS, listDataSources, SYNOPSES } from '#slices/catalog/index.ts';
import { ADULT_SOURCE } from '../adapters/data-source.ts';
import { type AskedState, askedState } from '../asked/state.ts';
import type { AskedSource } from '../asked/asked-source.ts';
import { choiceFor } from './choice.ts';
import type { FetchedSource } from './fetched-source.ts';
import { isAskedKey, type SourceKey } from './keys.ts';
import { LICENSED_SOURCES } from './licensed.ts';
import { isOld, restsUntil, type Standing } from './rules.ts';
import { standingsBy } from './standings.ts';
import { readRows, type StoredSource } from './stored.ts';

/** Why the last runs of a source failed. */
export interface SourceFault extends KeptReason {
  message: string;
  since: Date;
  failures: number;
}

/** How a source stands. */
export interface SourceState {
  key: SourceKey;
  name: string;
  licence: string;
  url: string;
  terms: string;
  needsConsent: boolean;
  isNonCommercial: boolean;
  /** The setting with the operator's key, if the source is asked with one. */
  keySetting: string | null;
  standing: Standing;
  /** Whether all that it gave is about to be removed. */
  isWithdrawn: boolean;
  /** `by` is null for the operator, and for an administrator whose account is gone. */
  consent: { at: Date; by: string | null; actor: 'administrator' | 'operator' } | null;
  /** How far the present run is. */
  run: { stage: string; done: number; total: number | null } | null;
  triedAt: Date | null;
  fetchedAt: Date | null;
  changedAt: Date | null;
  importedAt: Date | null;
  /** The day of the data; null before the first file. */
  asOf: string | null;
  version: string | null;
  checksum: string | null;
  bytes: number | null;
  rows: number | null;
  added: number | null;
  updated: number | null;
  unchanged: number | null;
  removed: number | null;
  refused: number | null;
  /** The first rows that were refused. */
  refusals: { ref: string; reason: string }[];
  /** How far it has been asked about works; null for one whose file is fetched. */
  asked: AskedState | null;
  fault: SourceFault | null;
  /** Null while it is not fetched. */
  nextAt: Date | null;
}

/** How all sources stand. */
export interface SourcesState {
  /** Whether nothing is fetched at all. */
  isOff: boolean;
  /** The day of the newest data of the catalogue; null while it has none. */
  newest: string | null;
  isOld: boolean;
  sources: SourceState[];
}

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** The day that the source states for its file, or the day on which the file was first seen. */
const asOfRow = ({ last_modified, changed_at }: StoredSource): string | null => {
  const stated = Date.parse(last_modified ?? '');
  if (stated > 0) return dayOf(new Date(stated));
  return changed_at && dayOf(changed_at);
};

const consentOf = async (app: App, row: StoredSource): Promise<SourceState['consent']> => {
  const { consent_at: at, consent_actor: actor, consent_user_id: id } = row;
  if (at === null || actor === null) return null;
  const user = id === null ? undefined : await findUser(app.db, id);
  return { at, actor: actor === 'operator' ? actor : 'administrator', by: user?.username ?? null };
};

const runOf = (row: StoredSource, now: Date): SourceState['run'] => {
  // A run whose lease has ended has lost its process.
  if (row.run_id === null || row.run_stage === null || row.due_at <= now) return null;
  return { stage: row.run_stage, done: row.run_done ?? 0, total: row.run_total };
};

const faultOf = ({ fault, fault_reason, failed_since, failures }: StoredSource) => {
  if (fault === null || failed_since === null) return null;
  const kept = fault_reason as KeptReason | null;
  const { reason = '', details = {} } = kept ?? {};
  return { message: fault, reason, details, since: failed_since, failures };
};

type Source = FetchedSource | AskedSource;

const termsOf = (source: Source) => ({
  key: source.key,
  name: source.info.name,
  licence: source.info.licence,
  url: source.info.url,
  keySetting: 'keySetting' in source ? source.keySetting : null,
  ...source.licence,
});

const rowsOf = (row: StoredSource) => ({
  rows: row.rows,
  added: row.rows_added,
  updated: row.rows_updated,
  unchanged: row.rows_unchanged,
  removed: row.rows_removed,
  refused: row.refused,
  refusals: (row.refusals ?? []) as SourceState['refusals'],
});

/** What is known of a source before the instance has a row for it. */
const UNSEEN = {
  isWithdrawn: false,
  consent: null,
  run: null,
  triedAt: null,
  fetchedAt: null,
  changedAt: null,
  importedAt: null,
  asOf: null,
  version: null,
  checksum: null,
  bytes: null,
  rows: null,
  added: null,
  updated: null,
  unchanged: null,
  removed: null,
  refused: null,
  refusals: [],
  fault: null,
  nextAt: null,
};

const nextOf = (source: Source, { due_at, tried_at }: StoredSource, now: Date): Date => {
  const until = 'restHours' in source ? restsUntil(source, tried_at, now) : null;
  return until && until > due_at ? until : due_at;
};

const stateOf = async (
  app: App,
  { source, row }: { source: Source; row: StoredSource },
  standing: Standing,
): Promise<Omit<SourceState, 'asked'>> => ({
  ...termsOf(source),
  standing,
  isWithdrawn: row.is_withdrawn,
  consent: await consentOf(app, row),
  run: runOf(row, app.clock.now()),
  triedAt: row.tried_at,
  fetchedAt: row.fetched_at,
  changedAt: row.changed_at,
  importedAt: row.imported_at,
  asOf: asOfRow(row),
  version: row.version,
  checksum: row.checksum,
  bytes: row.bytes,
  ...rowsOf(row),
  fault: faultOf(row),
  nextAt: standing === 'on' ? nextOf(source, row, app.clock.now()) : null,
});

/** Lists of our own: their day says nothing of how new the catalogue is. */
const OWN_LISTS = new Set<string>([ADULT_SOURCE, CORRECTIONS, SYNOPSES, 'curated-manga']);

const newestOf = async (app: App, states: readonly SourceState[]): Promise<string | null> => {
  const recorded = (await listDataSources(app)).filter(({ key }) => !OWN_LISTS.has(key));
  const days = [...recorded, ...states].flatMap(({ asOf }) => asOf ?? []);
  return days.toSorted((one, other) => one.localeCompare(other)).at(-1) ?? null;
};

/** How the sources stand, for administrators and operators. */
export const sourcesState = async (app: App): Promise<SourcesState> => {
  const rows = await readRows(app.db);
  const all = await standingsBy(app, rows);
  const sources: SourceState[] = [];
  for (const source of LICENSED_SOURCES) {
    const row = rows.get(source.key);
    const standing = all.get(source.key)!;
    const state = row
      ? await stateOf(app, { source, row }, standing)
      : { ...UNSEEN, ...termsOf(source), standing };
    const asked = isAskedKey(source.key) ? await askedState(app, source.key) : null;
    sources.push({ ...state, asked });
  }
  const newest = await newestOf(app, sources);
  const isTooOld = newest !== null && isOld(newest, app.clock.now());
  return { isOff: choiceFor(app) === 'off', newest, isOld: isTooOld, sources };
};
