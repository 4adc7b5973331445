import type { DataSource, MangaClaim, MangaSourceKey } from '#slices/catalog/index.ts';
import type { Refuse } from '../packages/row.ts';

/** On what terms data may be taken. */
export interface Licence {
  /** Whether the operator must say that its terms are met: nothing is read before. */
  needsConsent: boolean;
  /** Whether it may not be used in a service anybody pays for. */
  isNonCommercial: boolean;
  /** What the operator agrees to, in one sentence. */
  terms: string;
}

/** What a reader of a source is given. */
export interface ReadOptions {
  /** The operator's own copy; the curated sample has none. */
  file: string;
  refuse: Refuse;
}

/** A public data set of manga, in the form it is published in. */
export interface MangaSource {
  key: MangaSourceKey;
  /** Everything that is to be said of it but the version and date, which depend on the file. */
  info: Omit<DataSource, 'key' | 'version' | 'asOf'>;
  licence: Licence;
  /** What `--file` takes. */
  form: string;
  read(options: ReadOptions): AsyncIterable<MangaClaim>;
}

/** An id that stands for the work. */
export const ownId = (site: string, id: string | number) => ({
  site,
  id: String(id),
  isPrimary: true,
});
