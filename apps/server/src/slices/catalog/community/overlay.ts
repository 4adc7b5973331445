import { addressOf, type FieldAddress } from './address.ts';
import type { RowCredit } from '../model.ts';
import { creditRows } from '../rules/shared-rows.ts';
import { type EditableField, isKeyed, type KeyedField, type PlainField } from './field.ts';

/** The source whose claims are what people say. */
export const COMMUNITY = 'community';

/** What people say of a work, by address. Null says that there is no such value: people know that it is wrong. */
export type CommunityValues = Readonly<Record<FieldAddress, unknown>>;

/** What people say of one work, as it is kept among the claims. */
export interface CommunityClaim {
  /** The id of the work. */
  sourceId: string;
  said: CommunityValues;
}

type Row = Readonly<Record<string, unknown>>;
/** A record of a work, or its details. */
type Values = Readonly<Record<string, unknown>>;

const rowsOf = (values: Values, { name }: EditableField): readonly Row[] =>
  (values[name] as readonly Row[] | undefined) ?? [];

const keyIn = ({ keyOf }: KeyedField, row: Row): string => keyOf(row as never);

const withoutSource = ({ source: _source, partSources: _parts, ...row }: Row): Row => row;

/** The values of a list by the addresses of its rows. Of rows with one key the first counts, unless the field takes several. */
const rowValues = (values: Values, field: KeyedField): [FieldAddress, unknown][] => {
  const byKey = Map.groupBy(rowsOf(values, field), (row) => keyIn(field, row));
  return [...byKey].map(([key, rows]) => {
    const shown = field.isSourced ? rows.map(withoutSource) : rows;
    return [addressOf(field.name, key), field.isMany ? shown : shown[0]];
  });
};

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);

/** All values of a work by address. What is not known has none. */
export const valuesByAddress = (
  fields: readonly EditableField[],
  values: Values,
): Map<FieldAddress, unknown> =>
  new Map(
    fields.flatMap((field): [FieldAddress, unknown][] => {
      if (isKeyed(field)) return rowValues(values, field);
      const value = values[field.name];
      return isEmpty(value) ? [] : [[field.name, value]];
    }),
  );

/** The rows of a list with what people say of some: changed where they stand, added last, or taken out. */
const overlaidRows = (
  values: Values,
  field: KeyedField,
  said: ReadonlyMap<string, unknown>,
): Row[] => {
  const mark = (value: unknown): Row[] => {
    if (value === null) return [];
    const rows = (field.isMany ? value : [value]) as Row[];
    return field.isSourced ? rows.map((row) => ({ ...row, source: COMMUNITY })) : rows;
  };
  const known = Map.groupBy(rowsOf(values, field), (row) => keyIn(field, row));
  const kept = [...known].flatMap(([key, rows]) => (said.has(key) ? mark(said.get(key)) : rows));
  const added = [...said].flatMap(([key, value]) => (known.has(key) ? [] : mark(value)));
  const all = [...kept, ...added];
  return field.compare ? all.toSorted((a, b) => field.compare!(a as never, b as never)) : all;
};

const saidOfRows = (said: CommunityValues, { name }: EditableField): Map<string, unknown> => {
  const start = addressOf(name, '');
  return new Map(
    Object.entries(said)
      .filter(([address]) => address.startsWith(start))
      .map(([address, value]) => [address.slice(start.length), value]),
  );
};

/** What people say of one field, as it then stands in the record; undefined if they say nothing. */
const overlaidField = (
  values: Values,
  field: EditableField,
  said: CommunityValues,
): { value: unknown } | undefined => {
  if (!isKeyed(field)) return field.name in said ? { value: plainValue(field, said) } : undefined;
  const rows = saidOfRows(said, field);
  return rows.size === 0 ? undefined : { value: overlaidRows(values, field, rows) };
};

const plainValue = ({ name, empty }: PlainField, said: CommunityValues): unknown =>
  said[name] ?? empty;

/** Which fields of the provenance a change of a field tells: ids have one for each site. */
const tellsOf = ({ name }: EditableField, said: CommunityValues): string[] =>
  name === 'externalIds'
    ? Object.keys(said).filter((address) => address.startsWith(addressOf(name, '')))
    : [name];

/**
 * Values of a work (its record, or its details) with what people say in place of what sources say. The provenance names the community
 * where it was believed.
 */
export const overlaid = <Work extends object & { provenance: Record<string, string> }>(
  work: Work,
  fields: readonly EditableField[],
  said: CommunityValues,
): Work => {
  const changed: Record<string, unknown> = {};
  const provenance: Record<string, string> = { ...work.provenance };
  for (const field of fields) {
    const found = overlaidField({ ...work }, field, said);
    if (!found) continue;
    changed[field.name] = found.value;
    for (const name of tellsOf(field, said)) provenance[name] = COMMUNITY;
    if (isKeyed(field) && field.isSourced)
      creditRows(provenance, field.name, found.value as RowCredit[]);
  }
  return { ...work, ...changed, provenance };
};
