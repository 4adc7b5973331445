import cache from './adult-mal-ids.json' with { type: 'json' };
import { ADULT_SOURCE, type DataSource } from './data-source.ts';

/** The source of the corrections of `isAdult`; they ship with the importer. */
export const adultSource: DataSource = {
  key: ADULT_SOURCE,
  name: 'mal-id-cache',
  version: cache.version,
  asOf: cache.asOf,
  licence: 'MIT',
  attribution: 'Adult flags: mal-id-cache by Sean Breckenridge (MIT).',
  url: 'https://github.com/seanbreckenridge/mal-id-cache',
};
