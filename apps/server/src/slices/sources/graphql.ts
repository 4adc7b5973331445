import { builder } from '#platform/graphql/builder.ts';
import { DataSourceRef } from '#slices/catalog/index.ts';
import { termsOf } from './terms.ts';

builder.objectField(DataSourceRef, 'terms', (t) =>
  t.string({
    description:
      'On what terms its facts are used, in one or two English sentences; null if nobody knows, as of a source of a hub without an open licence.',
    resolve: termsOf,
  }),
);
