import type { DataSource } from '#slices/catalog/index.ts';
import { MANGA_SOURCE } from './adapters/manga/index.ts';
import { LICENSED_SOURCES } from './fetch/licensed.ts';
import { isOpenTerms, passOnTerms } from './rules/pass-on.ts';

/** What open licences ask, by what `pass-on.ts` calls them. */
const OF_LICENCE: Readonly<Record<string, string>> = {
  'CC0-1.0': 'Public domain.',
  MIT: 'MIT: to be credited.',
  'CC-BY-4.0': 'CC BY 4.0: to be credited.',
  'CC-BY-SA-4.0':
    'CC BY-SA 4.0: to be credited; what is made of it is shared under the same licence.',
  'ODbL-1.0': 'ODbL 1.0: to be credited; a database made with it is shared under the same licence.',
  'Free reuse, with notice of changes': 'Free reuse; say that you edited it.',
};

const STATED = new Map<string, string>(
  [...Object.values(MANGA_SOURCE), ...LICENSED_SOURCES].map(({ key, licence }) => [
    key,
    licence.terms,
  ]),
);

/** On what terms the facts of a source are used: those that are agreed to, or what its licence asks. Null if nobody knows. */
export const termsOf = ({ key, licence }: Pick<DataSource, 'key' | 'licence'>): string | null => {
  const open = isOpenTerms(licence) ? licence : passOnTerms(licence);
  return STATED.get(key) ?? OF_LICENCE[open ?? ''] ?? null;
};
