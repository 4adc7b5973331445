import list from '../mal-ids.json' with { type: 'json' };
import { ADULT_SOURCE, type DataSource } from './data-source.ts';

/** The list of MyAnimeList's ids that says which works are adult; it ships with the importer. */
export const adultSource: DataSource = {
  key: ADULT_SOURCE,
  name: 'mal-id-cache',
  version: list.version,
  asOf: list.asOf,
  licence: 'MIT',
  attribution: 'Adult flags: mal-id-cache by purarue (MIT).',
  url: 'https://github.com/purarue/mal-id-cache',
};
