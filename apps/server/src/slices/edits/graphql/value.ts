import { builder } from '#platform/graphql/builder.ts';
import { valuesOf } from '#platform/graphql/enum.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import {
  AnimeRef,
  type FieldAddress,
  type FieldGroup,
  MangaRef,
  partsOf,
  type StatedRelation,
  visibleTo,
  workNamed,
} from '#slices/catalog/index.ts';

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

type Looking = Pick<RequestContext, 'app' | 'caller'>;

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

/** The work that a relation names, as far as the caller may see it; null for all other values. */
const relatedTo = (field: FieldAddress, value: unknown, { app, caller }: Looking) => {
  const named = partsOf(field).name === 'related' ? workNamed(app, value as StatedRelation) : null;
  return named && visibleTo(caller)(named.work) ? named : null;
};

/** The fields that say which work a relation names. `valueOf` gives the relation, if it is one. */
export const relatedFields = <Shape extends { field: FieldAddress }>(
  t: Fields<Shape>,
  valueOf: (of: Shape) => unknown,
) => {
  const named = (of: Shape, context: Looking) => {
    const value = valueOf(of);
    return value == null ? null : relatedTo(of.field, value, context);
  };
  return {
    relatedAnime: t.field({
      type: AnimeRef,
      description: 'Of a relation: the other work, if it is an anime that is here.',
      resolve: (of, _args, context) => {
        const found = named(of, context);
        return found?.medium === 'ANIME' ? found.work : null;
      },
    }),
    relatedManga: t.field({
      type: MangaRef,
      description: 'Of a relation: the other work, if it is a manga that is here.',
      resolve: (of, _args, context) => {
        const found = named(of, context);
        return found?.medium === 'MANGA' ? found.work : null;
      },
    }),
  };
};

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
  ...relatedFields<Shape>(t, ({ before, after }) => after ?? before),
});
