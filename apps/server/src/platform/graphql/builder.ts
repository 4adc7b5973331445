import SchemaBuilder from '@pothos/core';
import RelayPlugin from '@pothos/plugin-relay';
import { assertValidSchema, GraphQLSchema } from 'graphql';
import type { TotalCount } from './connection.ts';
import type { RequestContext } from './context.ts';
import type { ObjectExtensions } from './field-extension.ts';
import { LARGEST_PAGE, PAGE_BOUNDS } from './limits.ts';
import { nameLists } from './paged-list.ts';
import { readPagesPlainly } from './plain-page.ts';
import { parseInstant, parsePartialDate, printInstant } from './scalar.ts';
import { enforceTiers } from './tier.ts';
import type { Vocabulary } from '#platform/vocabulary.ts';

const MOST = `at most ${PAGE_BOUNDS.max} (${LARGEST_PAGE} on a paid tier) unless said`;

const PUBLIC = { tier: 'public' } as const satisfies ObjectExtensions;

/** The project's one schema builder: slices add their types and fields to it when they are imported. */
export const builder = new SchemaBuilder<{
  Context: RequestContext;
  Connection: { totalCount: TotalCount };
  DefaultEdgesNullability: false;
  DefaultNodeNullability: false;
  Scalars: {
    DateTime: { Input: Date; Output: Date | string };
    ID: { Input: string; Output: string | number };
    PartialDate: { Input: string; Output: string };
  };
}>({
  plugins: [RelayPlugin],
  relay: {
    cursorType: 'String',
    // Pages of a list are public; their items have their own tier.
    defaultConnectionTypeOptions: { extensions: PUBLIC, description: 'A page of a list.' },
    defaultEdgeTypeOptions: {
      extensions: PUBLIC,
      description: 'An item of a list, with its cursor.',
    },
    pageInfoTypeOptions: { extensions: PUBLIC, description: 'The place of a page in its list.' },
    edgesFieldOptions: {
      nullable: false,
      description: 'The items of the page, each with its cursor.',
    },
    nodeFieldOptions: { nullable: false, description: 'The item.' },
    cursorFieldOptions: {
      description: 'The place of the item in the list, for `after` and `before`.',
    },
    pageInfoFieldOptions: { description: 'The place of the page in the list.' },
    hasNextPageFieldOptions: { description: 'Whether items follow this page.' },
    hasPreviousPageFieldOptions: { description: 'Whether items precede this page.' },
    startCursorFieldOptions: { description: 'Cursor of the first item; null on an empty page.' },
    endCursorFieldOptions: { description: 'Cursor of the last item; null on an empty page.' },
    nodesOnConnection: { description: 'The nodes of the edges, for clients that need no cursors.' },
    firstArgOptions: { description: `How many items from the start, ${MOST}.` },
    afterArgOptions: { description: 'Only items after this cursor.' },
    lastArgOptions: { description: `How many items from the end, ${MOST}.` },
    beforeArgOptions: { description: 'Only items before this cursor.' },
  },
});

builder.queryType({ description: 'Everything that can be read.' });
builder.mutationType({ description: 'Everything that can be changed.' });

builder.scalarType('DateTime', {
  description: 'An instant, RFC 3339 in UTC: "2026-01-07T15:30:00.000Z".',
  serialize: printInstant,
  parseValue: parseInstant,
});

builder.scalarType('PartialDate', {
  description:
    'A date whose day, or day and month, may be unknown: "2026", "2026-01", "2026-01-07".',
  serialize: parsePartialDate,
  parseValue: parsePartialDate,
});

builder.globalConnectionField('totalCount', (t) =>
  t.int({
    description: 'The number of items on all pages: exact, or null if counting would be slow.',
    resolve: ({ totalCount }) => (typeof totalCount === 'function' ? totalCount() : totalCount),
  }),
);

type Completion = (vocabulary: Vocabulary) => void;
const completions: Completion[] = [];

/** Called before the schema is built, with the words that all slices declare. */
export const completeSchema = (complete: Completion): void => void completions.push(complete);

/** The schema of all types added so far, with its tiers enforced. @throws Error if it is not consistent */
export const buildSchema = (vocabulary: Vocabulary): GraphQLSchema => {
  for (const complete of completions) complete(vocabulary);
  const schema = enforceTiers(
    nameLists(readPagesPlainly(withoutEmptyMutation(builder.toSchema()))),
  );
  assertValidSchema(schema);
  return schema;
};

/** A part of the service may have no mutations, but GraphQL allows no empty type. */
const withoutEmptyMutation = (schema: GraphQLSchema): GraphQLSchema => {
  const mutation = schema.getMutationType();
  if (!mutation || Object.keys(mutation.getFields()).length > 0) return schema;
  const config = schema.toConfig();
  const types = config.types.filter((type) => type !== mutation);
  return new GraphQLSchema({ ...config, mutation: null, types });
};
