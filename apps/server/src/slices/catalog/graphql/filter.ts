import type { EnumRef } from '@pothos/core';
import { builder } from '#platform/graphql/builder.ts';
import type { StaffCredit } from '../credit.ts';
import { nameKey } from '../rules/title-key.ts';

const IN = 'One of these.';
const NOT = 'None of these. Works whose value is not known are included.';

/** The filter by a field with one value of an enum: `{ in: […], not: […] }`. */
export const choiceFilter = <Value extends string>(
  name: string,
  type: EnumRef<typeof builder.$inferSchemaTypes, Value>,
) =>
  builder.inputType(name, {
    description: 'By a field with one value.',
    fields: (t) => ({
      in: t.field({ type: [type], description: IN }),
      not: t.field({ type: [type], description: NOT }),
    }),
  });

export const TextFilterInput = builder.inputType('TextFilter', {
  description: 'A field with one value, written as it stands there.',
  fields: (t) => ({
    in: t.stringList({ description: IN }),
    not: t.stringList({ description: NOT }),
  }),
});

export const TextSetFilterInput = builder.inputType('TextSetFilter', {
  description: 'A field with several values, written as they stand there.',
  fields: (t) => ({
    in: t.stringList({ description: 'At least one of these.' }),
    all: t.stringList({ description: 'Every one of these.' }),
    not: t.stringList({ description: 'None of these.' }),
  }),
});

export const IdFilterInput = builder.inputType('IdFilter', {
  description: 'By id.',
  fields: (t) => ({
    in: t.idList({ description: IN }),
    not: t.idList({ description: 'None of these.' }),
  }),
});

export const ExternalIdFilterInput = builder.inputType('ExternalIdFilter', {
  description: 'By ids in another database.',
  fields: (t) => ({
    site: t.string({ required: true, description: 'As in `ExternalId.site`: `mal`, `anilist`.' }),
    in: t.stringList({ description: 'Works with one of these ids.' }),
    not: t.stringList({ description: 'Works with none of these ids.' }),
  }),
});

export const IntRangeInput = builder.inputType('IntRange', {
  description: 'A range of numbers. Works whose number is not known are in no range.',
  fields: (t) => ({
    greater: t.int({ description: 'Strictly greater than this.' }),
    less: t.int({ description: 'Strictly less than this.' }),
  }),
});

export const DateRangeInput = builder.inputType('DateRange', {
  description:
    'A range of dates. A date of which only the year or month is known is after a date if all of that year or month is after it.',
  fields: (t) => ({
    greater: t.field({ type: 'PartialDate', description: 'Strictly after this.' }),
    less: t.field({ type: 'PartialDate', description: 'Strictly before this.' }),
  }),
});

type Names = typeof TextSetFilterInput.$inferInput | null | undefined;

/** Names that are asked for, as names are compared. */
export const namesAsked = (filter: Names): Names =>
  filter && {
    in: filter.in?.map(nameKey) ?? null,
    all: filter.all?.map(nameKey) ?? null,
    not: filter.not?.map(nameKey) ?? null,
  };

/** A filter looks at the names of every work there is, and to bring one to its form takes longer than all else it does. */
const known = new WeakMap<readonly unknown[], readonly string[]>();

const keysOf = <Item>(items: readonly Item[], namesOf: (item: Item) => string[]) => {
  const found = known.get(items) ?? items.flatMap(namesOf).map(nameKey);
  known.set(items, found);
  return found;
};

/** Every spelling of the people a work credits, as names are compared. */
export const namesOfStaff = ({ staff }: { staff: readonly StaffCredit[] }): readonly string[] =>
  keysOf(staff, ({ name, nameNative }) => [name, nameNative ?? name]);

/** The studios of a work, as names are compared. */
export const namesOfStudios = ({ studios }: { studios: readonly string[] }): readonly string[] =>
  keysOf(studios, (name) => [name]);
