import type { Database } from '#platform/database/index.ts';
import { COMMUNITY, type DataSource, listDataSources } from '#slices/catalog/index.ts';
import { LOCAL_SOURCE } from '#slices/mapping/index.ts';
import { termsOfSources, type TermsOfSource } from '../rules/pass-on.ts';

/** What people of this instance write, they give to everybody. */
const COMMUNITY_LICENCE = 'CC0 1.0';

/** A source whose facts may be passed on, with what must be said of it. */
export interface OpenSource extends Pick<
  DataSource,
  'key' | 'name' | 'version' | 'asOf' | 'attribution' | 'url'
> {
  licence: string;
}

/** Which sources may be passed on, and on what terms. */
export interface OpenSources {
  termsOf: TermsOfSource;
  sources: OpenSource[];
}

/** Reads which sources of the catalogue and of the mapping may be passed on. */
export const openSources = async (db: Database): Promise<OpenSources> => {
  const known = await listDataSources({ db });
  const termsOf = termsOfSources([
    ...known,
    ...[COMMUNITY, LOCAL_SOURCE].map((key) => ({ key, licence: COMMUNITY_LICENCE })),
  ]);
  const sources = known.flatMap(({ key, name, version, asOf, attribution, url }) => {
    const licence = termsOf(key);
    return licence === null ? [] : [{ key, name, version, asOf, licence, attribution, url }];
  });
  return { termsOf, sources: sources.toSorted((a, b) => (a.key < b.key ? -1 : 1)) };
};
