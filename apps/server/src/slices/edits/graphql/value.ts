import { builder } from '#platform/graphql/builder.ts';
import { valuesOf } from '#platform/graphql/enum.ts';
import type { FieldAddress, FieldGroup } from '#slices/catalog/index.ts';

export const EditFieldGroupEnum = builder.enumType('EditFieldGroup', {
  description: 'What a field is about.',
  values: valuesOf<FieldGroup>({
    TITLES: 'What it is called.',
    FACTS: 'Format, status, counts, genres and the like.',
    DATES: 'Dates, seasons, schedules and releases of films.',
    TEXTS: 'Descriptions.',
    PEOPLE: 'Staff, studios and characters.',
    EPISODES: 'Titles and days of episodes.',
    CHAPTERS: 'Chapters and volumes.',
    MAPPING: 'Which episodes numbers of other databases mean.',
    RELATIONS: 'Relations to other works.',
    LINKS: 'Links, and ids at other sites.',
    IMAGES: 'Pictures.',
  }),
});

/** A value as the API writes it: JSON as text, null for none. */
export const jsonText = (value: unknown): string | null =>
  value === null || value === undefined ? null : JSON.stringify(value);

/** A value that changed. */
export interface ValueChange {
  field: FieldAddress;
  group: FieldGroup;
  before: unknown;
  after: unknown;
}

type Fields<Shape> = Parameters<
  Parameters<ReturnType<typeof builder.objectRef<Shape>>['implement']>[0]['fields'] & object
>[0];

/** The fields of a value that changed. */
export const valueFields = <Shape extends ValueChange>(t: Fields<Shape>) => ({
  field: t.string({
    nullable: false,
    description:
      'The field, such as `titleEnglish`, or a row of a list with its key: `episodes.12`, `externalIds.mal`, `movieReleases.JP:THEATRICAL`, `chapters.en:10.5`.',
    resolve: ({ field }) => field,
  }),
  group: t.field({
    type: EditFieldGroupEnum,
    nullable: false,
    description: 'What the field is about.',
    resolve: ({ group }) => group,
  }),
  before: t.string({
    description: 'The value before, as JSON; null if there was none.',
    resolve: ({ before }) => jsonText(before),
  }),
  after: t.string({
    description: 'The value after, as JSON; null if there is none.',
    resolve: ({ after }) => jsonText(after),
  }),
});
