/** Whether a source is fetched, and if not, why. */
export type Standing = 'on' | 'unlisted' | 'unconsented' | 'off' | 'barred' | 'keyless';

/** A data source of the catalogue, as the server's route returns it. */
export interface Source {
  readonly key: string;
  readonly name: string;
  readonly licence: string;
  readonly url: string;
  readonly terms: string;
  readonly needsConsent: boolean;
  readonly isNonCommercial: boolean;
  /** The setting with the operator's key, if the source is asked with one. */
  readonly keySetting: string | null;
  readonly standing: Standing;
  /** Whether its data is about to be removed. */
  readonly isWithdrawn: boolean;
  readonly consent: {
    readonly at: string;
    readonly by: string | null;
    readonly actor: 'administrator' | 'operator';
  } | null;
  readonly run: {
    readonly stage: string;
    readonly done: number;
    readonly total: number | null;
  } | null;
  readonly fetchedAt: string | null;
  readonly importedAt: string | null;
  readonly asOf: string | null;
  readonly version: string | null;
  readonly bytes: number | null;
  readonly rows: number | null;
  readonly removed: number | null;
  readonly refused: number | null;
  readonly refusals: readonly { readonly ref: string; readonly reason: string }[];
  /** How far it was asked about works, one by one; null for a source whose file is fetched. */
  readonly asked: {
    readonly works: number;
    readonly asked: number;
    readonly found: number;
    readonly missing: number;
    readonly failed: number;
    readonly left: number;
    readonly today: number;
    readonly worksADay: number;
    readonly failures: readonly { readonly ref: string; readonly reason: string }[];
  } | null;
  readonly fault: {
    readonly message: string;
    readonly reason: string;
    readonly details: Readonly<Record<string, string | number>>;
    readonly since: string;
    readonly failures: number;
  } | null;
  readonly nextAt: string | null;
}

/** A row of a source of which nobody knows which work it is about. */
export interface HeldRow {
  readonly medium: 'ANIME' | 'MANGA';
  readonly source: string;
  readonly sourceId: string;
  readonly reason: 'JOINS_WORKS' | 'REPEATS_A_WORK' | 'CONTRADICTS_ITS_ID' | 'HAS_NAMESAKES';
  readonly title: string | null;
  readonly works: readonly { readonly id: string; readonly title: string }[];
}

/** How far a database was asked for the ids of the episodes of mapped shows. */
export interface EpisodeIds {
  readonly kind: 'tmdb' | 'tvdb';
  readonly keySetting: string;
  readonly hasKey: boolean;
  readonly shows: number;
  readonly asked: number;
  readonly found: number;
  readonly unknown: number;
  readonly failed: number;
  readonly left: number;
  readonly episodes: number;
  readonly askedAt: string | null;
  readonly nextAt: string | null;
}

/** All data sources. */
export interface Sources {
  readonly isOff: boolean;
  readonly newest: string | null;
  readonly isOld: boolean;
  readonly sources: readonly Source[];
}

/** Why a file was refused that an administrator may accept: it has less in it than the last one. */
const LESS: ReadonlySet<string> = new Set([
  'SOURCE_SHRANK',
  'SOURCE_LOST_ROWS',
  'SOURCE_LOST_FIELDS',
  'SOURCE_LESS_READABLE',
]);

export const isLess = (reason: string | undefined): boolean => LESS.has(reason ?? '');

/** A state as a page shows it. */
export type SourceLook = Standing | 'running' | 'failed' | 'fetched' | 'waiting' | 'unasked';

export const lookOf = ({ standing, run, fault, fetchedAt, asked }: Source): SourceLook => {
  if (run) return 'running';
  if (standing !== 'on') return standing;
  if (fault) return 'failed';
  if (fetchedAt === null) return asked ? 'unasked' : 'waiting';
  if (asked?.asked === 0) return 'unasked';
  return asked && asked.left > 0 ? 'on' : 'fetched';
};

const TONES: Partial<Record<SourceLook, 'good' | 'bad'>> = { fetched: 'good', failed: 'bad' };

export const toneOf = (look: SourceLook): 'plain' | 'good' | 'bad' => TONES[look] ?? 'plain';

/** Whether an administrator can decide whether a source is used. */
export const mayBeChosen = ({ standing }: Source): boolean =>
  standing !== 'unlisted' && standing !== 'barred' && standing !== 'keyless';

/** Whether a run is under way, or about to begin. */
export const isBusy = ({ run, nextAt, isWithdrawn }: Source, nowMs: number): boolean =>
  run !== null || isWithdrawn || (nextAt !== null && Date.parse(nextAt) <= nowMs);
