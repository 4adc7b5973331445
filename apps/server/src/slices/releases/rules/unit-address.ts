import { addressOf, type FieldAddress, partsOf } from '#slices/catalog/values.ts';
import type { Unit, UnitKind } from '../model.ts';

/** The lists of units that people change, by the names of the API. */
export const UNIT_LISTS = { chapters: 'CHAPTER', volumes: 'VOLUME' } as const satisfies Record<
  string,
  UnitKind
>;

/** What tells a unit of a manga apart from its others. */
export type UnitPlace = Pick<Unit, 'kind' | 'language' | 'label'>;

const listOf = (kind: UnitKind): string => (kind === 'CHAPTER' ? 'chapters' : 'volumes');

/** The key of a unit in its list: `en:10.5`. */
export const unitKey = ({ language, label }: Omit<UnitPlace, 'kind'>): string =>
  `${language}:${label}`;

/** The address of a unit: `chapters.en:10.5`. */
export const unitAddress = ({ kind, ...place }: UnitPlace): FieldAddress =>
  addressOf(listOf(kind), unitKey(place));

/** The unit that an address is of; undefined for the address of something else. */
export const unitAt = (address: FieldAddress): UnitPlace | undefined => {
  const { name, key } = partsOf(address);
  const kind = (UNIT_LISTS as Record<string, UnitKind>)[name];
  const colon = key?.indexOf(':') ?? -1;
  if (kind === undefined || key === undefined || colon < 0) return undefined;
  return { kind, language: key.slice(0, colon), label: key.slice(colon + 1) };
};
