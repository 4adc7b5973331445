import type { AnimeClaim, DataSource, SiteId } from '#slices/catalog/index.ts';
import type { Licence } from './manga/source.ts';
import type { Refuse } from './packages/row.ts';
import type { AnimeAdditionKey } from './additions.ts';

/** What a source says of an anime, and the ids by which the anime is found here. */
export interface Addition extends AnimeClaim {
  foundBy: SiteId[];
}

/** A public data set that only adds to anime that are here, and makes none. */
export interface AdditionSource {
  key: AnimeAdditionKey;
  /** Everything that is to be said of it but the version and date, which depend on the file. */
  info: Omit<DataSource, 'key' | 'version' | 'asOf'>;
  licence: Licence;
  /** What `--file` takes. */
  form: string;
  read(file: string, refuse: Refuse): AsyncIterable<Addition>;
}
