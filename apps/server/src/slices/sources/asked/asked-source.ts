import type { DataSource, Media } from '#slices/catalog/index.ts';
import type { Finding, SourceWeb, WorkToAsk } from '../adapters/asked/finding.ts';
import type { AskedKey } from '../fetch/keys.ts';
import type { LicensedSource } from '../licence-gate.ts';

/** The settings with the operator's keys. */
export type KeySetting = 'TMDB_API_KEY' | 'TVDB_API_KEY';

/** A source that is asked about works, one by one. */
export interface AskedSource extends LicensedSource {
  key: AskedKey;
  info: Omit<DataSource, 'key' | 'version' | 'asOf'>;
  /** What it knows. */
  media: readonly Media[];
  /** Where its API is, without a slash at the end. */
  base: string;
  /** The hosts that it may lead to. */
  hosts: readonly string[];
  /** Where the operator sets the key that it asks for. */
  keySetting?: KeySetting;
  /** One request every so many milliseconds. */
  everyMs: number;
  /** The largest answer, and the time one may take. */
  mostBytes: number;
  deadlineMs: number;
  /** Works it is asked about in a day at most. */
  worksADay: number;
  /** Days until it is asked about a work again: one that airs, one that is over, one that it did not know. */
  againDays: { airing: number; over: number; missing: number };
  /** Days for which what it said may be kept. */
  mostKeptDays?: number;
  /** By what it is asked about a work; null for a work it cannot be asked about. */
  refOf: (work: WorkToAsk) => string | null;
  /** Asks about a work that has such a `ref`. */
  ask: (web: SourceWeb, work: WorkToAsk, known: { etag: string | null }) => Promise<Finding>;
}
